"""What both browsers understand: the commands of W3C WebDriver, by their names there (https://www.w3.org/TR/webdriver2/).

A browser sends a command with `send(name, **parameters)`, which answers with its value or raises `Refused`.
"""

import base64
import sys
import time

from program import Home

PATIENCE_SECONDS = 20
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
CONTROL = "\ue009"
# What may come of an element between finding and using it, while the page is being drawn.
PASSING = {
    "element click intercepted",
    "element not interactable",
    "no such element",
    "stale element reference",
    "javascript error",
}


class Refused(Exception):
    def __init__(self, error, message):
        super().__init__(f"{error}: {message}")
        self.error = error


def until(condition, what):
    """What the condition gives, once that is true; the page may be drawn meanwhile."""
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            if result := condition():
                return result
        except Refused as refused:
            if refused.error not in PASSING:
                raise
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for {what}")
        time.sleep(0.05)


class Browser:
    """The page as a person has it: found by role, name and visible text. Each browser adds how it starts and closes."""

    def __init__(self):
        self.home = Home()
        try:
            self.home.start_display()
            self.start()
        except BaseException:
            sys.stderr.write(self.home.read("log"))
            self.end()
            raise

    def end(self):
        try:
            self.close()
        finally:
            self.home.end()

    def until(self, condition, what):
        """The same, telling what stood on the page instead."""
        try:
            return until(condition, what)
        except AssertionError as error:
            raise AssertionError(f"{error}; the page says {self.text()!r}") from None

    def goto(self, address):
        self.send("Navigate", url=address)

    def reload(self):
        """As a person does, and so not with the command Refresh, which in Firefox passes the service worker by."""
        self.goto(self.evaluate("location.href"))

    def evaluate(self, expression):
        return self.send("ExecuteScript", script=f"return {expression}", args=[])

    def text(self):
        """All that can be read on the page now."""
        (body,) = self._elements("body")
        return self.send("GetElementText", id=body)

    def sees(self, text):
        self.until(lambda: text in self.text(), f"the words {text!r}")

    def button(self, name):
        """The button with this name, or whose name begins so where it says more."""
        return self._named("button", lambda label: label == name or label.startswith(name + " "))

    def has_button(self, name):
        return self.button(name) is not None

    def field(self, name):
        return self._named("input, textarea", lambda label: label == name)

    def statuses(self):
        """What is said as the state of something, though it may have faded from sight."""
        return self.evaluate("[...document.querySelectorAll('[role=status]')].map((status) => status.textContent)")

    def click(self, name):
        self._use(lambda: self.button(name), "ElementClick", f"the button {name}")

    def fill(self, name, text):
        """Types in place of what the field had."""
        self._use(lambda: self.field(name), "ElementSendKeys", f"the field {name}", text=f"{CONTROL}a{CONTROL}{text}")

    def has_map(self):
        return self._named("canvas", lambda label: label == "Map") is not None

    def group(self, name):
        """What can be read in this group."""
        group = lambda: self._named("[role=group]", lambda label: label == name)
        return self._use(group, "GetElementText", f"the group {name}")

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.send("TakeScreenshot")))

    def _use(self, find, command, what, **parameters):
        """Finds it and does that with it, from the beginning where the page was drawn in between; gives what came of it."""

        def attempt():
            element = find()
            return element and (self.send(command, id=element, **parameters) or True)

        return self.until(attempt, what)

    def _elements(self, selector):
        return [found[ELEMENT] for found in self.send("FindElements", using="css selector", value=selector)]

    def _named(self, selector, matches):
        for element in self._elements(selector):
            if matches(self.send("GetComputedLabel", id=element)) and self._is_shown(element):
                return element
        return None

    def _is_shown(self, element):
        return self.send("IsElementDisplayed", id=element)
