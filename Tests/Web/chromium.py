"""Chromium as the tests start it, and patience with what it does."""

import time
import unittest

PROGRAM = "/usr/bin/chromium"
# Software draws the map; the page around it is drawn without going through that, which costs a third of the time.
FLAGS = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-gpu-compositing", "--no-sandbox"]
PATIENCE_SECONDS = 20


class PatientTest(unittest.TestCase):
    def until(self, condition, what):
        """Polls, since the policy forbids Playwright's own waiting."""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            result = condition()
            if result:
                return result
            time.sleep(0.02)
        self.fail(f"waited in vain for {what}")
