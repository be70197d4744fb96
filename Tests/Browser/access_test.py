"""For everybody: keyboard alone, input methods, three languages, light and dark, and axe-core without a finding."""

import re
import unittest

from playwright.sync_api import expect

from app import DESKTOP, PASSPHRASE, AppTest

FOCUS = """() => {
  const style = getComputedStyle(document.activeElement);
  return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 || style.boxShadow !== "none";
}"""


class KeyboardTest(AppTest):
    def focus_by_tab(self, locator):
        """Presses Tab until it has the focus, which must be seen."""
        for _ in range(40):
            if locator.evaluate("(element) => element === document.activeElement"):
                break
            self.press("Tab")
        expect(locator).to_be_focused()
        self.assertTrue(self.page.evaluate(FOCUS), f"focus is invisible on {locator}")

    def test_the_keyboard_alone_does_the_main_job(self):
        self.focus_by_tab(self.button(re.compile("^Passphrase")))
        self.press("Enter")
        expect(self.field("Passphrase")).to_be_focused()
        self.page.keyboard.type(PASSPHRASE)
        self.press("Tab")
        self.page.keyboard.type(PASSPHRASE)
        self.press("Enter")
        key = self.recovery_key()
        self.focus_by_tab(self.field("Kept it? Type its last group"))
        self.page.keyboard.type(key[-4:])
        self.press("Enter")
        self.is_open()
        self.focus_by_tab(self.button("Add place"))
        self.press("Enter")
        expect(self.field("Place name")).to_be_focused()
        self.page.keyboard.type("By keyboard")
        self.press("Enter")
        self.is_saved()
        self.focus_by_tab(self.button("Places"))
        self.press("Enter")
        self.focus_by_tab(self.button(re.compile("^By keyboard")))
        self.press("Enter")
        self.focus_by_tab(self.button("Edit"))
        self.press("Enter")
        expect(self.field("Place name")).to_be_focused()
        self.press("Escape")
        expect(self.page.locator("[data-sheet]")).to_have_count(0)

    def test_arrows_move_the_map(self):
        self.set_up()
        before = self.map("map.getCenter().lng")
        self.focus_by_tab(self.page.locator("canvas.maplibregl-canvas"))
        self.press("ArrowRight")
        self.until(lambda: self.map("map.getCenter().lng") > before, "the map to move")

    def test_focus_returns_to_what_opened_the_sheet(self):
        self.set_up()
        self.focus_by_tab(self.button("Settings"))
        self.press("Enter")
        self.by_role("heading", "Settings").wait_for()
        self.press("Escape")
        expect(self.button("Settings")).to_be_focused()


class CompositionTest(AppTest):
    def test_a_composition_goes_on_while_the_page_is_drawn(self):
        self.set_up()
        other = self.open()
        self.is_open(other)
        self.button("Add place").click()
        name = self.field("Place name")
        expect(name).to_be_focused()
        session = self.context.new_cdp_session(self.page)
        session.send("Input.imeSetComposition", {"text": "とう", "selectionStart": 2, "selectionEnd": 2})
        self.page.evaluate("ended = drawn = 0, document.activeElement.addEventListener('compositionend', () => ended++)")
        self.page.evaluate("new MutationObserver(() => drawn++).observe(document.getElementById('app'), { subtree: true, childList: true, attributes: true, characterData: true })")
        # What another tab saves makes this one draw.
        self.button("Add place", other).click()
        self.until(lambda: self.page.evaluate("drawn"), "a drawing")
        self.assertEqual(self.page.evaluate("ended"), 0)
        session.send("Input.insertText", {"text": "東京"})
        expect(name).to_have_value("東京")
        expect(name).to_be_focused()
        self.save()
        self.lists("New location", "東京")


