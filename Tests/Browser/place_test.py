"""Adding a place, looking at it, editing it, deleting it: on a phone and on a wide screen."""

import json
import re
import unittest

from playwright.sync_api import expect

from app import DESKTOP, AppTest

LONG = "A place whose name is so long that it takes more than one line below its pin on every map"

# Where the pin of that name can be tapped.
SPOT = """(name) => {
  const pin = map.queryRenderedFeatures({ layers: ["places-pins"] }).find((pin) => pin.properties.name === name);
  if (!pin) return null;
  const { x, y } = map.project(pin.geometry.coordinates);
  return document.elementFromPoint(x, y) === map.getCanvas() && [x, y];
}"""

# Where the selected pin can be held, once nothing moves.
PIN = """(() => {
  const { left, top } = document.querySelector(".pin-picture").getBoundingClientRect();
  const [x, y] = [left + 26, top + 26];
  const isAtRest = document.getAnimations().every(({ playState }) => playState === "finished") && document.elementFromPoint(x, y)?.closest(".pin-draggable");
  return isAtRest ? [x, y] : null;
})()"""

# The same beside the details, where it cannot be dragged.
DETAILS_PIN = PIN.replace("pin-draggable", "pin")


class PlaceCase(AppTest):
    def setUp(self):
        super().setUp()
        self.set_up()

    def pin(self):
        """The selected place on the map."""
        return self.page.locator(".pin")

    def names(self, *expected):
        self.until(lambda: self.drawn_names() == sorted(expected), f"{expected} on the map, not {self.drawn_names()}")

    def tap(self, name):
        """Taps the pin of that name, once the map has drawn it and nothing is above it any more."""
        spot = self.until(lambda: self.map(f"({SPOT})({json.dumps(name)})"), f"the pin {name}")
        self.page.mouse.click(*spot)
        expect(self.button("Edit")).to_be_visible()

    def tap_bare_map(self, **how):
        """Taps far from every pin and, on a wide screen, from the sheet."""
        x, y = self.viewport["width"] - 120, 230
        self.until(lambda: self.map(f"document.elementFromPoint({x}, {y}) === map.getCanvas()"), "the bare map")
        self.page.mouse.click(x, y, **how)

    def edit(self, name):
        self.tap(name)
        self.button("Edit").click()
        expect(self.field("Place name")).to_be_focused()

    def is_closed(self):
        expect(self.page.locator("[data-sheet]")).to_have_count(0)
        expect(self.pin()).to_have_count(0)


