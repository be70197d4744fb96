"""The first start: passkey, passphrase or no lock, and with each of them a recovery key."""

import re
import unittest

from playwright.sync_api import expect

from app import PASSPHRASE, AppTest


class FirstStartTest(AppTest):
    def test_offers_a_passkey_a_passphrase_or_no_lock(self):
        for way in ["Passkey", "Passphrase", "No lock"]:
            expect(self.button(re.compile("^" + way))).to_be_visible()
        self.assertEqual(self.page.locator("canvas").count(), 0)

    def test_no_lock_comes_with_a_recovery_key_and_opens_at_once_later(self):
        self.set_up("No lock")
        self.reload()
        self.is_open()

    def test_a_passphrase_opens_the_map(self):
        self.set_up("Passphrase")
        self.reload()
        self.unlock()
        self.is_open()

    def test_a_passkey_opens_the_map(self):
        self.authenticator()
        self.set_up("Passkey")
        self.reload()
        self.button("Unlock Places").click()
        self.is_open()

    def test_the_recovery_key_is_saved_as_a_file(self):
        self.choose("No lock")
        key = self.recovery_key()
        with self.page.expect_download() as download:
            self.button("Save as file").click()
        with open(download.value.path(), encoding="utf-8") as file:
            self.assertIn(key, file.read())

    def test_the_recovery_key_is_copied(self):
        self.context.grant_permissions(["clipboard-write"])
        self.choose("No lock")
        key = self.recovery_key()
        self.button("Copy").click()
        self.sees(re.compile("^Copied"))
        confirmation = self.field("Kept it? Type its last group")
        confirmation.focus()
        self.page.keyboard.press("Control+V")
        self.assertEqual(confirmation.input_value(), key)

    def test_a_wrong_last_group_is_refused_and_the_key_stays(self):
        self.choose("No lock")
        key = self.recovery_key()
        self.field("Kept it? Type its last group").fill("0000")
        self.button("Continue").click()
        self.sees("That is not the last group.")
        self.assertEqual(self.recovery_key(), key)
        self.confirm_recovery_key()
        self.is_open()

    def test_nothing_counts_before_the_recovery_key_was_confirmed(self):
        self.choose("Passphrase")
        self.type_new_passphrase()
        self.recovery_key()
        self.reload()
        expect(self.button(re.compile("^Passkey"))).to_be_visible()

    def test_a_passkey_that_cannot_encrypt_is_told_at_creation(self):
        self.authenticator(hasPrf=False)
        self.choose("Passkey")
        self.sees("This passkey can sign in, but it cannot encrypt.")
        self.sees("Use a passphrase, or a passkey of another provider.")
        self.set_up("No lock")

    def test_a_person_who_is_not_verified_is_told(self):
        self.authenticator(isUserVerified=False)
        self.choose("Passkey")
        self.sees("The passkey was not confirmed.")
        self.sees("Nothing has been set up yet.")

    def test_a_passphrase_must_be_long_enough(self):
        self.choose("Passphrase")
        self.type_new_passphrase("short")
        self.sees("The passphrase is too short.")
        self.type_new_passphrase()
        self.recovery_key()

    def test_both_passphrases_must_be_the_same(self):
        self.choose("Passphrase")
        self.type_new_passphrase(PASSPHRASE, PASSPHRASE + "!")
        self.sees("The two passphrases differ.")


if __name__ == "__main__":
    unittest.main()
