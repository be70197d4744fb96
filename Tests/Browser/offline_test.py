"""Without a network: what one visit leaves behind, and how a new version takes over whole or not at all."""

import json
import pathlib
import signal
import tempfile
import unittest

import scripts
from app import BARE_STYLE, AppTest, Server, expect

site = scripts.load("site")
TOP = scripts.SETUP.parent


class OfflineCase(AppTest):
    """Each test has a server and a folder of its own, so that it can change the site or take it away."""

    options = {"service_workers": "allow"}
    # What stands in for the world is in the site itself: the worker checks what it gets.
    draws_world = True
    has_world = False

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.sources, self.written = site.read_sources(TOP)
        self.sources["gazetteer.bin"] = b"as small as can be"
        if not self.has_world:
            self.sources["world-map/world.pmtiles"] = b"none"
            for theme in ["light", "dark"]:
                self.sources[f"world-map/style.{theme}.json"] = json.dumps(BARE_STYLE).encode()
        self.publish()
        self.server = Server(folder.name)
        self.addCleanup(lambda: self.server.is_running() and self.server.stop())
        super().setUp()

    def site_address(self):
        return f"http://localhost:{self.server.port}/"

    def publish(self, change=None):
        """Lays the site out, with one file changed; returns it as address to content."""
        sources = dict(self.sources)
        if change:
            sources["theme.css"] += f"#{change} {{ color: red }}".encode()
            sources["index.html"] = sources["index.html"].replace(b"<title>BucketList", f"<title>{change}".encode())
        files = site.Layout(sources, self.written).everything()
        site.write(files, self.folder)
        return files

    def serve_again(self):
        """Has the server read its folder anew."""
        before = len(self.server.log())
        self.server.signal(signal.SIGHUP)
        self.until(lambda: len(self.server.log()) > before, "the server to read its folder")

    def is_ready(self):
        """The worker has everything and answers."""
        self.until(lambda: self.page.evaluate("navigator.serviceWorker.controller?.state") == "activated", "the worker")

    def go_offline(self):
        self.server.stop()

    def caches(self):
        return self.page.evaluate("caches.keys()")


class OfflineTest(OfflineCase):
    has_world = True

    def test_after_one_visit_everything_works_without_a_network(self):
        self.set_up("Passphrase")
        self.add("Kyōto")
        self.is_ready()
        self.go_offline()
        self.reload()
        self.unlock()
        self.is_open()
        self.add("Nara")
        self.lists("Kyōto", "Nara")
        self.assertGreater(self.map("map.queryRenderedFeatures().filter(({ source }) => source === 'world').length"), 0)
        other = self.open()
        self.unlock(page=other)
        self.lists("Kyōto", "Nara", page=other)


class UpdateTest(OfflineCase):
    def test_an_update_waits_and_takes_over_on_demand_in_every_tab_with_what_was_typed(self):
        self.set_up()
        self.add("Kyōto")
        self.is_ready()
        files = self.publish("Next")
        self.serve_again()
        other = self.open()
        self.button("Add place", other).click()
        self.field("Place name", other).fill("Nara, half ty")
        self.reload()
        self.assertEqual(self.page.title(), "BucketList")
        self.sees("A new version is ready.")
        self.button("Update now").click()
        for page in [self.page, other]:
            self.until(lambda: page.title() == "Next", "the new version")
        # One of them offers what was typed, whichever opened first.
        editing = lambda page: self.field("Place name", page).count() == 1
        other = self.until(lambda: next(filter(editing, [self.page, other]), None), "the form")
        expect(self.field("Place name", other)).to_have_value("Nara, half ty")
        # What the page runs is whole, also without the server.
        listed = next(address for address in files if "precache" in address)
        self.until(lambda: self.caches() == [listed], "the old cache to go")
        self.go_offline()
        self.button("Save", other).click()
        self.lists("Kyōto", "Nara, half ty", page=other)
        self.reload(other)
        self.lists("Kyōto", "Nara, half ty", page=other)

    def test_an_update_that_is_not_whole_changes_nothing(self):
        self.set_up()
        self.is_ready()
        old = self.caches()
        files = self.publish("Next")
        style = next(address for address, content in files.items() if address.endswith(".css") and b"#Next" in content)
        listed = next(address for address in files if "precache" in address)
        for fault in ["missing", "cut off"]:
            with self.subTest(fault):
                if fault == "missing":
                    (self.folder / style[1:]).unlink()
                else:
                    (self.folder / style[1:]).write_bytes(files[style][:-20])
                self.serve_again()
                self.reload()
                self.until(lambda: listed in self.caches(), "the beginning of the update")
                self.until(lambda: self.page.evaluate("navigator.serviceWorker.getRegistration().then((all) => !all.installing)"), "its end")
                self.assertFalse(self.page.evaluate("navigator.serviceWorker.getRegistration().then((all) => Boolean(all.waiting))"))
                self.assertIn(old[0], self.caches())
        self.errors.clear()
        self.go_offline()
        self.reload()
        self.is_open()
        self.assertEqual(self.page.title(), "BucketList")
        self.add("Uji")


if __name__ == "__main__":
    unittest.main()
