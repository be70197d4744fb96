"""What Wikipedia knows around a place, in every state, from a stand-in that answers every shape."""

import os
import re
import unittest

from playwright.sync_api import expect

from app import DESKTOP, AppTest
from server import Server
from wiki import Wiki, page, pages

TOWER = page(7, "Tokyo Tower", "tower in Tokyo", (48.001, 3.0))
BRIDGE = page(8, "Azuma Bridge", None, (48.05, 3.0))
ARABIC = page(9, "قصر العدل", "محكمة", (48.02, 3.0))


class NearbyCase(AppTest):
    @classmethod
    def setUpClass(cls):
        cls.wiki = Wiki()
        cls.own_server = Server(os.environ["SITE"], "--wikipedia", cls.wiki.address + "/{language}/api.php")

    @classmethod
    def tearDownClass(cls):
        cls.own_server.stop()
        cls.wiki.stop()

    def site_address(self):
        return f"http://localhost:{self.own_server.port}/"

    def setUp(self):
        self.wiki.requests.clear()
        self.wiki.gate.set()
        super().setUp()
        self.set_up()
        self.map("map.jumpTo({ center: [3, 48], zoom: 9 })")

    def tearDown(self):
        self.foreign = [url for url in self.foreign if not url.startswith(self.wiki.address)]
        super().tearDown()

    def new_place(self):
        self.button("Add place").click()
        expect(self.field("Place name")).to_be_focused()

    def agree(self):
        self.new_place()
        self.button("Ask Wikipedia").click()

    def state(self):
        return self.page.locator(".nearby-state")

    def titles(self):
        return self.page.locator(".article a").all_inner_texts()

    def shows(self, *titles):
        self.until(lambda: self.titles() == list(titles), f"{titles}, not {self.titles()}")

    def no_console(self, pattern):
        """Takes what the browser itself says about a failed request from the console's errors."""
        self.errors = [error for error in self.errors if not re.search(pattern, error)]


