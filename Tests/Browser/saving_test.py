"""What "Saved" promises: the place is there after a reload, a crash, a kill, and in the other tab."""

import os
import signal
import tempfile
import unittest

from playwright.sync_api import Error, expect

from app import DESKTOP, FLAGS, PROGRAM, AppTest, playwright

# Lets no transaction of the worker finish until it is told to.
HOLD = """() => {
  const { transaction } = IDBDatabase.prototype;
  self.held = 0;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const made = transaction.call(this, stores, mode, options);
    if (mode !== "readwrite") return made;
    self.held++;
    const busy = () => (made.objectStore(made.objectStoreNames[0]).get("").onsuccess = busy);
    busy();
    return made;
  };
}"""
# Ends the worker's transactions with this error, as a full disk would, or no longer.
REFUSE = """(name) => {
  self.put ??= IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = !name ? self.put : function (...what) {
    const { transaction } = this;
    if (!Object.hasOwn(transaction, "error")) {
      Object.defineProperty(transaction, "error", { value: new DOMException("", name) });
      queueMicrotask(() => transaction.abort());
    }
    return self.put.apply(this, what);
  };
}"""


class SavingTest(AppTest):
    viewport = DESKTOP

    def worker(self, page=None):
        """The worker that holds the core; the map has workers of its own."""
        page = page or self.page
        return self.until(lambda: next((worker for worker in page.workers if "/worker." in worker.url), None), "the worker")

    def finds(self, *names, page=None):
        self.is_open(page)
        self.lists(*names, page=page)

    def type_a_place(self, name):
        self.button("Add place").click()
        expect(self.field("Place name")).to_be_focused()
        self.page.keyboard.type(name)
        self.button("Save").click()

    def test_a_reload_finds_the_places(self):
        self.set_up()
        self.add("One")
        self.reload()
        self.finds("One")

    def test_closing_the_page_right_after_saved_loses_nothing(self):
        self.set_up()
        self.add("One")
        self.page.close(run_before_unload=False)
        self.page = self.open()
        self.finds("One")

    def test_a_crash_right_after_saved_loses_nothing(self):
        self.set_up()
        self.add("One")
        with self.assertRaises(Error, msg="the page crashes"):
            self.page.goto("chrome://crash")
        self.page = self.open()
        self.finds("One")

    def test_killing_the_browser_right_after_saved_loses_nothing(self):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            self.launch(folder)
            self.set_up()
            self.add("One")
            self.kill()
            self.launch(folder)
            self.finds("One")
            self.kill()

    def test_storage_that_is_not_allowed_is_told(self):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            os.mkdir(f"{folder}/Default")
            with open(f"{folder}/Default/Preferences", "w", encoding="utf-8") as file:
                file.write('{"profile": {"default_content_setting_values": {"cookies": 2}}}')
            self.launch(folder)
            self.sees("The browser does not let this page store anything.")
            self.sees("Nothing was changed.")
            self.kill()

    def launch(self, folder):
        """A browser of its own, whose storage is on the disk."""
        self.context = playwright().chromium.launch_persistent_context(folder, executable_path=PROGRAM, args=FLAGS, viewport=self.viewport, locale="en-GB", reduced_motion="reduce")
        self.watch(self.context)
        self.page = self.open()

    def kill(self):
        session = self.context.browser.new_browser_cdp_session()
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        [browser] = [process["id"] for process in processes if process["type"] == "browser"]
        os.kill(browser, signal.SIGKILL)
        self.until(lambda: not os.path.exists(f"/proc/{browser}"), "the end of the browser")

    def test_saved_is_not_said_before_the_transaction_has_committed(self):
        self.set_up()
        self.add("One")
        self.worker().evaluate(HOLD)
        self.type_a_place("Two")
        self.sees("Saving…")
        self.until(lambda: self.worker().evaluate("self.held"), "the transaction")
        self.sees("Saving…")
        self.assertEqual(self.page.get_by_text("Saved", exact=True).count(), 0)

    def test_killing_the_page_in_the_middle_of_a_save_loses_nothing_acknowledged(self):
        self.set_up()
        self.add("One")
        self.worker().evaluate(HOLD)
        self.type_a_place("Two")
        self.until(lambda: self.worker().evaluate("self.held"), "the transaction")
        self.page.close(run_before_unload=False)
        self.page = self.open()
        self.finds("One")
        self.assertEqual(self.page.get_by_text("could not be read").count(), 0)

    def test_killing_the_worker_in_the_middle_of_a_save_loses_nothing_acknowledged(self):
        self.set_up()
        self.add("One")
        self.worker().evaluate(HOLD)
        self.type_a_place("Two")
        self.until(lambda: self.worker().evaluate("self.held"), "the transaction")
        self.worker().evaluate("close()")
        self.page.close(run_before_unload=False)
        self.page = self.open()
        self.finds("One")
        self.add("Three")

    def test_a_full_storage_is_told_and_what_was_typed_is_kept_and_tried_again(self):
        self.set_up()
        self.add("One")
        self.worker().evaluate(REFUSE, "QuotaExceededError")
        self.type_a_place("Two")
        self.sees("Not saved yet")
        self.sees("This browser has no storage left.")
        self.lists("One", "Two")
        self.worker().evaluate(REFUSE, None)
        self.button("Try again").click()
        self.is_saved()
        self.reload()
        self.finds("One", "Two")

    def test_storage_that_is_taken_away_is_told(self):
        self.set_up()
        self.page.evaluate("new Promise((done) => (indexedDB.deleteDatabase('bucketlist').onsuccess = done))")
        self.type_a_place("Two")
        self.sees("The browser closed its storage.")
        self.assertEqual(self.page.evaluate("indexedDB.databases()"), [], "a new database must not be taken for the old one")

    def test_two_tabs_converge(self):
        self.set_up()
        other = self.open()
        self.is_open(other)
        self.add("From one")
        self.finds("From one", page=other)
        first, self.page = self.page, other
        self.add("From the other")
        self.finds("From one", "From the other", page=first)

    def test_two_tabs_that_save_at_once_both_keep_their_places(self):
        self.set_up()
        tabs = {"Left": self.page, "Right": self.open()}
        for name, page in tabs.items():
            self.is_open(page)
            self.button("Add place", page).click()
            self.is_saved(page)
            self.field("Place name", page).fill(name)
        for page in tabs.values():
            page.evaluate("document.querySelector('[data-sheet] form').requestSubmit()")
        for page in tabs.values():
            expect(self.field("Place name", page)).to_have_count(0)
            self.is_saved(page)
            self.lists("Left", "Right", page=page)


if __name__ == "__main__":
    unittest.main()
