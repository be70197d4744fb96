"""The main flow, the same in every browser: set up with a passphrase, add a place, start again without a server, unlock, find it."""

import os
import re

from server import Server

PASSPHRASE = "correct horse battery staple"
PLACE = "Zürich 東京"
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}


class MainFlow:
    """For a test case with `start_browser`."""

    def setUp(self):
        self.server = Server(os.environ["SITE"])
        self.addCleanup(self.stop_server)
        self.browser = self.start_browser()
        self.addCleanup(self.browser.end)
        self.browser.resize(*SIZES["phone"])
        self.browser.goto(f"http://localhost:{self.server.port}/")

    def tearDown(self):
        self.assertEqual(self.browser.errors(), [])

    def stop_server(self):
        if self.server.is_running():
            self.server.stop()

    def test_a_place_is_found_again_without_a_network(self):
        browser = self.browser
        self.offers_passkeys_where_there_are_some()
        self.set_up()
        self.add_place()
        self.is_kept()
        self.stop_server()
        browser.reload()
        self.unlock()
        browser.until(browser.has_map, "a map that is drawn")
        self.finds_the_place()
        self.take_screenshots()
        browser.click("Lock now")
        self.is_locked()

    def set_up(self):
        browser = self.browser
        browser.click("Passphrase")
        browser.fill("Passphrase", PASSPHRASE)
        browser.fill("The same again", PASSPHRASE)
        browser.click("Continue")
        browser.fill("Kept it? Type its last group", self.recovery_key().rpartition("-")[2])
        browser.click("Continue")
        self.is_open()

    def recovery_key(self):
        return re.sub(r"\s", "", self.browser.group("Recovery key"))

    def add_place(self):
        browser = self.browser
        browser.click("Add place")
        browser.fill("Place name", PLACE)
        browser.click("Save")
        browser.until(lambda: browser.field("Place name") is None, "the end of the form")
        browser.until(lambda: "Saved" in browser.statuses(), "Saved")

    def is_kept(self):
        """Whether the browser has all that it needs to open the app without a network."""
        self.browser.until(lambda: self.browser.evaluate("navigator.serviceWorker.controller !== null"), "the app's own files")

    def unlock(self):
        browser = self.browser
        self.is_locked()
        browser.click("Unlock Places")
        browser.fill("Passphrase", PASSPHRASE + "!")
        browser.click("Unlock")
        browser.sees("That is not the passphrase.")
        browser.sees("Your places are still here, and still locked.")
        browser.click("OK")
        browser.fill("Passphrase", PASSPHRASE)
        browser.click("Unlock")
        self.is_open()

    def finds_the_place(self):
        self.browser.click("Places")
        self.browser.sees(PLACE)
        self.browser.click("Close")

    def is_open(self):
        self.browser.until(lambda: self.browser.has_button("Add place"), "the map")

    def is_locked(self):
        self.browser.until(lambda: self.browser.has_button("Unlock Places"), "the lock")
        self.assertNotIn(PLACE, self.browser.text())

    def take_screenshots(self):
        folder = os.environ.get("SCREENSHOTS")
        for name, size in SIZES.items() if folder else []:
            self.browser.resize(*size)
            self.browser.screenshot(os.path.join(folder, f"{type(self.browser).__name__}-{name}.png"))