class NearbyTest(NearbyCase):
    def test_from_the_question_to_a_place(self):
        self.wiki.answers = [pages(TOWER | {"thumbnail": {"source": self.wiki.address + "/picture.png"}}, BRIDGE, ARABIC)]
        self.new_place()
        self.sees("Asking tells Wikipedia roughly where this place is", )
        self.assertEqual(self.wiki.requests, [])
        self.has_no_findings("question")
        self.button("Ask Wikipedia").click()
        self.shows("Azuma Bridge", "Tokyo Tower", "قصر العدل")
        expect(self.state()).to_have_text("3 articles")
        (path, headers), = self.wiki.requests
        self.assertTrue(path.startswith("/en/api.php?"))
        parameters = self.wiki.parameters()
        self.assertRegex(parameters["ggscoord"], r"^4[78]\.\d{3}\|[23]\.\d{3}$")
        self.assertEqual((parameters["origin"], parameters["ggslimit"], parameters["ggsradius"]), ("*", "50", "10000"))
        self.assertRegex(headers["Api-User-Agent"], r"^BucketList/[0-9.]+ \(localhost\)$")
        self.assertNotIn("Cookie", headers)
        self.assertNotIn("Referer", headers)
        self.rows_are_right()
        self.has_no_findings("articles")
        self.button("Sort by distance").click()
        self.shows("Tokyo Tower", "قصر العدل", "Azuma Bridge")
        self.take_over()

    def rows_are_right(self):
        rows = self.page.locator(".article")
        expect(rows.nth(0)).to_contain_text("Azuma Bridge: No further information")
        expect(rows.nth(0)).to_contain_text(" mi")
        expect(rows.nth(1)).to_contain_text("Tokyo Tower: tower in Tokyo")
        link = rows.nth(1).locator("a")
        expect(link).to_have_attribute("href", "https://en.wikipedia.org/wiki/Tokyo%20Tower")
        expect(link).to_have_attribute("target", "_blank")
        expect(link).to_have_attribute("rel", "noopener noreferrer")
        words = rows.nth(2).locator("bdi").first
        self.assertEqual(words.evaluate("(e) => [e.lang, e.dir, getComputedStyle(e).direction]"), ["en", "auto", "rtl"])
        picture = rows.nth(1).locator("img")
        self.until(lambda: picture.evaluate("(e) => e.complete && e.naturalWidth === 1"), "the picture")
        for shown in [picture, rows.nth(0).locator(".article-picture")]:
            box = shown.bounding_box()
            self.assertEqual((box["width"], box["height"]), (56, 56))

    def take_over(self):
        tower = self.page.locator(".article").nth(0)
        tower.get_by_role("button", name="Add as place").click()
        expect(tower).to_contain_text("Added")
        self.field("Description").fill("at dusk")
        tower.get_by_role("button", name="Use").click()
        expect(self.field("Place name")).to_have_value("Tokyo Tower")
        expect(self.field("Description")).to_have_value("at dusk\ntower in Tokyo")
        expect(self.field("Link")).to_have_value("https://en.wikipedia.org/wiki/Tokyo%20Tower")
        self.save()
        self.lists("Tokyo Tower", "Tokyo Tower")
        # An answer of today is not asked for again, and the order is remembered.
        self.reload()
        self.is_open()
        self.button("Places").click()
        self.page.locator(".row").filter(has_text="at dusk").click()
        self.shows("Tokyo Tower", "قصر العدل", "Azuma Bridge")
        self.by_role("link", "https://en.wikipedia.org/wiki/Tokyo%20Tower").wait_for()
        self.assertEqual(len(self.wiki.requests), 1)

    def test_every_failure_has_its_words_and_a_way_on(self):
        self.wiki.answers = [(500, {}, "{}")]
        self.agree()
        for answer in [(200, {}, "<html>busy</html>"), pages(TOWER)[:60], '{"error":{"code":"internal_api_error"}}', (404, {}, "")]:
            expect(self.state()).to_have_text("Please try again later.")
            self.wiki.answers = [answer]
            asked = len(self.wiki.requests)
            self.button("Try again").click()
            self.until(lambda: len(self.wiki.requests) > asked, "the next question")
        self.context.set_offline(True)
        self.button("Try again").click()
        expect(self.state()).to_contain_text("There is no network now.")
        self.context.set_offline(False)
        self.wiki.answers = [(429, {"Retry-After": "1"}, ""), pages(TOWER)]
        self.button("Try again").click()
        expect(self.state()).to_contain_text("asks to wait 1 second")
        self.shows("Tokyo Tower")
        self.no_console("Failed to load resource|ERR_INTERNET_DISCONNECTED")

    def test_other_answers(self):
        many = [page(number, f"A{number:02}", None, (48, 3)) for number in range(1, 51)]
        self.wiki.answers = [pages(*many)]
        self.agree()
        self.until(lambda: len(self.titles()) == 50, "fifty rows")
        for answers, expected in [
            ([pages()], "Nothing within 10 km"),
            (['{"batchcomplete":true}'], "Nothing within 10 km"),
            ([pages(page(1, "Crater", None, (1, 2), "moon"))], "Nothing within 10 km"),
            ([pages(TOWER, TOWER, BRIDGE)], "2 articles"),
            ([pages(TOWER, warnings={"geosearch": {"warnings": "Only partial results are available"}})], "1 articleWikipedia could not search everything; there may be more."),
            ([pages(TOWER, **{"continue": {"picontinue": "8", "continue": "||"}}), pages(BRIDGE)], "2 articles"),
        ]:
            self.press("Escape")
            self.wiki.answers = answers
            self.map("map.jumpTo({ center: [map.getCenter().lng + 0.5, 48] })")
            self.new_place()
            expect(self.state()).to_have_text(expected)

    def test_closing_the_sheet_cancels_the_question(self):
        self.wiki.gate.clear()
        cancelled = self.wiki.cancelled
        self.agree()
        expect(self.state()).to_contain_text("Loading…")
        self.until(lambda: self.wiki.requests, "the question")
        self.press("Escape")
        self.until(lambda: self.wiki.cancelled > cancelled, "the end of the question")

    def test_declined_it_stays_off_until_switched_on(self):
        self.new_place()
        self.button("Don’t ask").click()
        self.sees("Nearby is switched off.")
        self.press("Escape")
        self.button("Settings").click()
        switch = self.by_role("switch", re.compile("^Ask Wikipedia what is near"))
        expect(switch).not_to_be_checked()
        switch.check()
        self.by_role("combobox", "Distances").select_option("Kilometres")
        self.press("Escape")
        self.assertEqual(self.wiki.requests, [])
        self.wiki.answers = [pages(BRIDGE)]
        self.new_place()
        self.shows("Azuma Bridge")
        expect(self.page.locator(".article")).to_contain_text(" km")


class JapaneseNearbyTest(NearbyCase):
    viewport = DESKTOP
    options = {"locale": "ja-JP"}

    def setUp(self):
        self.wiki.requests.clear()
        AppTest.setUp(self)

    def test_asks_in_the_own_language_first_then_in_english(self):
        self.wiki.answers = [pages(), pages(TOWER)]
        self.choose("ロックなし")
        group = self.by_role("group", "復旧キー")
        key = re.sub(r"\s", "", group.inner_text())
        self.page.locator("#recovery-confirmation").fill(key.rpartition("-")[2])
        self.button("続ける").click()
        self.button("場所を追加").click()
        self.button("Wikipediaに問い合わせる").click()
        self.shows("Tokyo Tower")
        expect(self.page.locator(".article bdi").first).to_have_attribute("lang", "en")
        self.assertEqual([path.split("/")[1] for path, _ in self.wiki.requests], ["ja", "en"])
        expect(self.state()).to_have_text("記事1件")


if __name__ == "__main__":
    unittest.main()
