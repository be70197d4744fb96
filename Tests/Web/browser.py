"""A page of the host in Chromium, with the fake core: what tests do with it."""

from playwright.sync_api import sync_playwright

import server
from chromium import FLAGS, PROGRAM, PatientTest

# Bytes travel between Python and the page as {"hex": …}.
RECORDER = """
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const bytes = (hex) => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const map = (value, change) => change(value) ?? (Array.isArray(value) ? value.map((part) => map(part, change)) : value);
  window.toBytes = (value) => map(value, (part) => (part?.hex === undefined ? null : bytes(part.hex)));
  window.toHex = (value) => map(value, (part) => (part instanceof Uint8Array ? { hex: hex(part) } : null));
  window.actions = [];
  window.violations = [];
  new BroadcastChannel("recorder").onmessage = ({ data }) => actions.push(toHex(data.action));
  addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective + " " + event.blockedURI));
"""
SEND = "async (action) => (await import('/main.js')).send(...toBytes(action))"


class HostTest(PatientTest):
    """Each test has a context of its own: no storage, no permissions; errors of the page fail it."""

    options = {}
    flags = FLAGS
    has_map = False

    @classmethod
    def setUpClass(cls):
        cls.server = server.start()
        cls.address = f"http://localhost:{cls.server.server_address[1]}/"
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(executable_path=PROGRAM, args=cls.flags)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.server.shutdown()

    def setUp(self):
        self.context = self.browser.new_context(viewport={"width": 900, "height": 700}, service_workers="block", **self.options)
        if not self.has_map:
            self.context.route("**/third-party/*.js", lambda route: route.abort())
        self.errors = []
        self.page = self.open()

    def tearDown(self):
        violations = self.page.evaluate("violations")
        self.context.close()
        self.assertEqual(violations, [])
        self.assertEqual(self.errors, [])

    def open(self):
        """One more tab, with the core loaded."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.add_init_script(RECORDER)
        page.goto(self.address)
        self.heard("started", page)
        return page

    def send(self, *action, page=None):
        (page or self.page).evaluate(SEND, list(action))

    def perform(self, *effects, page=None):
        """Has the core ask for these effects."""
        self.send("fake", list(effects), page=page)

    def render(self, html):
        """Draws, and waits until it is drawn."""
        self.drawn = getattr(self, "drawn", 0) + 1
        mark = f'<i hidden id="drawn-{self.drawn}"></i>'
        self.perform(["render", {"hex": (html + mark).encode().hex()}])
        self.until(lambda: self.page.query_selector(f"#drawn-{self.drawn}"), "the drawing")

    def heard(self, name, page=None, number=1):
        """The arguments of an action of that name, once there were `number` of them."""
        page = page or self.page
        script = "name => actions.filter((action) => action[0] === name)"
        found = self.until(lambda: len(all := page.evaluate(script, name)) >= number and all, f"action {name}")
        return found[number - 1][1:]

    def count(self, name):
        return self.page.evaluate("name => actions.filter((action) => action[0] === name).length", name)

    def answer(self, *effect):
        """What the core is told about a request: [name, argument, …]."""
        self.perform(list(effect))
        request = effect[1]
        script = "request => actions.find((action) => action[1] === request && action[0] !== 'fake')"
        return self.until(lambda: self.page.evaluate(script, request), f"an answer to {effect[0]}")
