"""Later starts: "Unlock Places" and nothing else, and every way in and every way to fail in its own words."""

import re
import unittest

from playwright.sync_api import expect

from app import AppTest
from store import flip


class UnlockTest(AppTest):
    def set_up_with_a_place(self, way):
        key = self.set_up(way)
        self.add("Kyoto", "in autumn")
        return key

    def start_again(self):
        self.reload()
        self.is_locked()

    def finds_the_place(self):
        self.is_open()
        self.until(lambda: self.drawn_names() == ["Kyoto"], "the place")

    def test_there_is_unlock_places_and_nothing_else(self):
        self.set_up_with_a_place("Passphrase")
        self.start_again()
        self.assertEqual(self.page.locator("button:visible").all_inner_texts(), ["Unlock Places"])
        self.assertEqual(self.page.locator("canvas").count(), 0)
        for word in ["Kyoto", "autumn", "maplibregl-map"]:
            self.assertNotIn(word, self.page.content())

    def test_the_passphrase_unlocks(self):
        self.set_up_with_a_place("Passphrase")
        self.start_again()
        self.unlock()
        self.finds_the_place()

    def test_the_passkey_unlocks(self):
        self.authenticator()
        self.set_up_with_a_place("Passkey")
        self.start_again()
        self.button("Unlock Places").click()
        self.finds_the_place()

    def test_the_recovery_key_unlocks(self):
        key = self.set_up_with_a_place("Passphrase")
        self.start_again()
        self.button("Unlock Places").click()
        self.button("Use the recovery key").click()
        self.field("Recovery key").fill(key.lower().replace("-", " "))
        self.button("Unlock").click()
        self.finds_the_place()

    def test_a_wrong_passphrase_is_told_and_can_be_typed_again(self):
        self.set_up_with_a_place("Passphrase")
        self.start_again()
        self.unlock("not this one at all")
        self.sees("That is not the passphrase.")
        self.sees("Your places are still here, and still locked.")
        self.button("OK").click()
        self.field("Passphrase").fill("correct horse battery staple")
        self.button("Unlock").click()
        self.finds_the_place()

    def test_typing_errors_in_the_recovery_key_are_told(self):
        key = self.set_up_with_a_place("Passphrase")
        other = "A" if key[0] != "A" else "B"
        self.start_again()
        self.button("Unlock Places").click()
        self.button("Use the recovery key").click()
        for typed, told in [
            (key[:-1], "The recovery key is incomplete or too long."),
            (other + key[1:], "There is a typing error in the recovery key."),
            ("!" + key[1:], "Character 1 of the recovery key is not one it can have."),
        ]:
            self.field("Recovery key").fill(typed)
            self.button("Unlock").click()
            self.sees(told)
            self.button("OK").click()

    def test_a_cancelled_passkey_is_told_and_the_recovery_key_offered(self):
        session, authenticator = self.authenticator()
        key = self.set_up_with_a_place("Passkey")
        self.start_again()
        session.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": False})
        self.button("Unlock Places").click()
        self.sees("The passkey was not confirmed.")
        self.button("Use the recovery key").click()
        self.field("Recovery key").fill(key)
        self.button("Unlock").click()
        self.finds_the_place()

    def test_a_passkey_that_is_gone_is_told(self):
        session, authenticator = self.authenticator()
        self.set_up_with_a_place("Passkey")
        self.start_again()
        session.send("WebAuthn.clearCredentials", {"authenticatorId": authenticator})
        self.button("Unlock Places").click()
        self.sees("The passkey was not confirmed.")
        self.sees("Your places are still here, and still locked.")

    def test_a_damaged_way_to_unlock_is_told_and_the_others_work(self):
        self.set_up_with_a_place("Passphrase")
        # Near the header's end is its last slot: the recovery key's.
        flip(self.page, "header", -10)
        self.start_again()
        self.button("Unlock Places").click()
        self.sees(re.compile("damaged"))
        self.button("OK").click()
        self.unlock()
        self.finds_the_place()
        self.button("Settings").click()
        self.button("Ways to unlock").click()
        self.sees(re.compile("damaged"))

    def test_a_damaged_header_is_told_and_nothing_is_thrown_away(self):
        self.set_up_with_a_place("Passphrase")
        flip(self.page, "header", 0)
        self.reload()
        self.sees("The lock of these places is damaged.")
        self.sees("The sealed places beside it are untouched.")
        flip(self.page, "header", 0)
        self.start_again()
        self.unlock()
        self.finds_the_place()

    def test_a_damaged_entry_is_told_and_the_rest_is_whole(self):
        self.set_up_with_a_place("Passphrase")
        self.add("Damaged")
        flip(self.page, "journal", 20)
        self.start_again()
        self.unlock()
        self.sees("1 sealed record is damaged and could not be opened.")
        self.sees(re.compile("^Everything else is open and complete."))
        self.button("OK").click()
        self.until(lambda: len(self.drawn_names()) == 1, "the other place")


if __name__ == "__main__":
    unittest.main()
