"""One field finds own places, cities and countries in any script, coordinates and links."""

import re
import unittest

from playwright.sync_api import expect

from app import DESKTOP, AppTest


class FindTest(AppTest):
    def search(self, text):
        self.page.get_by_role("searchbox").fill(text)

    def rows(self, *starts):
        names = self.page.locator(".row-name")
        self.until(lambda: [name.split("\n")[0] for name in names.all_inner_texts()[: len(starts)]] == list(starts), f"{starts}, not {names.all_inner_texts()}")

    def test_from_a_name_in_any_script_to_a_place(self):
        self.set_up()
        self.add("Tokyo Tower")
        asked = []
        self.context.on("request", lambda request: asked.append(request.url))
        self.button("Places").click()
        self.search("tokyo")
        self.rows("Tokyo Tower", "Tokyo")
        self.search("東京")
        self.rows("Tokyo")
        self.search("москва")
        self.rows("Moscow")
        self.has_no_findings("found")
        # No letter of it leaves the device: what is fetched is the index, once.
        files = [re.sub(r"\.[0-9a-f]{8}\.", ".", url.rpartition("/")[2]) for url in asked]
        self.assertEqual(sorted(set(files)), ["atlas.wasm", "gazetteer.bin"])
        self.search("zurich")
        self.button(re.compile("^Zürich")).first.click()
        expect(self.by_role("heading", "Zürich")).to_be_visible()
        self.has_no_findings("result")
        self.until(lambda: abs(self.map("map.getCenter().lng") - 8.55) < 0.2, "the map at Zürich")
        self.button("Add here").click()
        expect(self.field("Place name")).to_have_value("Zürich")
        self.save()
        self.lists("Tokyo Tower", "Zürich")

    def test_the_list_of_what_is_on_screen_follows_the_map_by_keyboard_alone(self):
        self.set_up()
        self.add("Here")
        self.page.locator("#show-places").focus()
        self.press("Enter")
        chip = self.button("On screen")
        expect(chip).to_have_attribute("aria-pressed", "false")
        chip.focus()
        self.press("Space")
        expect(chip).to_have_attribute("aria-pressed", "true")
        said = self.page.locator(".count[role=status]")
        expect(said).to_have_text("1 place on screen")
        self.has_no_findings("on screen")
        self.page.locator("canvas").focus()
        for _ in range(9):
            self.press("ArrowRight")
        expect(said).to_have_text("None of your places is on screen.")
        chip.focus()
        self.press("Space")
        expect(said).to_have_text("1 place")

    def test_coordinates_and_links_lead_there_and_nothing_is_guessed(self):
        self.set_up()
        for text in ["48.8584, 2.2945", "N 48° 51' 30.2\" E 2° 17' 40.2\"", "geo:48.8584,2.2945", "https://www.openstreetmap.org/?mlat=48.8584&mlon=2.2945#map=12/1/1"]:
            self.button("Places").click()
            self.search(text)
            self.button(re.compile("^This position")).click()
            self.sees("48.858")
            self.press("Escape")
        self.button("Places").click()
        self.search("https://maps.app.goo.gl/x")
        self.sees("Only its provider knows where a short link leads.")
        self.search("48.8584, 200.5, 7")
        self.sees("No place matches")
        expect(self.page.locator(".findings .row")).to_have_count(0)


class MissingAtlasTest(AppTest):
    viewport = DESKTOP

    def test_without_its_index_the_search_says_so(self):
        self.set_up()
        self.context.route("**/assets/gazetteer.*.bin", lambda route: route.abort())
        self.button("Places").click()
        self.page.get_by_role("searchbox").fill("paris")
        self.sees("their index is not on this device yet")
        self.errors = [error for error in self.errors if "gazetteer" not in error and "ERR_FAILED" not in error]


if __name__ == "__main__":
    unittest.main()
