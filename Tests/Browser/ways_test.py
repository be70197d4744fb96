"""Ways to unlock: adding, renaming, removing, changing the passphrase; and erasing everything."""

import re
import unittest

from playwright.sync_api import expect

import store
from app import DESKTOP, PASSPHRASE, AppTest

OTHER = "seven silent sailing ships"


class WaysTest(AppTest):
    viewport = DESKTOP

    def show_ways(self):
        self.button("Settings").click()
        self.button("Ways to unlock").click()
        expect(self.by_role("heading", "Ways to unlock")).to_be_visible()

    def remove(self, name):
        self.button(f"Remove {name}").click()
        expect(self.by_role("alertdialog", None)).to_be_visible()
        self.by_role("alertdialog", None).get_by_role("button", name="Remove", exact=True).click()
        expect(self.button(f"Remove {name}")).to_have_count(0)

    def add_passphrase(self, passphrase):
        self.button("Add a passphrase").click()
        self.type_new_passphrase(passphrase)
        self.sees("Way to unlock added.")

    def test_a_passkey_can_be_added_and_unlocks(self):
        self.authenticator()
        self.set_up("Passphrase")
        self.show_ways()
        self.button("Add a passkey").click()
        expect(self.button("Remove Passkey")).to_be_visible()
        self.reload_with_sheet()
        self.button("Unlock Places").click()
        self.is_open()

    def reload_with_sheet(self):
        self.page.reload()
        self.is_locked()

    def test_a_way_can_be_renamed(self):
        self.set_up("Passphrase")
        self.show_ways()
        self.button("Rename Passphrase").click()
        self.field("Name").fill("Six words on paper")
        self.button("Save").click()
        expect(self.button("Rename Six words on paper")).to_be_visible()
        self.reload_with_sheet()
        self.unlock()
        self.is_open()
        self.show_ways()
        expect(self.button("Rename Six words on paper")).to_be_visible()

    def test_the_last_way_cannot_be_removed(self):
        self.set_up("Passphrase")
        self.show_ways()
        self.remove("Recovery key")
        self.sees("This is the only way in. Add another before you remove it.")
        expect(self.button("Remove Passphrase")).to_have_count(0)

    def test_the_passphrase_can_be_changed(self):
        self.set_up("Passphrase")
        self.show_ways()
        self.button("Rename Passphrase").click()
        self.field("Name").fill("Old")
        self.button("Save").click()
        self.add_passphrase(OTHER)
        self.remove("Old")
        self.reload_with_sheet()
        self.unlock(PASSPHRASE)
        self.sees("That is not the passphrase.")
        self.button("OK").click()
        self.field("Passphrase").fill(OTHER)
        self.button("Unlock").click()
        self.is_open()

    def test_a_lock_can_be_put_on_later(self):
        self.set_up("No lock")
        self.show_ways()
        self.add_passphrase(OTHER)
        self.remove("This device, without a lock")
        self.reload_with_sheet()
        self.unlock(OTHER)
        self.is_open()

    def test_a_new_recovery_key_must_be_confirmed_and_unlocks(self):
        self.set_up("Passphrase")
        self.show_ways()
        self.button("Add a recovery key").click()
        key = self.confirm_recovery_key()
        expect(self.by_role("heading", "Ways to unlock")).to_be_visible()
        self.reload_with_sheet()
        self.button("Unlock Places").click()
        self.button("Use the recovery key").click()
        self.field("Recovery key").fill(key)
        self.button("Unlock").click()
        self.is_open()

    def test_a_passkey_that_cannot_encrypt_is_told_and_changes_nothing(self):
        self.authenticator(hasPrf=False)
        self.set_up("Passphrase")
        self.show_ways()
        before = store.records(self.page)["entries/header"]
        self.button("Add a passkey").click()
        self.sees("This passkey can sign in, but it cannot encrypt.")
        self.sees(re.compile("Your places and your ways to unlock are as they were."))
        self.assertEqual(store.records(self.page)["entries/header"], before)

    def test_everything_is_erased_by_the_typed_word_alone(self):
        self.set_up("Passphrase")
        self.add("Gone for good")
        other = self.open()
        self.button("Settings").click()
        self.button("Erase everything…").click()
        self.sees("1 place will be gone.")
        self.field("To go on, type ERASE").fill("erase")
        self.button("Erase everything").click()
        self.sees("The word does not match. Nothing was erased.")
        self.field("To go on, type ERASE").fill("ERASE")
        self.button("Erase everything").click()
        for page in [self.page, other]:
            expect(self.button(re.compile("^No lock"), page)).to_be_visible()
        self.assertEqual(store.records(self.page), {})

    def test_settings_say_whether_the_browser_keeps_the_places(self):
        self.set_up()
        self.button("Settings").click()
        self.sees(re.compile("^(The browser keeps your places until|When space runs out, the browser may clear|It is not known yet)"))


if __name__ == "__main__":
    unittest.main()
