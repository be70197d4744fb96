"""WebKit as WebKitGTK has it, without passkeys."""

import unittest

from main_flow import MainFlow
from webkit import WebKit


class WebKitTest(MainFlow, unittest.TestCase):
    start_browser = WebKit

    def offers_passkeys_where_there_are_some(self):
        self.browser.sees("This browser or device has no passkeys.")
        self.assertFalse(self.browser.has_button("Passkey"))


if __name__ == "__main__":
    unittest.main()
