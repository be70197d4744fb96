"""The page's side of the host: drawing, events, files, history, timers, lock and crash."""

import unittest

import server
from browser import HostTest


class DrawingTest(HostTest):
    def test_keeps_focus_caret_and_text_while_siblings_come_and_go(self):
        self.render('<form><input id="name" data-input="name" value="old"><p>a</p></form>')
        self.page.focus("#name")
        self.page.keyboard.type("new ")
        self.page.keyboard.press("ArrowLeft")
        before = self.page.evaluate("(document.activeElement.mark = 1, [document.activeElement.value, document.activeElement.selectionStart])")
        self.page.evaluate("blurs = 0, void (document.activeElement.onblur = () => blurs++)")
        self.render('<form><h2>above</h2><b>b</b><input id="name" data-input="name" value="core"><p>c</p><p>d</p></form>')
        after = self.page.evaluate("[document.activeElement.value, document.activeElement.selectionStart]")
        self.assertEqual(before, after)
        self.assertEqual(self.page.evaluate("[document.activeElement.mark, blurs]"), [1, 0])
        self.assertEqual(self.page.inner_text("form"), self.page.inner_text("form"))
        self.assertEqual(self.page.evaluate("[...document.querySelector('form').children].map((e) => e.nodeName).join()"), "H2,B,INPUT,P,P")

    def test_a_composition_goes_on_while_the_page_is_drawn(self):
        self.render('<input id="name" data-input="name">')
        self.page.focus("#name")
        session = self.context.new_cdp_session(self.page)
        session.send("Input.imeSetComposition", {"text": "とう", "selectionStart": 2, "selectionEnd": 2})
        self.assertEqual(self.heard("input"), ["name", "とう"])
        self.page.evaluate("ended = 0, document.activeElement.addEventListener('compositionend', () => ended++)")
        self.render('<p>1 found</p><input id="name" data-input="name" value="とう"><p>below</p>')
        self.assertEqual(self.page.evaluate("ended"), 0)
        session.send("Input.imeSetComposition", {"text": "とうきょう", "selectionStart": 5, "selectionEnd": 5})
        session.send("Input.insertText", {"text": "東京"})
        self.until(lambda: self.page.input_value("#name") == "東京", "the composed text")
        self.assertEqual(self.page.evaluate("ended"), 1)

    def test_a_new_id_takes_the_new_text(self):
        self.render('<input id="name-1" value="one">')
        self.page.fill("#name-1", "typed")
        self.render('<input id="name-2" value="two">')
        self.assertEqual(self.page.input_value("#name-2"), "two")

    def test_keeps_elements_by_their_id_wherever_they_move(self):
        self.render('<ul><li id="a">a</li><li id="b">b</li><li id="c">c</li></ul>')
        self.page.evaluate("for (const id of 'abc') document.getElementById(id).mark = id")
        self.render('<ul><li id="c">C</li><li id="x">x</li><li id="a">A</li></ul>')
        self.assertEqual(self.page.evaluate("[...document.querySelectorAll('li')].map((item) => [item.mark, item.textContent])"), [["c", "C"], [None, "x"], ["a", "A"]])

    def test_the_core_decides_the_state_of_checkboxes_and_selects(self):
        html = '<input type="checkbox" id="k" data-command="check"><select id="s" data-command="choose"><option>a<option>b</select>'
        self.render(html)
        self.page.click("#k")
        self.page.select_option("#s", "b")
        self.assertEqual(self.heard("command"), ["check", "true"])
        self.assertEqual(self.heard("command", number=2), ["choose", "b"])
        self.render(html)
        self.assertEqual(self.page.evaluate("[document.getElementById('k').checked, document.getElementById('s').value]"), [False, "a"])

    def test_a_drawing_that_comes_late_does_not_take_a_newer_choice_back(self):
        html = lambda chosen: '<details open id="d">' + "".join(f'<input type="radio" name="r" data-input="r" id="{id}" value="{id}" {"checked" if id == chosen else ""}>' for id in "abc") + "</details>"
        state = "[...document.querySelectorAll('input')].map(({ id, checked }) => checked && id).join()"
        self.render(html("a"))
        self.page.focus("#a")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("ArrowRight")
        self.assertEqual([self.heard("input", number=1), self.heard("input", number=2)], [["r", "b"], ["r", "c"]])
        self.render(html("b"))
        self.assertEqual(self.page.evaluate(state), "false,false,c")
        self.render(html("c"))
        self.assertEqual(self.page.evaluate(state), "false,false,c")

    def test_draws_attributes_and_text_of_svg_and_comments(self):
        self.render('<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>text<!-- c -->')
        self.render('<svg viewBox="0 0 2 2"><path d="M1 1"></path><circle r="1"></circle></svg>other<!-- d -->')
        self.assertIn('<svg viewBox="0 0 2 2"><path d="M1 1"></path><circle r="1"></circle></svg>other<!-- d -->', self.page.inner_html("#app"))

    def test_keeps_details_as_the_person_left_them(self):
        self.render("<details id=d><summary>s</summary>x</details>")
        self.page.click("summary")
        self.render("<details id=d><summary>s</summary>y</details>")
        self.assertTrue(self.page.evaluate("document.getElementById('d').open"))

    def test_runs_no_script_that_came_as_html(self):
        self.render('<img src="/nothing.png" alt=""><script>window.ran = 1</script>')
        self.assertIsNone(self.page.evaluate("window.ran ?? null"))

    def test_appearance_and_focus(self):
        self.render('<input id="name" value="New location">')
        self.perform(["appearance", "ja", "dark"], ["focus", "name", True])
        self.until(lambda: self.page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["ja", "dark"], "the appearance")
        self.assertEqual(self.page.evaluate("[...document.querySelectorAll('meta[name=theme-color]')].filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)"), ["#12181e"])
        self.assertEqual(self.page.evaluate("getSelection().toString()"), "New location")


