"""Firefox, which has passkeys that can encrypt."""

import unittest

from firefox import Firefox
from main_flow import MainFlow


class FirefoxTest(MainFlow, unittest.TestCase):
    start_browser = Firefox

    def offers_passkeys_where_there_are_some(self):
        self.browser.add_authenticator()
        self.browser.click("Passkey")
        self.recovery_key()
        self.browser.click("Cancel")


if __name__ == "__main__":
    unittest.main()
