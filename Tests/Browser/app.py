"""The app in a browser: one Chromium and one server for all tests, a fresh context for each.

Whatever a test does, it fails if the page wrote an error to the console, broke its Content-Security-Policy or asked
another host for anything.
"""

import atexit
import functools
import os
import re

from playwright.sync_api import expect, sync_playwright

from chromium import FLAGS, PATIENCE_SECONDS, PROGRAM, PatientTest
from server import Server

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
PASSPHRASE = "correct horse battery staple"
# In place of the world map, which software draws slowly: where it does not matter what is under the places.
BARE_STYLE = {"version": 8, "sources": {"world": {"type": "geojson", "data": {"type": "FeatureCollection", "features": []}}}, "layers": []}
AXE = ".third-party/axe.min.js"
FINDINGS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}"""
# Leaves the map where tests find it, and tells whether all that it has is drawn.
SHOW_MAP = """
  let library;
  Object.defineProperty(window, "maplibregl", {
    configurable: true,
    get: () => library,
    set(made) {
      const { Map } = made;
      made.Map = class extends Map {
        constructor(options) {
          super(options);
          window.shownMap = this;
          for (const event of ["data", "dataloading", "movestart", "render"]) this.on(event, () => (this.isAtRest = false));
          this.on("idle", () => (this.isAtRest = true));
        }
      };
      library = made;
    },
  });
