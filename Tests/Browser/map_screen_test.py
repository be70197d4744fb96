"""The map's own screen, drawn with the world map."""

import os
import re
import unittest
from unittest.mock import patch

from playwright.sync_api import expect

from app import DESKTOP, FLAGS, PROGRAM, AppTest, playwright
from server import Server

STREETS = "https://streets.example/style.json"


class WorldTest(AppTest):
    draws_world = True

    def test_the_world_that_is_shipped_is_drawn(self):
        self.set_up()
        layers = self.map("[...new Set(map.queryRenderedFeatures().filter(({ source }) => source === 'world').map(({ sourceLayer }) => sourceLayer))]")
        self.assertGreater(len(layers), 2, layers)


class MapScreenTest(AppTest):
    def test_the_map_fills_the_screen(self):
        self.set_up()
        box = self.page.locator("canvas.maplibregl-canvas").bounding_box()
        self.assertEqual(box, {"x": 0, "y": 0, **self.viewport})

    def test_a_circle_marks_the_maps_centre(self):
        self.set_up()
        circle = self.page.locator(".centre")
        box = circle.bounding_box()
        self.assertEqual((box["width"], box["height"]), (32, 32))
        middle = (box["x"] + 16, box["y"] + 16)
        self.assertEqual(middle, (self.viewport["width"] / 2, self.viewport["height"] / 2))
        spot = self.map("map.project(map.getCenter())")
        self.assertAlmostEqual(spot["x"], middle[0], delta=0.5)
        self.assertAlmostEqual(spot["y"], middle[1], delta=0.5)
        red, green, blue, opacity = re.findall(r"[\d.]+", circle.evaluate("(e) => getComputedStyle(e).backgroundColor"))
        self.assertGreater(int(blue), 200)
        self.assertLess(int(red) + int(green), 200)
        self.assertEqual(float(opacity), 0.3)

    def test_the_plus_button_is_at_the_bottom_right_white_on_black(self):
        self.set_up()
        button = self.button("Add place")
        box = button.bounding_box()
        self.assertGreaterEqual(min(box["width"], box["height"]), 44)
        self.assertLess(self.viewport["width"] - box["x"] - box["width"], 40)
        self.assertLess(self.viewport["height"] - box["y"] - box["height"], 60)
        style = button.evaluate("(e) => [getComputedStyle(e).backgroundColor, getComputedStyle(e.querySelector('svg')).color, getComputedStyle(e).borderRadius]")
        self.assertEqual(style, ["rgba(0, 0, 0, 0.75)", "rgb(255, 255, 255)", "50%"])

    def test_it_opens_on_western_europe_and_north_africa(self):
        self.set_up()
        west, south, east, north = self.map("map.getBounds().toArray().flat()")
        for longitude, latitude in [(2.35, 48.86), (3.06, 36.75), (-3.7, 40.4)]:
            self.assertTrue(west < longitude < east and south < latitude < north, (longitude, latitude))

    def test_every_control_can_be_touched(self):
        self.set_up("Passphrase")
        for name in ["Places", "Settings", "Lock now", "Show my location", "Zoom in", "Zoom out"]:
            box = self.button(name).bounding_box()
            self.assertGreaterEqual(min(box["width"], box["height"]), 44, name)

    def test_the_view_is_kept_until_next_time(self):
        self.set_up()
        # Without a lock there is nothing to lock.
        expect(self.button("Lock now")).to_have_count(0)
        self.map("map.jumpTo({ center: [139.7, 35.7], zoom: 9 })")
        self.add("Tokyo")
        self.until(lambda: self.page.evaluate("indexedDB.databases().then((all) => all.length)"), "the database")
        self.page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true }), document.dispatchEvent(new Event('visibilitychange'))")
        self.is_saved()
        self.reload()
        self.is_open()
        self.assertAlmostEqual(self.map("map.getCenter().lng"), 139.7, places=1)

    def test_zooming_goes_in_and_out(self):
        self.set_up()
        before = self.map("map.getZoom()")
        self.button("Zoom in").click()
        self.until(lambda: self.map("map.getZoom()") > before + 0.9, "the zoom")
        self.button("Zoom out").click()
        self.until(lambda: self.map("map.getZoom()") < before + 0.1, "the zoom back")

    def test_my_location_is_shown_or_its_absence_explained(self):
        self.set_up()
        self.button("Show my location").click()
        self.sees("Your location may not be used here.")
        self.context.grant_permissions(["geolocation"])
        self.context.set_geolocation({"longitude": 8.54, "latitude": 47.37, "accuracy": 30})
        self.button("Show my location").click()
        expect(self.page.locator(".here")).to_be_visible()
        self.until(lambda: abs(self.map("map.getCenter().lng") - 8.54) < 0.1, "my location")


class WideMapScreenTest(MapScreenTest):
    viewport = DESKTOP
    options = {"color_scheme": "dark"}


class ServerStyleTest(AppTest):
    draws_world = True

    def setUp(self):
        with_style = Server(os.environ["SITE"], "--map-style", STREETS)
        self.addCleanup(with_style.stop)
        with patch("app.server", lambda: with_style):
            super().setUp()

    def test_the_servers_style_is_shown_first_and_can_be_switched(self):
        style = {"version": 8, "sources": {}, "layers": [{"id": "streets", "type": "background"}]}
        self.context.route(STREETS, lambda route: route.fulfill(json=style, headers={"access-control-allow-origin": "*"}))
        self.set_up()
        self.add("Harbour")
        shows_streets = lambda: self.map("Boolean(map.getLayer('streets'))")
        self.assertTrue(shows_streets())
        self.assertEqual(self.foreign, [STREETS])
        for expected in [False, True]:
            self.button("Switch map style").click()
            self.until(lambda: shows_streets() == expected, "the other style")
            self.assertEqual(self.drawn_names(), ["Harbour"])
        self.assertEqual(set(self.foreign), {STREETS})
        self.foreign.clear()


class InsecureTest(AppTest):
    def test_plain_http_elsewhere_says_why_it_needs_https(self):
        other = playwright().chromium.launch(executable_path=PROGRAM, args=[*FLAGS, "--host-resolver-rules=MAP places.example 127.0.0.1"])
        self.addCleanup(other.close)
        for locale, title in [("en-GB", "BucketList needs HTTPS"), ("ja-JP", "HTTPSが必要です"), ("zh-CN", "BucketList 需要 HTTPS")]:
            page = other.new_page(locale=locale)
            page.goto(self.address.replace("localhost", "places.example"))
            expect(page.get_by_role("heading", name=title)).to_be_visible()
            self.assertIn("--tls-certificate", page.inner_text("#app"))


if __name__ == "__main__":
    unittest.main()
