"""WebKit, in the small browser that comes with WebKitGTK, spoken to in WebDriver over HTTP."""

import http.client
import json
import socket

from webdriver import PATIENCE_SECONDS, Browser, Refused, until

# Method and path of the commands that are used.
COMMANDS = {
    "NewSession": ("POST", "/session"),
    "DeleteSession": ("DELETE", "/session/{session}"),
    "Navigate": ("POST", "/session/{session}/url"),
    "SetWindowRect": ("POST", "/session/{session}/window/rect"),
    "FindElements": ("POST", "/session/{session}/elements"),
    "GetElementText": ("GET", "/session/{session}/element/{id}/text"),
    "GetComputedLabel": ("GET", "/session/{session}/element/{id}/computedlabel"),
    "IsElementDisplayed": ("GET", "/session/{session}/element/{id}/displayed"),
    "ElementClick": ("POST", "/session/{session}/element/{id}/click"),
    "ElementSendKeys": ("POST", "/session/{session}/element/{id}/value"),
    "ExecuteScript": ("POST", "/session/{session}/execute/sync"),
    "TakeScreenshot": ("GET", "/session/{session}/screenshot"),
}
# Collects the page's errors: an automated WebKit tells nobody of its console.
LISTEN = """
  window.errors = [];
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => errors.push(`${violatedDirective} ${blockedURI}`));
  console.error = (...words) => errors.push(words.map(String).join(" "));
"""
# So that the window can be as narrow as a phone in spite of its tool bar.
STYLE = "* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; }"


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class WebKit(Browser):
    _session = None

    def start(self):
        self.home.write("config/gtk-3.0/gtk.css", STYLE)
        self.home.write("config/gtk-3.0/settings.ini", "[Settings]", "gtk-enable-animations=0")
        self._port = free_port()
        self.home.start("WebKitWebDriver", "--host=127.0.0.1", f"--port={self._port}")
        until(self._answers, "WebKit to start")
        self._errors = []
        self._session = self.send("NewSession", capabilities={"alwaysMatch": {}})["sessionId"]

    def _answers(self):
        with socket.socket() as connection:
            return connection.connect_ex(("127.0.0.1", self._port)) == 0

    def close(self):
        if self._session:
            self.send("DeleteSession")

    def send(self, name, id=None, **parameters):
        method, path = COMMANDS[name]
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=2 * PATIENCE_SECONDS)
        try:
            content = json.dumps(parameters) if method == "POST" else None
            connection.request(method, path.format(session=self._session, id=id), content)
            answer = connection.getresponse()
            value = json.loads(answer.read())["value"]
        finally:
            connection.close()
        if answer.status != 200:
            raise Refused(value["error"], value["message"])
        return value

    def resize(self, width, height):
        """Makes the page, not the window, of this size."""
        self.send("SetWindowRect", x=0, y=0, width=width, height=height)
        bar = height - until(lambda: self.evaluate("innerHeight"), "the size")
        self.send("SetWindowRect", x=0, y=0, width=width, height=height + bar)
        until(lambda: self.evaluate("[innerWidth, innerHeight]") == [width, height], "the size")

    def goto(self, address):
        self._errors = self.errors()
        super().goto(address)
        self.send("ExecuteScript", script=LISTEN, args=[])

    def errors(self):
        return self._errors + self.evaluate("window.errors ?? []")
