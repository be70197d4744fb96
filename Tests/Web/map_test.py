"""The map: places from the core's tiles, taps, the selected place, camera, styles, and a browser without WebGL."""

import unittest

from browser import HostTest, FLAGS

CAPTURE = """async () => {
  const { library } = await import("/map-library.js");
  await library();
  const { Map } = maplibregl;
  maplibregl.Map = class extends Map {
    constructor(options) {
      super(options);
      window.map = this;
    }
  };
}"""
# Calm water and no neighbours: what is found there is ours.
PLACES = [
    ["a", "Lighthouse", -30, 30, None, False],
    ["b", "Wreck", -29, 30, 0x0A6CFF, True],
    ["c", "برج", -31, 30, None, False],
]
CENTRE = (450, 350)


class MapTest(HostTest):
    has_map = True
    options = {"has_touch": True}

    def setUp(self):
        super().setUp()
        self.page.evaluate(CAPTURE)

    def show(self, places=PLACES, center=(-30, 30), zoom=7):
        self.perform(["map.open", *center, zoom])
        self.heard("map.moved")
        self.places(1, places)
        self.until(lambda: self.drawn_places(), "pins")

    def places(self, generation, places):
        self.send("fake.places", generation, places)

    def drawn_places(self):
        script = "map.isStyleLoaded() && map.getLayer('places-pins') ? map.queryRenderedFeatures({ layers: ['places-pins'] }).map((pin) => pin.properties.place).sort() : []"
        return self.page.evaluate(script)

    def tap(self, x, y):
        self.page.mouse.click(x, y)

    def arrived(self):
        self.until(lambda: not self.page.evaluate("map.isMoving()"), "the camera")

    def test_a_tap_near_a_pin_finds_it_and_the_nearest_counts(self):
        self.show()
        self.tap(CENTRE[0] + 15, CENTRE[1] + 14)
        self.assertEqual(self.heard("map.place"), ["a"])
        self.tap(CENTRE[0], CENTRE[1] + 36)
        self.assertEqual(self.heard("map.place", number=2), ["a"], "a name is tapped as well")

    def test_a_tap_on_the_bare_map_tells_where_and_a_double_tap_does_not(self):
        self.show()
        self.page.mouse.dblclick(200, 100)
        self.page.wait_for_timeout(900)
        self.assertEqual(self.count("map.tapped"), 0)
        self.perform(["map.fly", -30, 30, 7])
        self.page.wait_for_timeout(300)
        self.arrived()
        self.tap(CENTRE[0], CENTRE[1] - 200)
        longitude, latitude = self.heard("map.tapped")
        self.assertAlmostEqual(longitude, -30, places=1)
        self.assertGreater(latitude, 30.5)

    def test_a_cluster_is_tapped_by_its_name_in_the_tile(self):
        crowd = [[f"p{index}", "x", -30, 30, None, False] for index in range(12)]
        self.perform(["map.open", -30, 30, 3])
        self.places(1, crowd)
        self.until(lambda: self.page.evaluate("Boolean(window.map?.getLayer('places-clusters') && map.queryRenderedFeatures({ layers: ['places-clusters'] }).length)"), "a cluster")
        self.tap(*CENTRE)
        cluster, longitude, latitude = self.heard("map.cluster")
        self.assertRegex(cluster, r"^3/\d/\d/\d\.\d$")
        self.assertAlmostEqual(longitude, -30, places=1)
        self.assertAlmostEqual(latitude, 30, places=1)

    def test_a_secondary_click_and_a_long_press_on_the_bare_map(self):
        self.show()
        self.page.mouse.click(CENTRE[0], CENTRE[1], button="right")
        self.page.mouse.click(300, 200, button="right")
        self.heard("map.pressed")
        session = self.context.new_cdp_session(self.page)
        touch = lambda kind, *points: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
        touch("touchStart", (600, 150))
        self.heard("map.pressed", number=2)
        touch("touchEnd")
        self.page.evaluate(
            """() => {
              const finger = { pointerType: "touch", isPrimary: true, clientX: 600, clientY: 150 };
              map.getCanvas().dispatchEvent(new PointerEvent("pointerdown", finger));
              map.getCanvas().dispatchEvent(new PointerEvent("pointermove", { ...finger, clientX: 640 }));
            }"""
        )
        self.page.wait_for_timeout(1000)
        self.assertEqual((self.count("map.pressed"), self.count("map.tapped"), self.count("map.place")), (2, 0, 0))

    def test_a_changed_place_is_drawn_at_once_and_an_old_answer_is_not(self):
        self.show()
        self.assertEqual(self.drawn_places(), ["a", "b", "c"])
        self.places(2, PLACES[:1] + [["d", "New", -28.5, 30.5, None, False]])
        self.until(lambda: self.drawn_places() == ["a", "d"], "the new places")

    def test_pins_do_not_flicker_when_the_places_change(self):
        self.show()
        self.page.wait_for_timeout(1000)
        self.page.evaluate(
            """() => {
              const canvas = map.getCanvas();
              const gl = canvas.getContext("webgl2");
              window.colours = [];
              map.on("render", () => {
                const pixel = new Uint8Array(4);
                gl.readPixels(canvas.width / 2 + 16, canvas.height / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
                colours.push(pixel.join());
              });
            }"""
        )
        for generation in range(2, 5):
            name = f"new{generation}"
            self.places(generation, PLACES + [[name, "New", -28.5, 30.5, None, False]])
            self.until(lambda: name in self.drawn_places(), "the new place")
        frames = self.page.evaluate("colours")
        self.assertGreater(len(frames), 3)
        self.assertEqual(set(frames), {"255,255,255,255"}, "the pin at the centre is white there in every frame")

    def test_the_selected_place_is_a_button_that_the_tiles_do_not_draw_again(self):
        self.show()
        self.perform(["map.selection", ["a", -30, 30, "Lighthouse", None, False, True]])
        pin = self.page.get_by_role("button", name="Lighthouse")
        pin.wait_for()
        hidden = "map.getFeatureState({ source: 'places', sourceLayer: 'places', id: 'a' }).hidden ?? false"
        self.assertTrue(self.page.evaluate(hidden))
        pin.focus()
        self.page.keyboard.press("Enter")
        self.assertEqual(self.heard("map.place"), ["a"])
        self.perform(["map.selection", ["a", -30, 30, "A much longer name than it had before", None, False, True]])
        self.until(lambda: self.page.inner_text(".pin-name") == "A much longer name than it had before", "the new name")
        self.perform(["map.selection", None])
        self.until(lambda: not self.page.query_selector(".pin"), "no selection")
        self.assertFalse(self.page.evaluate(hidden))

    def test_the_selected_place_is_dragged_when_told(self):
        self.show()
        self.perform(["map.selection", ["a", -30, 30, "Lighthouse", None, False, True]])
        self.page.get_by_role("button", name="Lighthouse").wait_for()
        self.page.mouse.move(*CENTRE)
        self.page.mouse.down()
        self.page.mouse.move(CENTRE[0] + 50, CENTRE[1], steps=5)
        self.page.mouse.up()
        place, longitude, latitude = self.heard("map.dragged")
        self.assertEqual(place, "a")
        self.assertGreater(longitude, -30)
        self.assertAlmostEqual(latitude, 30, places=1)
        self.assertEqual(self.count("map.place"), 0)

    def test_flies_the_short_way_over_the_antimeridian_and_says_where_it_is(self):
        self.show(center=(179, 10), zoom=5, places=[["z", "x", 179, 10, None, False]])
        self.page.evaluate("furthest = 180, map.on('move', () => (furthest = Math.min(furthest, Math.abs(map.getCenter().lng))))")
        self.perform(["map.fly", -179, 10, 5])
        self.page.wait_for_timeout(200)
        self.arrived()
        self.assertGreater(self.page.evaluate("furthest"), 170)
        longitude, latitude, _, west, _, east, _ = self.page.evaluate("actions.filter(([name]) => name === 'map.moved').at(-1).slice(1)")
        self.assertAlmostEqual(longitude, -179, places=3)
        self.assertGreater(west, east)

    def test_reveals_only_what_is_covered(self):
        self.show()
        self.render('<aside data-covers="left"></aside><section data-sheet data-covers="bottom"></section>')
        self.perform(["map.reveal", -29, 30])
        self.page.wait_for_timeout(400)
        self.assertEqual(self.count("map.moved"), 1)
        self.perform(["map.reveal", -30, 28.5])
        self.heard("map.moved", number=2)
        self.arrived()
        x, y = self.page.evaluate("(({ x, y }) => [x, y])(map.project([-30, 28.5]))")
        self.assertAlmostEqual(x, 450, delta=1)
        self.assertAlmostEqual(y, 210, delta=1)

    def test_zooms_by_steps_and_jumps_when_motion_is_reduced(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.show()
        self.perform(["map.zoom", 1], ["map.fly", 10, 40, None])
        self.heard("map.moved", number=3)
        self.assertEqual(self.page.evaluate("[Math.round(map.getZoom()), map.isMoving(), Math.round(map.getCenter().lng)]"), [8, False, 10])

    def test_theme_and_language_change_the_style_and_keep_places_and_camera(self):
        self.show()
        self.perform(["map.selection", ["b", -29, 30, "Wreck", None, False, False]])
        script = "map.getStyle()?.layers[0].paint['background-color']"
        background = self.page.evaluate(script)
        self.perform(["appearance", "ja", "dark"])
        self.until(lambda: self.page.evaluate(script) not in (background, None), "the dark style")
        self.until(lambda: self.drawn_places() == ["a", "b", "c"], "the places")
        self.assertIn("name_ja", self.page.evaluate("JSON.stringify(map.getStyle())"))
        self.assertNotIn("name_en", self.page.evaluate("JSON.stringify(map.getStyle())"))
        self.assertEqual(self.page.evaluate("map.getCanvas().getAttribute('aria-label')"), "地図")
        self.assertTrue(self.page.evaluate("map.getFeatureState({ source: 'places', sourceLayer: 'places', id: 'b' }).hidden"))
        self.assertEqual(self.page.evaluate("[map.getCenter().lng, map.getZoom()]"), [-30, 7])

    def test_a_style_that_cannot_be_had_leaves_the_places_on_a_bare_map(self):
        self.context.route("**/style.light.json", lambda route: route.fulfill(status=500))
        self.show()
        self.assertEqual(self.heard("map.failed"), ["style"])

    def test_shows_where_the_person_is(self):
        self.show()
        self.perform(["map.user", -30, 30, 20_000])
        self.until(lambda: self.page.query_selector(".here"), "the person")
        diameter = float(self.page.evaluate("document.querySelector('.here').style.getPropertyValue('--accuracy')")[:-2])
        self.assertAlmostEqual(diameter, 40_000 / (40_075_017 * 0.866 / 512 / 128), delta=1)

    def test_a_lock_takes_the_map_off_the_page(self):
        self.show()
        self.perform(["map.selection", ["a", -30, 30, "Lighthouse", None, False, True]], ["lock"])
        self.heard("started", number=2)
        self.assertEqual(self.page.evaluate("document.getElementById('map').childElementCount"), 0)
        self.perform(["map.open", -30, 30, 7])
        self.heard("map.moved", number=2)

    def test_the_keyboard_moves_the_map(self):
        self.show()
        self.page.evaluate("map.getCanvas().focus()")
        self.page.keyboard.press("ArrowRight")
        longitude = self.heard("map.moved", number=2)[0]
        self.assertGreater(longitude, -30)
        self.assertEqual(self.count("key"), 0)


class NoWebGLTest(HostTest):
    has_map = True
    flags = [flag for flag in FLAGS if "gl" not in flag and "swiftshader" not in flag] + ["--disable-gpu", "--disable-3d-apis"]

    def test_says_so_and_goes_on(self):
        self.perform(["map.open", 0, 0, 2])
        self.assertEqual(self.heard("map.failed"), ["webgl"])
        self.perform(["map.fly", 1, 1, 3], ["map.places", 2], ["map.selection", None], ["appearance", "zh-Hans", "dark"])
        self.render("<p>list</p>")
        self.perform(["lock"])
        self.heard("started", number=2)


if __name__ == "__main__":
    unittest.main()
