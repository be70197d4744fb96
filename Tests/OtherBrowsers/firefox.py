"""Firefox, spoken to in Marionette, its own form of WebDriver: each message is its length in bytes, ":" and JSON
(https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html)."""

import json
import socket

from webdriver import PATIENCE_SECONDS, Browser, Refused, until

PREFERENCES = {
    # The system chooses a free port, which is then in the profile's file MarionetteActivePort.
    "marionette.port": 0,
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
    "browser.startup.page": 0,
    # Passkeys come from a virtual authenticator.
    "security.webauth.webauthn_enable_softtoken": True,
    "security.webauth.webauthn_enable_usbtoken": False,
    # Software draws, which is refused otherwise.
    "webgl.force-enabled": True,
    # Nothing is asked of the network but the app.
    "app.normandy.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
}
# Errors of the app that Firefox noted by itself, those of workers and breaches of the policy among them.
ERRORS = """
  const { nsIScriptError } = Components.interfaces;
  return Services.console
    .getMessageArray()
    .filter((message) => message instanceof nsIScriptError && !(message.flags & message.warningFlag))
    .map((error) => `${error.category}: ${error.errorMessage} (${error.sourceName}:${error.lineNumber})`)
    .filter((words) => words.includes("localhost"));
"""
RESIZE = """
  const { style } = gBrowser.selectedBrowser;
  [style.minWidth, style.minHeight] = [style.maxWidth, style.maxHeight] = arguments;
"""


class Firefox(Browser):
    _connection = None
    _number = 0

    def start(self):
        self.home.write("profile/user.js", *(f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()))
        profile = self.home.file("profile")
        self.home.start("firefox-esr", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile)
        port = int(until(lambda: self.home.read("profile/MarionetteActivePort"), "Firefox to start"))
        self._connection = socket.create_connection(("127.0.0.1", port), timeout=2 * PATIENCE_SECONDS)
        self._messages = self._connection.makefile("rb")
        self._receive()
        self.send("NewSession", capabilities={"alwaysMatch": {}})

    def close(self):
        if self._connection:
            self._messages.close()
            self._connection.close()

    def send(self, name, **parameters):
        return self._send("WebDriver:" + name, parameters)

    def resize(self, width, height):
        self.send("SetWindowRect", x=0, y=0, width=max(width, 500) + 20, height=height + 120)
        self._in_firefox_itself(RESIZE, f"{width}px", f"{height}px")
        until(lambda: self.evaluate("[innerWidth, innerHeight]") == [width, height], "the size")

    def errors(self):
        return self._in_firefox_itself(ERRORS)

    def add_authenticator(self):
        """A virtual authenticator; it has PRF."""
        options = {"protocol": "ctap2_1", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        self._send("WebAuthn:AddVirtualAuthenticator", options | {"isUserConsenting": True, "isUserVerified": True})

    def _in_firefox_itself(self, script, *arguments):
        self._send("Marionette:SetContext", {"value": "chrome"})
        try:
            return self.send("ExecuteScript", script=script, args=arguments, sandbox="system")
        finally:
            self._send("Marionette:SetContext", {"value": "content"})

    def _send(self, name, parameters):
        self._number += 1
        message = json.dumps([0, self._number, name, parameters]).encode()
        self._connection.sendall(b"%d:%s" % (len(message), message))
        kind, number, error, value = self._receive()
        assert (kind, number) == (1, self._number)
        if error:
            raise Refused(error["error"], error["message"])
        return value["value"] if isinstance(value, dict) and "value" in value else value

    def _receive(self):
        length = b""
        while (byte := self._messages.read(1)) != b":":
            if not byte:
                raise ConnectionError("Firefox ended")
            length += byte
        return json.loads(self._messages.read(int(length)))
