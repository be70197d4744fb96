"""What others could see: the disk, other hosts, the console."""

import struct
import unittest

import store
from app import DESKTOP, AppTest

NAME = "Tsukiji Outer Market"
DESCRIPTION = "Breakfast before the crowds come"


class SecrecyTest(AppTest):
    """That no request goes elsewhere and nothing is written to the console is checked at the end of every test."""

    draws_world = True

    def needles(self, longitude, latitude):
        """How name, description and position would look as text or bytes; hexadecimal digits."""
        texts = [NAME, DESCRIPTION, "New location", f"{longitude:.4f}", f"{latitude:.4f}"]
        found = [text.encode(code).hex() for text in texts for code in ["utf-8", "utf-16-le"]]
        for number in [longitude, latitude]:
            found += [struct.pack(form, number).hex() for form in ["<d", ">d", "<f", ">f"]]
        return found

    def test_nothing_is_stored_in_the_clear(self):
        for way in ["Passphrase", "No lock"]:
            with self.subTest(way):
                self.use(way)

    def use(self, way):
        self.context.close()
        self.context = self.new_context()
        self.page = self.open()
        key = self.set_up(way)
        self.map("map.jumpTo({ center: [139.77064, 35.66548], zoom: 12 })")
        longitude, latitude = self.map("map.getCenter().toArray()")
        self.add(NAME, DESCRIPTION)
        self.button("Places").click()
        self.sees(DESCRIPTION)
        # Hiding the page keeps what is being looked at and typed.
        self.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true }), document.dispatchEvent(new Event('visibilitychange'))")
        self.until(lambda: "entries/state/view" in store.records(self.page), "the kept view")
        records = store.records(self.page)
        self.assertTrue(any(name.startswith("entries/journal/") for name in records))
        everything = "".join(name.encode().hex() + "|" + value + "|" for name, value in records.items())
        everything += store.elsewhere(self.page).encode().hex()
        for needle in [*self.needles(longitude, latitude), key.encode().hex(), key.replace("-", "").encode().hex()]:
            self.assertNotIn(needle, everything)


class WideSecrecyTest(SecrecyTest):
    viewport = DESKTOP
    draws_world = False
    options = {"color_scheme": "dark"}

    def test_the_search_itself_finds_what_is_in_the_clear(self):
        self.set_up()
        self.page.evaluate("name => localStorage.setItem('x', name)", NAME)
        self.assertIn(NAME, store.elsewhere(self.page))


if __name__ == "__main__":
    unittest.main()