class PlaceTest(PlaceCase):
    def test_a_new_place_has_its_name_ready_to_be_typed_over(self):
        self.button("Add place").click()
        name = self.field("Place name")
        expect(name).to_be_focused()
        expect(name).to_have_value("New location")
        self.assertEqual(self.page.evaluate("getSelection().toString()"), "New location")
        self.page.keyboard.type("Matterhorn")
        expect(name).to_have_value("Matterhorn")
        self.save()
        self.names("Matterhorn")

    def test_a_new_place_is_at_the_maps_centre(self):
        longitude, latitude = self.map("map.getCenter().toArray()")
        self.button("Add place").click()
        self.sees(f"{latitude:.5f}° N, {longitude:.5f}° E")
        self.save()
        drawn = self.map("map.querySourceFeatures('places', { sourceLayer: 'places' })[0].geometry.coordinates")
        # A tile's grid is coarser than the place itself.
        for expected, found in zip([longitude, latitude], drawn):
            self.assertAlmostEqual(expected, found, places=1)

    def test_cancelling_keeps_the_new_place_and_offers_undo(self):
        self.button("Add place").click()
        self.button("Cancel").click()
        self.sees("The new place was kept.")
        self.names("New location")
        self.button("Undo").click()
        self.names()
        self.is_saved()
        self.reload()
        self.is_open()
        self.names()

    def test_a_tap_on_a_pin_shows_title_and_description(self):
        self.add("Lighthouse", "White, and a long way up")
        self.tap("Lighthouse")
        expect(self.by_role("heading", "Lighthouse")).to_be_visible()
        self.sees("White, and a long way up")
        expect(self.button("OK")).to_be_visible()
        self.button("OK").click()
        self.is_closed()

    def test_what_is_missing_is_said(self):
        self.add("x")
        self.edit("x")
        self.field("Place name").fill("")
        self.save()
        self.tap("")
        expect(self.by_role("heading", "Unknown")).to_be_visible()
        self.sees("Missing place information.")

    def test_saving_shows_on_the_map_at_once_and_a_long_name_is_whole(self):
        self.add("Short")
        self.edit("Short")
        self.field("Place name").fill(LONG)
        self.button("Save").click()
        self.names(LONG)
        self.tap(LONG)
        expect(self.pin()).to_have_accessible_name(LONG)
        name = self.pin().locator(".pin-name")
        self.assertTrue(name.evaluate("(e) => e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight + 1 && getComputedStyle(e).textOverflow !== 'ellipsis'"))

    def test_at_most_one_place_is_selected(self):
        self.add("First")
        self.map("map.panBy([150, 0], { animate: false })")
        self.add("Second")
        self.edit("Second")
        self.button("Cancel").click()
        self.tap("Second")
        expect(self.pin()).to_have_count(1)
        expect(self.pin()).to_have_accessible_name("Second")
        self.button("Places").click()
        self.button(re.compile("^First")).click()
        expect(self.pin()).to_have_count(1)
        expect(self.pin()).to_have_accessible_name("First")

    def test_leaving_without_changes_asks_nothing(self):
        self.add("Quiet")
        for leave in [lambda: self.press("Escape"), self.page.go_back, self.button("Cancel").click]:
            self.edit("Quiet")
            leave()
            self.is_closed()

    def test_unsaved_changes_are_asked_about(self):
        self.add("Before")
        for leave in [lambda: self.press("Escape"), self.page.go_back, self.button("Cancel").click]:
            self.edit("Before")
            self.field("Place name").fill("After")
            leave()
            expect(self.by_role("alertdialog", "Discard changes?")).to_be_visible()
            self.button("Keep editing").click()
            expect(self.field("Place name")).to_have_value("After")
            leave()
            self.button("Discard").click()
            self.is_closed()
        self.names("Before")

    def test_a_deleted_place_comes_back_by_undo(self):
        self.add("Gone and back", "words")
        self.edit("Gone and back")
        self.button("Delete").click()
        self.sees(re.compile("deleted\\.$"))
        self.names()
        self.button("Undo").click()
        self.names("Gone and back")
        self.tap("Gone and back")
        self.sees("words")

    def test_move_to_centre_corrects_the_position(self):
        self.add("Moved")
        self.edit("Moved")
        self.map("map.panBy([40, 0], { animate: false })")
        longitude = self.map("map.getCenter().lng")
        self.button("Move to centre").click()
        self.sees(re.compile(f" {longitude:.5f}° E$"))
        self.save()
        self.tap("Moved")
        self.sees(re.compile(f" {longitude:.5f}° E$"))

    def test_the_pin_can_be_dragged_while_the_form_is_open(self):
        self.add("Dragged")
        self.edit("Dragged")
        self.by_role("status", None).get_by_role("button", name="Close").click()
        x, y = self.until(lambda: self.map(PIN), "the pin at rest")
        before = self.page.locator(".number").inner_text()
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 60, y - 30, steps=4)
        self.page.mouse.up()
        expect(self.page.locator(".number")).not_to_have_text(before)
        after = self.page.locator(".number").inner_text()
        self.save()
        self.reload()
        self.is_open()
        self.button("Places").click()
        self.button(re.compile("^Dragged")).click()
        expect(self.page.locator(".number")).to_have_text(after)

    def test_a_long_press_adds_a_place_there(self):
        self.tap_bare_map(button="right")
        expect(self.field("Place name")).to_have_value("New location")
        expect(self.pin()).to_have_count(1)

    def test_a_tap_adds_a_place_where_that_was_chosen(self):
        self.button("Settings").click()
        self.by_role("switch", re.compile("^Tap the map to add a place")).check()
        self.button("Close").first.click()
        self.tap_bare_map()
        expect(self.field("Place name")).to_have_value("New location")

    def test_a_tap_on_the_bare_map_adds_nothing_otherwise(self):
        self.add("Only")
        self.tap("Only")
        self.tap_bare_map()
        self.is_closed()
        self.names("Only")


