"""SavedPlaces files of the two older apps: picked or dropped, with a report and one undo."""

import json
import unittest

from playwright.sync_api import expect

from app import AppTest

CLASSIC = [
    {"title": "Buckingham Palace", "subtitle": "Where the band plays", "latitude": 51.501, "longitude": -0.141},
    {"subtitle": "Nothing to call it", "latitude": 51.5, "longitude": -0.12},
    {"title": "Off the globe", "subtitle": "", "latitude": 91, "longitude": 150},
    {"title": "Nowhere", "subtitle": "no position at all"},
]
MODERN = [
    {"id": "6F9619FF-8B86-D011-B42D-00CF4FC964FF", "name": "Sagrada Família", "description": "東側から", "latitude": 41.4036, "longitude": 2.1744},
    {"id": "0E984725-C51C-4BF4-9960-E1C80E27ABA0", "name": "Alhambra", "description": "", "latitude": 37.1761, "longitude": -3.5881},
]
DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "SavedPlaces"));
  for (const kind of ["dragenter", "dragover", "drop"]) {
    document.getElementById("app").dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
  }
}"""


class ImportTest(AppTest):
    def setUp(self):
        super().setUp()
        self.set_up()

    def pick(self, content, name="SavedPlaces"):
        self.button("Settings").click()
        file = {"name": name, "mimeType": "application/json", "buffer": content if isinstance(content, bytes) else json.dumps(content).encode()}
        self.field("Import a file…").set_input_files(file)

    def report(self):
        """The numbers: found, new, already there, skipped."""
        expect(self.by_role("heading", "What was imported")).to_be_visible()
        facts = self.page.evaluate("[...document.querySelectorAll('[data-sheet] .facts .fact')].map((fact) => [fact.children[0].textContent, Number(fact.children[1].textContent)])")
        self.assertEqual([name for name, _ in facts], ["Found in the file", "New", "Already there", "Skipped"])
        return [count for _, count in facts]

    def test_a_classic_file_that_is_picked(self):
        self.pick(CLASSIC)
        self.assertEqual(self.report(), [4, 2, 0, 2])
        self.sees("Its latitude is not between −90 and 90. Correct it.")
        self.sees("Off the globe")
        self.sees("It has no latitude. Add one.")
        self.button("OK").click()
        self.is_saved()
        self.lists("Buckingham Palace", "Unknown")
        self.reload()
        self.is_open()
        self.lists("Buckingham Palace", "Unknown")

    def test_a_modern_file_that_is_dropped(self):
        self.page.evaluate(DROP, json.dumps(MODERN))
        self.assertEqual(self.report(), [2, 2, 0, 0])
        self.button("OK").click()
        self.lists("Alhambra", "Sagrada Família")

    def test_the_same_file_again_adds_nothing(self):
        for content in [CLASSIC, MODERN]:
            self.pick(content)
            _, new, _, skipped = self.report()
            self.button("OK").click()
            self.pick(content)
            self.assertEqual(self.report(), [new + skipped, 0, new, skipped])
            self.button("OK").click()
        self.lists("Alhambra", "Buckingham Palace", "Sagrada Família", "Unknown")

    def test_one_undo_takes_the_whole_import_back(self):
        self.add("Mine")
        self.pick(MODERN)
        self.report()
        self.button("Undo").first.click()
        self.sees("Undone.")
        self.is_saved()
        self.reload()
        self.is_open()
        self.lists("Mine")

    def test_a_file_that_is_no_list_of_places_is_told(self):
        for content, told in [
            (b"\x89PNG\r\n", "This is not a SavedPlaces file."),
            (b'{"a": 1}', "This is not a SavedPlaces file."),
        ]:
            self.pick(content)
            self.sees(told)
            self.button("Close").first.click()
        self.lists()

    def test_a_file_without_places_is_told(self):
        self.pick(b"[]")
        self.sees("The file holds no places.")


if __name__ == "__main__":
    unittest.main()