class EventTest(HostTest):
    def test_commands_of_buttons_and_links(self):
        self.render('<button data-command="add" data-value="7"><b>+</b></button><a href="/elsewhere" data-command="go">go</a>')
        self.page.click("b")
        self.page.click("a")
        self.assertEqual(self.heard("command"), ["add", "7"])
        self.assertEqual(self.heard("command", number=2), ["go", ""])
        self.assertEqual(self.page.url, self.address)

    def test_a_form_submits_its_fields_and_a_button_in_it_is_a_command(self):
        self.render('<form data-command="save"><input name="n" id="n" value="Zürich"><textarea name="t">x</textarea><input type="file" name="f"><button name="how" value="now" id="ok">OK</button><button type="button" data-command="cancel" id="no">Cancel</button></form>')
        self.page.click("#no")
        self.assertEqual(self.heard("command"), ["cancel", ""])
        self.page.click("#n")
        self.page.click("#ok")
        self.assertEqual(self.heard("submit"), ["save", [["n", "Zürich"], ["t", "x"], ["how", "now"]]])
        self.page.press("#n", "Enter")
        self.heard("submit", number=2)
        self.assertEqual(self.count("command"), 1)

    def test_a_passphrase_is_the_same_from_every_keyboard_and_other_texts_stay_as_typed(self):
        self.render('<form data-command="open"><input type="password" name="p" id="p"><input name="t" id="t"><button id="ok">OK</button></form>')
        self.page.fill("#p", "e\u0301 \u3000\uff21")
        self.page.fill("#t", "e\u0301")
        self.page.click("#ok")
        self.assertEqual(self.heard("submit"), ["open", [["p", "\u00e9  A"], ["t", "e\u0301"]]])

    def test_keys_reach_the_core_where_nobody_else_uses_them(self):
        self.render('<input id="i"><button id="b">b</button>')
        for key in ["n", "?", "Escape", "ArrowUp", "Control+k"]:
            self.page.keyboard.press(key)
        self.page.focus("#i")
        for key in ["x", "Enter", "Escape"]:
            self.page.keyboard.press(key)
        self.page.focus("#b")
        for key in ["Enter", " ", "d"]:
            self.page.keyboard.press(key)
        self.heard("key", number=6)
        keys = self.page.evaluate("actions.filter(([name]) => name === 'key').map(([, ...key]) => key)")
        self.assertEqual(keys, [[key, False] for key in ["n", "?", "Escape", "ArrowUp", "Escape", "d"]])

    def test_undo_is_sent_where_no_text_field_undoes_itself_and_a_held_key_once(self):
        self.render('<input id="i"><input type="checkbox" id="k">')
        self.page.focus("#i")
        self.page.keyboard.press("Control+z")
        self.page.focus("#k")
        self.page.keyboard.press("Control+z")
        self.page.evaluate("document.activeElement.blur()")
        self.page.keyboard.press("Control+Shift+Z")
        self.page.keyboard.down("n")
        self.page.keyboard.down("n")
        self.page.keyboard.up("n")
        self.page.keyboard.press("m")
        self.heard("key", number=4)
        keys = self.page.evaluate("actions.filter(([name]) => name === 'key').map(([, ...key]) => key)")
        self.assertEqual(keys, [["z", True], ["Z", True], ["n", False], ["m", False]])

    def test_the_map_is_out_of_reach_while_a_question_is_asked(self):
        self.render('<div role="alertdialog"></div>')
        self.assertTrue(self.page.evaluate("document.getElementById('map').inert"))
        self.render("<p>answered</p>")
        self.assertFalse(self.page.evaluate("document.getElementById('map').inert"))

    def test_files_are_offered_and_read_when_asked(self):
        self.render('<input type="file" data-file multiple>')
        self.page.set_input_files("input", [{"name": "SavedPlaces", "mimeType": "", "buffer": b"[]"}, {"name": "b", "mimeType": "", "buffer": b"12345"}])
        token, name, size = self.heard("file")
        self.assertEqual((name, size), ("SavedPlaces", 2))
        self.assertEqual(self.answer("file.read", 40, token), ["file.bytes", 40, {"hex": b"[]".hex()}])
        self.perform(["file.drop", token])
        self.assertEqual(self.answer("file.read", 41, token), ["file.failed", 41])

    def test_dropped_and_pasted_files_are_offered(self):
        for kind, carrier in [("drop", "DragEvent"), ("paste", "ClipboardEvent")]:
            self.page.evaluate(
                """([kind, carrier]) => {
                  const data = new DataTransfer();
                  data.items.add(new File(["x"], kind));
                  const about = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
                  document.body.dispatchEvent(new globalThis[carrier](kind, about));
                }""",
                [kind, carrier],
            )
        self.assertEqual(self.heard("file")[1:], ["drop", 1])
        self.assertEqual(self.heard("file", number=2)[1:], ["paste", 1])

    def test_the_back_button_closes_once_and_then_leaves(self):
        length = self.page.evaluate("history.length")
        self.perform(["history", 1])
        self.until(lambda: self.page.evaluate("history.state?.depth") == 1, "an entry")
        self.page.go_back()
        self.heard("back")
        self.perform(["history", 0], ["history", 1], ["history", 0], ["history", 1])
        self.until(lambda: self.page.evaluate("history.state?.depth") == 1, "an entry again")
        self.perform(["history", 0])
        self.until(lambda: self.page.evaluate("history.state?.depth") != 1, "no entry")
        self.assertEqual(self.count("back"), 1)
        self.assertLessEqual(self.page.evaluate("history.length"), length + 1)

    def test_the_sheet_follows_the_finger(self):
        self.render('<section data-sheet><button data-sheet-handle data-command="toggle">=</button></section>')
        box = self.page.query_selector("[data-sheet-handle]").bounding_box()
        x, y = box["x"] + 5, box["y"] + 5
        before = self.page.query_selector("[data-sheet]").bounding_box()["height"]
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(1, 9):
            self.page.mouse.move(x, y - 20 * step)
        self.assertAlmostEqual(self.page.evaluate("parseFloat(document.documentElement.style.getPropertyValue('--sheet-height'))"), before + 160, places=2)
        self.page.mouse.up()
        height, velocity = self.heard("sheet")
        self.assertAlmostEqual(height, (before + 160) / 700, places=3)
        self.assertGreaterEqual(velocity, 0)
        self.until(lambda: not self.page.evaluate("document.documentElement.hasAttribute('data-sheet-dragging')"), "the end of the drag")
        self.assertEqual(self.count("command"), 0)
        self.page.click("[data-sheet-handle]")
        self.assertEqual(self.heard("command"), ["toggle", ""])

    def test_the_appearance_of_the_system_is_told(self):
        self.page.emulate_media(color_scheme="dark")
        self.assertEqual(self.heard("appearance"), [True])


