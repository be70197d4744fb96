"""The moving map: it plays, waits, steps, stops, and draws what it reached."""

import re
import unittest

from playwright.sync_api import expect

from app import DESKTOP, AppTest

# Names of the stops whose pins are drawn, and how many lines, by the map's own state.
DRAWN = """(() => {
  const { features } = map.getSource("tour").serialize().data;
  const drawn = features.filter(({ id }) => map.getFeatureState({ source: "tour", id }).reached);
  const points = drawn.filter(({ geometry }) => geometry.type === "Point");
  return [points.map(({ properties }) => properties.name).sort(), drawn.length - points.length];
})()"""


class TourCase(AppTest):
    def setUp(self):
        super().setUp()
        self.set_up()

    def play(self):
        """Pauses at once, so that each test steps by itself."""
        self.button("Places").click()
        self.button("Move").click()
        self.button("Pause").click()

    def at(self, name):
        expect(self.by_role("status", None).filter(has_text=name).first).to_be_visible()

    def add_at(self, name, longitude, latitude):
        self.map(f"map.jumpTo({{ center: [{longitude}, {latitude}], zoom: 8 }})")
        self.add(name)


class TourTest(TourCase):
    def test_the_example_plays_to_its_end_and_again(self):
        self.button("Places").click()
        self.button("Play an example tour").click()
        expect(self.button("Add place")).to_have_count(0)
        self.field("Speed").select_option("4")
        expect(self.button("Play")).to_be_visible()
        self.at("Wow 4 of 4")
        longitude, latitude, zoom = self.map("[map.getCenter().lng, map.getCenter().lat, map.getZoom()]")
        self.assertAlmostEqual(longitude, 139.595451, places=2)
        names, lines = self.map(DRAWN)
        self.assertEqual((names, lines), (["Wow"] * 4, 3))
        self.has_no_findings("tour")
        self.button("Play").click()
        self.until(lambda: "Wow 1 of 4" in self.page.inner_text(".tour-title"), "the first stop again")
        self.button("Stop").click()
        expect(self.button("Places")).to_be_focused()
        self.assertEqual(self.map(DRAWN), [[], 0])

    def test_steps_draw_what_is_reached_and_keys_do_everything(self):
        for name, longitude in [("A", 3), ("B", 4), ("C", 100)]:
            self.add_at(name, longitude, 41)
        self.play()
        expect(self.page.locator("#tour-play")).to_be_focused()
        self.press("ArrowRight")
        self.press("ArrowRight")
        self.at("C 3 of 3")
        self.until(lambda: self.map(DRAWN) == [["A", "B", "C"], 2], "three pins and two lines")
        facts = self.page.locator(".tour-facts")
        expect(facts).to_contain_text(re.compile(r"^Leg 4,\d\d\d mi"))
        self.press("ArrowLeft")
        self.at("B 2 of 3")
        self.until(lambda: self.map(DRAWN) == [["A", "B"], 1], "two pins and one line")
        self.press("Space")
        self.press("Space")
        expect(self.button("Play")).to_be_visible()
        self.press("Escape")
        expect(self.button("Add place")).to_be_visible()
        self.assertEqual(self.map("[map.getLayoutProperty('places-pins', 'visibility'), map.getLayoutProperty('places-counts', 'visibility')]"), ["visible"] * 2)

    def test_touching_the_map_pauses_and_back_stops(self):
        self.add_at("A", 3, 41)
        self.button("Places").click()
        self.button("Move").click()
        self.map("0")
        self.page.mouse.click(self.viewport["width"] / 2, 120)
        expect(self.button("Play")).to_be_visible()
        self.page.go_back()
        expect(self.button("Add place")).to_be_visible()

    def test_the_order_can_be_reversed_and_the_stops_chosen(self):
        for name, longitude in [("A", 3), ("B", 4), ("C", 5)]:
            self.add_at(name, longitude, 41)
        self.play()
        self.field("Order").select_option("Reversed")
        self.at("C 1 of 3")
        slider = self.by_role("slider", "Stop of the tour")
        slider.focus()
        self.press("ArrowRight")
        self.at("B 2 of 3")
        expect(slider).to_have_attribute("aria-valuetext", "B")
        self.button("Loop").click()
        expect(self.button("Loop")).to_have_attribute("aria-pressed", "true")

    def test_a_lock_takes_the_tour_along(self):
        self.add_at("A", 3, 41)
        self.play()
        self.page.evaluate("new BroadcastChannel('bucketlist').postMessage('locked')")
        self.is_open()
        expect(self.page.locator(".tour")).to_have_count(0)
        self.assertEqual(self.map(DRAWN), [[], 0])


class WideTourTest(TourCase):
    viewport = DESKTOP
    options = {"color_scheme": "dark"}

    def test_the_presentation_has_no_controls_until_the_map_is_touched(self):
        self.add_at("A", 3, 41)
        self.play()
        self.button("Full screen").click()
        expect(self.page.locator(".tour")).to_have_count(0)
        self.page.mouse.click(700, 300)
        expect(self.button("Play")).to_be_visible()
        self.has_no_findings("tour")


if __name__ == "__main__":
    unittest.main()