"""
expect.set_options(timeout=PATIENCE_SECONDS * 1000)


@functools.cache
def playwright():
    started = sync_playwright().start()
    atexit.register(started.stop)
    return started


@functools.cache
def browser():
    return playwright().chromium.launch(executable_path=PROGRAM, args=FLAGS)


@functools.cache
def server():
    started = Server(os.environ["SITE"])
    atexit.register(started.stop)
    return started


class AppTest(PatientTest):
    viewport = PHONE
    options = {}
    draws_world = False

    def setUp(self):
        self.address = self.site_address()
        self.errors = []
        self.foreign = []
        self.context = self.new_context()
        self.page = self.open()

    def tearDown(self):
        self.assertEqual(self.errors, [])
        self.assertEqual(self.foreign, [])

    def site_address(self):
        return f"http://localhost:{server().port}/"

    def new_context(self):
        usual = {"viewport": self.viewport, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        context = browser().new_context(**usual | self.options)
        self.addCleanup(context.close)
        self.watch(context)
        return context

    def watch(self, context):
        context.set_default_timeout(PATIENCE_SECONDS * 1000)
        context.add_init_script(SHOW_MAP)
        if not self.draws_world:
            context.route("**/assets/style.*.json", lambda route: route.fulfill(json=BARE_STYLE))
            context.route("**/assets/world.*.pmtiles", lambda route: route.fulfill(body=b""))
        # A violation of the policy is told on the console as well.
        context.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("request", lambda request: request.url.startswith((self.address, "blob:", "data:")) or self.foreign.append(request.url))

    def open(self):
        """One more tab of the app."""
        page = self.context.new_page()
        page.goto(self.address)
        return page

    def reload(self, page=None):
        """Loads the page anew, but not while it goes back by itself: that would take the loading back."""
        page = page or self.page
        self.until(lambda: page.evaluate("history.state?.depth !== 1"), "the end of going back")
        page.reload()

    # Words of the page

    def button(self, name, page=None):
        return self.by_role("button", name, page)

    def field(self, name, page=None):
        return (page or self.page).get_by_label(name, exact=True)

    def by_role(self, role, name, page=None):
        return (page or self.page).get_by_role(role, name=name, exact=isinstance(name, str))

    def sees(self, text, page=None):
        expect((page or self.page).get_by_text(text).first).to_be_visible()

    def has_no_findings(self, screen):
        """axe-core finds nothing to say about what is shown."""
        with self.subTest(screen):
            if not self.page.evaluate("'axe' in window"):
                with open(AXE, encoding="utf-8") as file:
                    self.page.evaluate(file.read() + "; void 0")
            self.assertEqual(self.page.evaluate(FINDINGS), [])

    def press(self, key):
        self.page.keyboard.press(key)

    # Setting up and unlocking

    def choose(self, way):
        """Takes one of the ways on the first screen: its button says more than its name."""
        self.button(re.compile("^" + way)).click()

    def recovery_key(self):
        group = self.by_role("group", "Recovery key")
        expect(group).to_be_visible()
        return re.sub(r"\s", "", group.inner_text())

    def confirm_recovery_key(self):
        """Types the last group back; returns the key."""
        key = self.recovery_key()
        self.field("Kept it? Type its last group").fill(key.rpartition("-")[2])
        self.button("Continue").click()
        return key

    def type_new_passphrase(self, first=PASSPHRASE, second=None):
        self.field("Passphrase").fill(first)
        self.field("The same again").fill(first if second is None else second)
        self.button("Continue").click()

    def set_up(self, way="No lock"):
        """From the first start to the map; returns the recovery key."""
        self.choose(way)
        if way == "Passphrase":
            self.type_new_passphrase()
        key = self.confirm_recovery_key()
        self.is_open()
        return key

    def is_open(self, page=None):
        expect(self.button("Add place", page)).to_be_visible()

    def is_locked(self, page=None):
        expect(self.button("Unlock Places", page)).to_be_visible()

    def unlock(self, passphrase=PASSPHRASE, page=None):
        self.button("Unlock Places", page).click()
        self.field("Passphrase", page).fill(passphrase)
        self.button("Unlock", page).click()

    def authenticator(self, **options):
        """A virtual authenticator of this context's page: its session and its id."""
        session = self.context.new_cdp_session(self.page)
        session.send("WebAuthn.enable")
        plain = {
            "protocol": "ctap2",
            "ctap2Version": "ctap2_1",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "hasPrf": True,
            "automaticPresenceSimulation": True,
        }
        answer = session.send("WebAuthn.addVirtualAuthenticator", {"options": plain | options})
        return session, answer["authenticatorId"]

    # Places

    def add(self, name, description=None):
        """Adds a place at the map's centre and waits until it is saved."""
        self.button("Add place").click()
        expect(self.field("Place name")).to_be_focused()
        self.page.keyboard.type(name)
        if description is not None:
            self.field("Description").fill(description)
        self.save()

    def save(self):
        """Saves the form, and waits until that is done."""
        self.button("Save").click()
        expect(self.field("Place name")).to_have_count(0)
        self.is_saved()

    def is_saved(self, page=None):
        expect(self.by_role("status", None, page).filter(has_text=re.compile("^Saved$"))).to_be_visible()

    def lists(self, *names, page=None):
        """Opens the list of places, which must come to show exactly these names, and closes it again."""
        self.button("Places", page).click()
        sheet = (page or self.page).locator("[data-sheet]")
        listed = lambda: sorted(sheet.locator(".row-name").all_inner_texts())
        self.until(lambda: listed() == sorted(names), f"{names} in the list")
        sheet.get_by_role("button", name="Close").click()
        expect(sheet).to_have_count(0)

    def map(self, script, page=None):
        """The value of the script, where `map` is the map, once it has come to rest with its places."""
        page = page or self.page
        ready = "Boolean(window.shownMap?.getLayer('places-pins') && shownMap.isAtRest && shownMap.areTilesLoaded())"
        self.until(lambda: page.evaluate(ready), "the map")
        return page.evaluate("(() => { const map = shownMap; return " + script + "; })()")

    def drawn_names(self, page=None):
        """The names of the single places in the map's tiles, whether on the screen now or not."""
        return self.map("[...new Set(map.querySourceFeatures('places', { sourceLayer: 'places' }).map((f) => f.properties.name))].sort()", page)