class LifeTest(HostTest):
    def test_starts_with_what_the_core_needs_to_know(self):
        languages, secure, passkeys, standalone, host, style, version, wikipedia, dark, texts = self.heard("started")
        self.assertEqual((secure, passkeys, standalone, host, style, version, wikipedia, dark), (True, True, False, "localhost", False, "test", "", False))
        self.assertIn("en-US", languages)
        self.assertEqual(texts, {"hex": server.TEXTS.hex()})

    def test_a_timer_comes_back(self):
        self.assertEqual(self.answer("timer", 50, 30), ["timer", 50])

    def test_the_other_tabs_hear_a_broadcast(self):
        self.open()
        self.perform(["broadcast", "changed"])
        self.assertEqual(self.heard("heard"), ["changed"])

    def test_a_lock_ends_the_worker_and_blanks_the_page(self):
        self.render("<p>secret</p>")
        self.perform(["timer", 60, 300], ["render", {"hex": b"<p>secret 2</p>".hex()}], ["lock"], ["render", {"hex": b"<p>secret 3</p>".hex()}])
        self.heard("started", number=2)
        self.until(lambda: self.page.inner_text("#app") == "Locked", "the locked page")
        self.page.wait_for_timeout(500)
        self.assertEqual(self.count("timer"), 0)
        self.assertNotIn("secret", self.page.content())

    def test_an_answer_for_an_ended_core_never_reaches_the_next(self):
        self.context.grant_permissions(["geolocation"])
        self.context.set_geolocation({"longitude": 8.5, "latitude": 47.4, "accuracy": 12})
        self.perform(["locate", 70, True], ["lock"])
        self.heard("started", number=2)
        self.page.wait_for_timeout(300)
        self.assertEqual(self.count("located"), 0)
        self.assertEqual(self.answer("locate", 71, True), ["located", 71, 8.5, 47.4, 12])

    def test_says_why_there_is_no_position(self):
        self.assertEqual(self.answer("locate", 72, True), ["locate.failed", 72, "denied"])
        self.assertEqual(self.answer("locate", 73, False), ["locate.failed", 73, "unavailable"])

    def test_a_trap_shows_the_crash_page(self):
        self.render("<p>secret</p>")
        self.send("fake.trap")
        self.until(lambda: self.page.query_selector("h1") and self.page.inner_text("h1") == "BucketList stopped", "the crash page")
        self.assertIn("Everything that was saved is kept", self.page.inner_text("#app"))
        self.page.click("text=Start again")
        self.until(lambda: self.page.query_selector("h1") and self.page.inner_text("h1") == "Locked", "a new start")

    def test_goes_on_where_the_core_refuses_an_action(self):
        self.send("fake.refused")
        self.assertEqual(self.answer("timer", 51, 1), ["timer", 51])

    def test_a_core_that_does_not_load_shows_the_crash_page(self):
        self.context.route("**/fake-tiles.js", lambda route: route.fulfill(status=404))
        self.page.goto(self.address + "?again")
        self.until(lambda: self.page.query_selector("h1") and self.page.inner_text("h1") == "BucketList stopped", "the crash page")

    def test_a_core_whose_texts_do_not_come_shows_the_crash_page(self):
        self.context.route("**/texts.txt", lambda route: route.abort())
        self.page.goto(self.address + "?again")
        self.until(lambda: self.page.query_selector("h1") and self.page.inner_text("h1") == "BucketList stopped", "the crash page")

    def test_a_core_that_cannot_work_with_its_texts_shows_the_crash_page(self):
        self.render("<p>secret</p>")
        self.perform(["crash"])
        self.until(lambda: self.page.query_selector("h1") and self.page.inner_text("h1") == "BucketList stopped", "the crash page")
        self.assertNotIn("secret", self.page.content())

    def test_hands_out_files(self):
        with self.page.expect_download() as download:
            self.perform(["download", "places.json", "application/json", {"hex": b"[]".hex()}])
        self.assertEqual(download.value.suggested_filename, "places.json")
        with open(download.value.path(), "rb") as file:
            self.assertEqual(file.read(), b"[]")

    def test_copies_to_the_clipboard(self):
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.assertEqual(self.answer("copy", 73, "東京"), ["copied", 73, True])
        self.assertEqual(self.page.evaluate("navigator.clipboard.readText()"), "東京")

    def test_says_that_the_clipboard_is_out_of_reach(self):
        self.page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError')), void 0")
        self.assertEqual(self.answer("copy", 74, "x"), ["copied", 74, False])

    def test_hiding_the_page_is_told(self):
        self.page.evaluate("Object.defineProperty(document, 'hidden', { value: true }), document.dispatchEvent(new Event('visibilitychange'))")
        self.assertEqual(self.heard("visible"), [False])


class InsecureTest(HostTest):
    flags = HostTest.flags + ["--host-resolver-rules=MAP places.example 127.0.0.1"]

    def test_says_why_it_needs_https(self):
        for locale, title in [("en-GB", "BucketList needs HTTPS"), ("ja-JP", "HTTPSが必要です"), ("zh-CN", "BucketList 需要 HTTPS")]:
            context = self.browser.new_context(locale=locale)
            page = context.new_page()
            page.goto(self.address.replace("localhost", "places.example"))
            self.until(lambda: page.query_selector("h1"), "the notice")
            self.assertEqual(page.inner_text("h1"), title)
            self.assertIn("--tls-certificate", page.inner_text("#app"))
            context.close()


if __name__ == "__main__":
    unittest.main()
