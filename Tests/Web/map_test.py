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

    def taps(self):
        return self.page.evaluate("actions.filter(([name]) => name === 'map.tapped').map((tap) => tap[4])")

    def test_every_tap_tells_where_at_once_and_then_that_no_second_came(self):
        self.show()
        self.tap(CENTRE[0], CENTRE[1] - 200)
        longitude, latitude, zoom, is_single = self.heard("map.tapped")
        self.assertAlmostEqual(longitude, -30, places=1)
        self.assertGreater(latitude, 30.5)
        self.assertEqual((zoom, is_single), (7, False))
        self.assertEqual(self.heard("map.tapped", number=2), [longitude, latitude, zoom, True])
        self.tap(*CENTRE)
        self.heard("map.tapped", number=4)
        self.assertEqual(self.taps(), [False, True, False, True], "a pin is tapped like the map")

    def test_a_double_tap_is_no_single_tap(self):
        self.show()
        self.page.mouse.dblclick(200, 100)
        self.heard("map.tapped", number=2)
        self.page.wait_for_timeout(900)
        self.assertEqual(self.taps(), [False, False])

    def test_two_quick_taps_far_apart_are_two_taps(self):
        self.show()
        self.tap(200, 100)
        self.tap(*CENTRE)
        self.heard("map.tapped", number=4)
        self.assertEqual(self.taps(), [False, True, False, True])

    def test_a_secondary_click_and_a_long_press(self):
        self.show()
        self.page.mouse.click(300, 200, button="right")
        longitude, latitude, zoom = self.heard("map.pressed")
        self.assertLess(longitude, -30)
        self.assertGreater(latitude, 30)
        self.assertEqual(zoom, 7)
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
        self.assertEqual((self.count("map.pressed"), self.count("map.tapped")), (2, 0))

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

    def test_names_lie_below_all_pins_and_those_that_the_map_cannot_draw_become_pictures(self):
        names = {"a": "Cafe\u0301", "b": "กรุงเทพ", "c": "برج", "d": "🗼", "e": "é"}
        places = [[id, name, -32 + 0.9 * index, 30, None, False] for index, (id, name) in enumerate(names.items())]
        self.show(places=places)
        layers = self.page.evaluate("map.getStyle().layers.map(({ id }) => id).filter((id) => id.startsWith('places-'))")
        self.assertEqual(layers[:3], ["places-names", "places-drawn-names", "places-pins"])
        drawn = lambda: self.page.evaluate("map.listImages().filter((id) => id.startsWith('name ')).sort()")
        self.until(lambda: drawn() == sorted(["name light กรุงเทพ", "name light برج", "name light 🗼"]), "the pictures")
        letters = "map.queryRenderedFeatures({ layers: ['places-names'] }).map((place) => place.properties.name).sort()"
        self.until(lambda: self.page.evaluate(letters) == ["Caf\u00e9", "é"], "the letters")

    def test_each_symbol_and_color_has_a_picture_of_its_own_drawn_when_it_is_needed(self):
        names = self.page.evaluate("fetch('/symbols.svg').then((answer) => answer.text()).then((text) => [...text.matchAll(/id=.symbol-([a-z-]+)/g)].map(([, name]) => name))")
        self.assertGreaterEqual(len(names), 44)
        spot = lambda index: [-30.22 + index % 10 * 0.05, 29.88 + index // 10 * 0.04]
        places = [[name, "", *spot(index), None, False, name] for index, name in enumerate(names)]
        colored = [["blue", "", *spot(61), 0x0062E6, False, "heart"], ["seen", "", *spot(62), None, True, "heart"], ["later", "", *spot(63), None, False, "of-later"]]
        self.show(places + colored, zoom=10)
        self.until(lambda: len(self.drawn_places()) == len(names) + 3, "all pins")
        pictures = "map.listImages().filter((id) => id.startsWith('pin ')).map((id) => [id, map.getImage(id).data.data.join()])"
        drawn = dict(self.page.evaluate(pictures))
        self.assertEqual(set(drawn), {f"pin {name}  " for name in names} | {"pin heart 25318 ", "pin heart  visited", "pin of-later  "})
        self.assertEqual(drawn.pop("pin of-later  "), drawn["pin star  "])
        self.assertEqual(len(set(drawn.values())), len(drawn))

    def test_the_selected_place_has_its_symbol_and_color(self):
        self.show()
        picture = "document.querySelector('.pin-picture').toDataURL()"
        seen = []
        for symbol, color in [("star", None), ("heart", None), ("heart", 0x0062E6)]:
            self.perform(["map.selection", ["a", -30, 30, "Lighthouse", symbol, color, False, False]])
            seen.append(self.until(lambda: (drawn := self.page.evaluate(picture)) not in seen and drawn, "the picture"))

    def test_the_selected_place_is_an_image_that_the_tiles_do_not_draw_again(self):
        self.show()
        self.perform(["map.selection", ["a", -30, 30, "Lighthouse", "star", None, False, True]])
        pin = self.page.get_by_role("img", name="Lighthouse")
        pin.wait_for()
        hidden = "map.getFeatureState({ source: 'places', sourceLayer: 'places', id: 'a' }).hidden ?? false"
        self.assertTrue(self.page.evaluate(hidden))
        pin.click()
        self.page.wait_for_timeout(500)
        self.assertEqual(self.count("map.tapped"), 0)
        order = "document.querySelector('.centre').compareDocumentPosition(document.querySelector('.pin')) & Node.DOCUMENT_POSITION_FOLLOWING"
        self.assertTrue(self.page.evaluate(order), "it lies above the centre's circle")
        self.perform(["map.selection", ["a", -30, 30, "A much longer name than it had before", "star", None, False, True]])
        self.until(lambda: self.page.inner_text(".pin-name") == "A much longer name than it had before", "the new name")
        self.perform(["map.selection", None])
        self.until(lambda: not self.page.query_selector(".pin"), "no selection")
        self.assertFalse(self.page.evaluate(hidden))

    def test_the_selected_place_is_dragged_when_told(self):
        self.show()
        self.perform(["map.selection", ["a", -30, 30, "Lighthouse", "star", None, False, True]])
        self.page.get_by_role("img", name="Lighthouse").wait_for()
        self.page.mouse.move(*CENTRE)
        self.page.mouse.down()
        self.page.mouse.move(CENTRE[0] + 50, CENTRE[1], steps=5)
        self.page.mouse.up()
        place, longitude, latitude = self.heard("map.dragged")
        self.assertEqual(place, "a")
        self.assertGreater(longitude, -30)
        self.assertAlmostEqual(latitude, 30, places=1)
        self.assertEqual(self.count("map.tapped"), 0)

    def test_a_place_at_the_pole_stands_at_the_edge_of_the_map(self):
        self.show()
        self.perform(["map.selection", ["n", 10, 90, "North Pole", "star", None, False, False]], ["map.fly", 10, 90, 3])
        self.heard("map.moved", number=2)
        self.arrived()
        box = self.page.query_selector(".pin").bounding_box()
        self.assertTrue(0 < box["x"] < 900 and 0 <= box["y"] + box["height"] / 2 < 700, box)

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
        self.render('<aside data-covers="left"></aside><section id="s" data-covers="bottom"></section>')
        self.page.evaluate("Object.assign(document.getElementById('s').style, { position: 'fixed', inset: 'auto 0 0', height: '280px' })")
        self.perform(["map.reveal", -29, 30.5])
        self.page.wait_for_timeout(400)
        self.assertEqual(self.count("map.moved"), 1)
        self.perform(["map.reveal", -30, 28.5])
        self.heard("map.moved", number=2)
        self.arrived()
        x, y = self.page.evaluate("(({ x, y }) => [x, y])(map.project([-30, 28.5]))")
        self.assertAlmostEqual(x, 450, delta=1)
        self.assertAlmostEqual(y, 210, delta=1)

    def test_aims_at_what_is_free_after_the_sheet_has_shrunk(self):
        self.show()
        sheet = '<main class="open"><section id="s" class="sheet SIZE"><div class="cover is-bottom" data-covers="bottom"></div></section></main>'
        self.page.set_viewport_size({"width": 390, "height": 844})
        self.render(sheet.replace("SIZE", "is-full"))
        self.page.wait_for_timeout(600)
        self.perform(["map.fly", -30, 28.5, None], ["render", {"hex": sheet.replace("SIZE", "").encode().hex()}])
        self.page.wait_for_timeout(600)
        self.arrived()
        y = self.page.evaluate("map.project([-30, 28.5]).y")
        self.assertAlmostEqual(y, (844 - 388) / 2, delta=2)

    def test_zooms_by_steps_and_jumps_when_motion_is_reduced(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.show()
        self.perform(["map.zoom", 1], ["map.fly", 10, 40, None])
        self.heard("map.moved", number=3)
        self.assertEqual(self.page.evaluate("[Math.round(map.getZoom()), map.isMoving(), Math.round(map.getCenter().lng)]"), [8, False, 10])

    def test_theme_and_language_change_the_style_and_keep_places_and_camera(self):
        self.show()
        self.perform(["map.selection", ["b", -29, 30, "Wreck", "star", None, False, False]])
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
        self.perform(["map.selection", ["a", -30, 30, "Lighthouse", "star", None, False, True]], ["lock"])
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

    def test_a_tour_draws_what_is_reached_and_tells_when_it_is_there(self):
        self.show()
        stop = lambda name, longitude: [longitude, 30, name, "star", None, False]
        self.perform(["tour.begin", [stop("a", 179), stop("b", -179)], [[], [[179, 30], [181, 30]]]])
        self.until(lambda: self.page.evaluate("map.getLayoutProperty('places-pins', 'visibility')") == "none", "the places to go")
        self.assertEqual(self.answer("tour.fly", 80, -179, 30, 0.15, 50), ["tour.arrived", 80])
        self.assertAlmostEqual(self.page.evaluate("map.getCenter().wrap().lng"), -179, places=4)
        span = self.page.evaluate("map.getBounds().getNorth() - map.getBounds().getSouth()")
        self.assertAlmostEqual(span, 0.15, places=2)
        reached = "[0, 1, 2, 3].map((id) => map.getFeatureState({ source: 'tour', id }).reached ?? false)"
        self.perform(["tour.reached", 2])
        self.until(lambda: self.page.evaluate(reached) == [True] * 4, "both stops")
        self.perform(["tour.reached", 1])
        self.until(lambda: self.page.evaluate(reached) == [True, True, False, False], "one stop")
        self.tap(450, 350)
        self.heard("map.touched")
        self.perform(["tour.end"])
        self.until(lambda: self.page.evaluate("map.getLayoutProperty('places-pins', 'visibility')") == "visible", "the places again")


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