class LanguageTest(AppTest):
    """The whole way in one language; each step finds its buttons by their names in it."""

    def go(self, language, words):
        self.assertEqual(self.page.evaluate("document.documentElement.lang").split("-")[0], language)
        setup, again, confirm, proceed, add, name, save, saved, unlock, open_ = words
        self.choose(setup)
        self.field(setup).fill(PASSPHRASE)
        self.field(again).fill(PASSPHRASE)
        self.button(proceed).click()
        group = self.page.locator(".key")
        expect(group).to_be_visible()
        self.field(confirm).fill(group.inner_text()[-4:])
        self.button(proceed).click()
        self.button(add).click()
        expect(self.field(name)).to_be_focused()
        self.page.keyboard.type("金閣寺")
        self.button(save).click()
        self.sees(re.compile(f"^{saved}$"))
        self.reload()
        self.button(unlock).click()
        self.field(setup).fill(PASSPHRASE)
        self.button(open_).click()
        expect(self.button(add)).to_be_visible()
        self.until(lambda: self.drawn_names() == ["金閣寺"], "the place")


class JapaneseTest(LanguageTest):
    options = {"locale": "ja-JP", "color_scheme": "dark"}

    def test_the_whole_way_in_japanese(self):
        words = ["パスフレーズ", "もう一度入力", "保管できたら、最後のまとまりを入力してください", "続ける", "場所を追加", "場所の名前", "保存", "保存済み", "場所のロックを解除", "ロックを解除"]
        self.go("ja", words)


class ChineseTest(LanguageTest):
    viewport = DESKTOP
    options = {"locale": "zh-CN"}

    def test_the_whole_way_in_chinese(self):
        words = ["密码短语", "再次输入", "保存好了吗？请输入最后一组字符", "继续", "添加地点", "地点名称", "保存", "已保存", "解锁地点", "解锁"]
        self.go("zh", words)


class AxeTest(AppTest):
    def open_sheet(self, button):
        self.button(button).click()
        expect(self.page.locator("[data-sheet]")).to_be_visible()

    def test_no_screen_has_a_finding(self):
        self.has_no_findings("first start")
        self.choose("Passphrase")
        self.field("Passphrase").wait_for()
        self.has_no_findings("new passphrase")
        self.type_new_passphrase("short")
        self.sees("The passphrase is too short.")
        self.has_no_findings("passphrase too short")
        self.type_new_passphrase()
        self.recovery_key()
        self.has_no_findings("recovery key")
        self.confirm_recovery_key()
        self.is_open()
        self.map("1")
        self.has_no_findings("map")
        self.open_sheet("Places")
        self.has_no_findings("no places")
        self.button("Close").first.click()
        self.button("Add place").click()
        self.field("Place name").wait_for()
        self.has_no_findings("form")
        self.page.locator(".picker-head").click()
        self.by_role("radio", "Heart").check()
        self.has_no_findings("symbols and colours")
        self.field("Description").fill("words")
        self.press("Escape")
        self.by_role("alertdialog", None).wait_for()
        self.has_no_findings("question")
        self.button("Keep editing").click()
        self.save()
        self.open_sheet("Places")
        self.has_no_findings("places")
        self.button(re.compile("^New location")).click()
        self.button("Edit").wait_for()
        self.has_no_findings("details")
        self.button("OK").click()
        self.open_sheet("Settings")
        self.has_no_findings("settings")
        self.button("Ways to unlock").click()
        self.button("Add a passphrase").wait_for()
        self.has_no_findings("ways")
        self.button("Back").click()
        self.button("Erase everything…").click()
        self.field("To go on, type ERASE").wait_for()
        self.has_no_findings("erase")
        self.button("Back").click()
        self.button("About BucketList").click()
        self.by_role("heading", "About BucketList").wait_for()
        self.has_no_findings("about")
        self.page.reload()
        self.is_locked()
        self.has_no_findings("locked")
        self.unlock("not the passphrase")
        self.sees("That is not the passphrase.")
        self.has_no_findings("wrong passphrase")


class DarkAxeTest(AxeTest):
    viewport = DESKTOP
    options = {"color_scheme": "dark"}


if __name__ == "__main__":
    unittest.main()