class SymbolTest(PlaceCase):
    def drawn(self):
        """Symbol (none for a star) and color of each single place in the map's tiles."""
        script = "map.querySourceFeatures('places', { sourceLayer: 'places' }).map(({ properties: { name, symbol, color } }) => [name, symbol ?? null, color ?? null])"
        return sorted({tuple(place) for place in self.map(script)})

    def radio(self, name):
        return self.by_role("radio", name)

    def test_symbol_and_color_are_chosen_by_keyboard_shown_on_the_map_and_kept(self):
        self.add("Etna")
        self.edit("Etna")
        before = self.picture()
        self.page.locator(".picker-head").focus()
        self.press("Enter")
        self.press("Tab")
        expect(self.radio("No colour of its own")).to_be_focused()
        for name in ["Red", "Orange"]:
            self.press("ArrowRight")
            expect(self.radio(name)).to_be_focused()
            expect(self.radio(name)).to_be_checked()
        self.press("Tab")
        expect(self.radio("Star")).to_be_focused()
        self.press("ArrowRight")
        expect(self.radio("Heart")).to_be_focused()
        expect(self.radio("Heart")).to_be_checked()
        self.until(lambda: self.picture() != before, "another picture of the pin")
        self.save()
        self.until(lambda: self.drawn() == [("Etna", "heart", 0xC85A00)], "the heart")
        self.until(lambda: self.map("map.hasImage('pin heart 13130240 ')"), "its picture")
        self.reload()
        self.is_open()
        self.until(lambda: self.drawn() == [("Etna", "heart", 0xC85A00)], "the heart again")

    def picture(self):
        return self.page.evaluate("document.querySelector('.pin-picture').toDataURL()")

    def test_the_picker_names_its_choices_shows_them_and_is_closed_in_the_next_form(self):
        self.add("Etna")
        self.edit("Etna")
        self.page.locator(".picker-head").click()
        self.radio("Hot spring").check()
        self.assertEqual(self.page.locator(".pick:has(:checked)").evaluate_all("(all) => all.map(({ title }) => title)"), ["No colour of its own", "Hot spring"])
        sizes = self.page.locator(".pick .symbol").evaluate_all("(all) => all.map((symbol) => symbol.querySelector('use').getBBox().width)")
        self.assertTrue(all(width > 5 for width in sizes), "every drawing is there")
        self.press("Escape")
        self.sees("Discard changes?")
        self.button("Discard").click()
        self.edit("Etna")
        expect(self.radio("Hot spring")).to_be_hidden()

    def test_rows_and_details_show_the_symbol_in_its_color(self):
        self.add("Etna")
        self.edit("Etna")
        self.page.locator(".picker-head").click()
        self.radio("Volcano").check()
        self.radio("Teal").check()
        self.save()
        shown = lambda: self.page.locator("[data-sheet] .disc .symbol").evaluate("(symbol) => [symbol.getAttribute('fill'), symbol.querySelector('use').getAttribute('href'), symbol.getAttribute('aria-hidden')]")
        self.button("Places").click()
        self.assertEqual(shown(), ["#00808f", "#symbol-volcano", "true"])
        self.button(re.compile("^Etna")).click()
        expect(self.by_role("heading", "Etna")).to_be_visible()
        self.assertEqual(shown(), ["#00808f", "#symbol-volcano", "true"])

    def test_a_change_of_the_symbol_alone_is_asked_about(self):
        self.add("Etna")
        self.edit("Etna")
        self.page.locator(".picker-head").click()
        self.radio("Volcano").check()
        self.button("Cancel").click()
        self.sees("Discard changes?")
        self.button("Discard").click()
        self.is_closed()
        self.assertEqual(self.drawn(), [("Etna", None, None)])


class WideSymbolTest(SymbolTest):
    viewport = DESKTOP
    options = {"color_scheme": "dark"}


class CoveredPinTest(PlaceCase):
    def test_nothing_hides_the_selected_pin(self):
        self.add("Visible")
        self.tap("Visible")
        self.until(lambda: self.map(DETAILS_PIN), "the pin beside the details")
        name, message = self.page.locator(".pin-name").bounding_box(), self.page.locator(".toast").bounding_box()
        self.assertLess(name["y"] + name["height"], message["y"])
        self.button("Edit").click()
        self.until(lambda: self.map(PIN), "the pin beside the form")


    def test_the_selected_pin_is_seen_again_after_the_window_was_turned(self):
        self.add("Visible")
        self.tap("Visible")
        self.page.set_viewport_size({"width": 844, "height": 390})
        self.until(lambda: self.map(DETAILS_PIN), "the pin beside the details")


class SheetTest(PlaceCase):
    def drag_to(self, y):
        box = self.page.locator("[data-sheet-handle]").first.bounding_box()
        x, top = box["x"] + box["width"] / 2, box["y"] + 12
        self.page.mouse.move(x, top)
        self.page.mouse.down()
        for part in range(1, 6):
            self.page.mouse.move(x, top + (y - top) * part / 5)
            self.page.wait_for_timeout(20)
        # Held still before it is let go, so that it is no flick.
        self.page.wait_for_timeout(150)
        self.page.mouse.move(x, y + 1)
        self.page.mouse.up()

    def test_the_sheet_goes_up_and_down_with_its_handle(self):
        self.add("Visible")
        self.tap("Visible")
        height = lambda: self.page.locator("[data-sheet]").bounding_box()["height"]
        peek = height()
        self.drag_to(80)
        self.until(lambda: height() > 2 * self.viewport["height"] / 3, "the full sheet")
        self.drag_to(self.viewport["height"] - peek)
        self.until(lambda: abs(height() - peek) < 2, "the sheet as it was")
        self.until(lambda: self.map(DETAILS_PIN), "the pin above the sheet")
        self.drag_to(self.viewport["height"] - 20)
        self.is_closed()


class WidePlaceTest(PlaceTest):
    viewport = DESKTOP


if __name__ == "__main__":
    unittest.main()
