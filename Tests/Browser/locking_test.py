"""Locking: the page is blank, the worker has ended, and so it is in every tab."""

import unittest

from playwright.sync_api import expect

from app import PASSPHRASE, AppTest

# The document says it was hidden or shown; a headless browser never hides a page by itself.
VISIBLE = """(visible) => {
  Object.defineProperty(document, "hidden", { value: !visible, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class LockingTest(AppTest):
    def setUp(self):
        super().setUp()
        self.set_up("Passphrase")
        self.add("Secret cove", "nobody knows it")

    def is_blank(self, page=None):
        page = page or self.page
        self.is_locked(page)
        self.assertEqual(page.locator("canvas").count(), 0)
        for word in ["Secret cove", "nobody knows it"]:
            self.assertNotIn(word, page.content())

    def test_lock_now_blanks_the_page_and_ends_the_worker(self):
        self.button("Places").click()
        self.sees("nobody knows it")
        ended = []
        for worker in self.page.workers:
            worker.on("close", lambda worker: ended.append(worker.url))
        self.button("Close").first.click()
        self.button("Lock now").click()
        self.is_blank()
        self.until(lambda: any("/worker." in url for url in ended), "the end of the worker")
        self.assertEqual(len([worker for worker in self.page.workers if "/worker." in worker.url]), 1)

    def test_it_opens_again_after_a_lock(self):
        self.button("Lock now").click()
        self.is_blank()
        self.unlock()
        self.is_open()
        self.until(lambda: self.drawn_names() == ["Secret cove"], "the place")

    def test_a_lock_in_one_tab_locks_the_other(self):
        other = self.open()
        self.unlock(page=other)
        self.is_open(other)
        self.button("Lock now").click()
        self.is_blank()
        self.is_blank(other)

    def test_it_locks_at_once_when_hidden_where_that_was_chosen(self):
        self.button("Settings").click()
        self.field("Lock when out of sight").select_option("At once")
        self.page.evaluate(VISIBLE, False)
        self.is_blank()

    def test_it_locks_after_five_minutes_out_of_sight(self):
        self.page.evaluate(VISIBLE, False)
        worker = next(worker for worker in self.page.workers if "/worker." in worker.url)
        worker.evaluate("(past => (Date.now = () => past() + 299_000))(Date.now)")
        self.page.evaluate(VISIBLE, True)
        expect(self.button("Add place")).to_be_visible()
        self.page.evaluate(VISIBLE, False)
        worker.evaluate("(past => (Date.now = () => past() + 301_000))(Date.now)")
        self.page.evaluate(VISIBLE, True)
        self.is_blank()

    def test_what_was_being_typed_comes_back_after_the_lock(self):
        self.button("Add place").click()
        self.field("Description").fill("half a sentence")
        self.page.evaluate(VISIBLE, False)
        self.page.evaluate(VISIBLE, True)
        self.button("Settings").count()
        self.page.evaluate("new BroadcastChannel('bucketlist').postMessage('locked')")
        self.is_locked()
        self.assertNotIn("half a sentence", self.page.content())
        self.unlock()
        expect(self.field("Description")).to_have_value("half a sentence")

    def test_a_wrong_passphrase_leaves_it_blank(self):
        self.button("Lock now").click()
        self.unlock(PASSPHRASE.upper())
        self.sees("That is not the passphrase.")
        self.assertEqual(self.page.locator("canvas").count(), 0)


if __name__ == "__main__":
    unittest.main()
