"""The app in Chromium, served by the real server: import, unlock, add, memory, for each number of places.

The base map is left out: software draws it slowly, and it is the same for all. Times on the clock are only shown; what is
compared with the budget are bytes, and processor times of the core's thread by that of a peer in the same thread.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

FOLDER = pathlib.Path(__file__).resolve().parent
TOP = FOLDER.parent.parent
sys.path.insert(0, str(FOLDER.parent))
from comparison import SIZES, compare, table  # noqa: E402
from processor import WorkerThread  # noqa: E402

PASSPHRASE = "correct horse battery staple"
FLAGS = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-sandbox"]
BARE_STYLE = {"version": 8, "sources": {}, "layers": []}
PATIENCE_SECONDS = 120
UNLOCKS = 4
ADDITIONS = 5
READINGS = 5
SMALL, _, LARGE = SIZES


class Server:
    """`bucketlist serve` on a free port, for as long as the `with` lasts."""

    def __enter__(self):
        command = [TOP / ".build/release/bucketlist", "serve", "--root", TOP / ".site", "--port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        return re.search(r"http://\S+", self.process.stdout.readline())[0]

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


class App:
    """One person's browser."""

    def __init__(self, browser, address):
        self.browser = browser
        self.context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce", service_workers="block")
        self.context.set_default_timeout(PATIENCE_SECONDS * 1000)
        self.context.add_init_script((FOLDER / "page.js").read_text())
        self.context.route("**/assets/style*.json", lambda route: route.fulfill(json=BARE_STYLE))
        self.context.route("**/assets/worker.*.js", self.observed)
        self.page = self.context.new_page()
        self.page.goto(address)

    @staticmethod
    def observed(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=(FOLDER / "worker.js").read_text() + answer.text())

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def field(self, name):
        return self.page.get_by_label(name, exact=True)

    def note(self, name):
        """When the page noted something, in milliseconds; waits for it. (Its policy forbids Playwright's own waiting.)"""
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            if value := self.page.evaluate("name => benchmark[name]", name):
                return value
            time.sleep(0.05)
        sys.exit(f"waited in vain for: {name}")

    def core(self, script, argument=None):
        """What a script gives in the worker of the core; workers of the map have no `benchmark`."""
        for worker in self.page.workers:
            if worker.evaluate("typeof benchmark === 'object'"):
                return worker.evaluate(script, argument)
        sys.exit("there is no worker")

    def set_up(self):
        self.button(re.compile("^Passphrase")).click()
        self.thread = WorkerThread(self.browser)
        self.field("Passphrase").fill(PASSPHRASE)
        self.field("The same again").fill(PASSPHRASE)
        self.button("Continue").click()
        key = self.page.get_by_role("group", name="Recovery key").inner_text()
        self.field("Kept it? Type its last group").fill(re.sub(r"\s", "", key).rpartition("-")[2])
        self.button("Continue").click()
        self.button("Add place").wait_for()

    def import_file(self, path):
        self.button("Settings").click()
        self.page.evaluate("benchmark.begin()")
        before = self.thread.milliseconds()
        self.field("Import a file…").set_input_files(path)
        durable = self.note("saved") - self.note("since")
        report = self.note("imported") - self.note("since")
        longest = self.page.evaluate("benchmark.longest")
        self.settle()
        return {
            "import: file to report": report,
            "import: file to Saved": durable,
            "import: longest task of the page": longest,
            "import: processor time of the core": self.thread.milliseconds() - before,
        }

    def settle(self):
        """Until the snapshot that follows an import is stored."""
        count = "indexedDB.databases().then(() => navigator.storage.estimate()).then(({ usage }) => usage)"
        before = None
        while (usage := self.page.evaluate(count)) != before:
            before = usage
            time.sleep(2)

    def unlock(self):
        self.page.reload()
        self.button("Unlock Places").click()
        self.field("Passphrase").fill(PASSPHRASE)
        self.page.evaluate("benchmark.begin()")
        self.thread = WorkerThread(self.browser)
        before = self.thread.milliseconds()
        self.button("Unlock").click()
        pins = self.note("pins")
        spent = self.thread.milliseconds() - before
        unwrapped = self.core("benchmark.unwrapped")
        return {
            "unlock: key to open vault": self.core("benchmark.opened") - unwrapped,
            "unlock: key to pins on the map": pins - unwrapped,
            "unlock: longest task of the page": self.page.evaluate("benchmark.longest"),
            "unlock: processor time of the core": spent,
        }

    def add(self):
        self.page.evaluate("benchmark.begin()")
        self.page.evaluate("document.querySelector('[data-command=\"place.add\"]').click()")
        took = self.note("saved") - self.note("since")
        self.button("Cancel").click()
        self.field("Place name").wait_for(state="detached")
        return {"add: tap to Saved": took}

    def memory(self):
        return {
            "memory of the core": self.core("benchmark.memory.buffer.byteLength"),
            "memory of the page's scripts": self.page.evaluate("performance.memory.usedJSHeapSize"),
        }

    def peer(self, path):
        """The core's worker reads the same places the plain way."""
        self.core((FOLDER / "peer.js").read_text())
        self.core("text => peer.write(text)", pathlib.Path(path).read_text())
        readings = []
        for _ in range(READINGS):
            before = self.thread.milliseconds()
            self.core("peer.read()")
            readings.append({"peer: processor time": self.thread.milliseconds() - before})
        return shortest(readings)


def shortest(runs):
    """What disturbs a run only makes it longer."""
    return {name: min(run[name] for run in runs) for name in runs[0]}


def measure(browser, address, path):
    app = App(browser, address)
    app.set_up()
    numbers = app.import_file(path)
    numbers |= shortest([app.unlock() for _ in range(UNLOCKS)])
    numbers |= app.memory()
    numbers |= shortest([app.add() for _ in range(ADDITIONS)])
    numbers |= app.peer(path)
    app.context.close()
    return numbers


def main():
    numbers = {}
    with tempfile.TemporaryDirectory() as scratch, Server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        for size in SIZES:
            path = f"{scratch}/SavedPlaces-{size}.json"
            subprocess.run([FOLDER.parent / "places", str(size), path], check=True)
            numbers[size] = measure(browser, address, path)
        browser.close()
    is_memory = lambda name: name.startswith("memory")
    times = [name for name in numbers[LARGE] if not is_memory(name)]
    table("milliseconds", [(name, [numbers[size][name] for size in SIZES]) for name in times])
    table("bytes", [(name, [numbers[size][name] for size in SIZES]) for name in numbers[LARGE] if is_memory(name)])
    small, large = numbers[SMALL], numbers[LARGE]
    peer = large["peer: processor time"]
    compare("browser", {
        "import: processor time by that of the peer": large["import: processor time of the core"] / peer,
        "unlock: processor time by that of the peer": large["unlock: processor time of the core"] / peer,
        "add: time at 100,000 by that at 1,000": large["add: tap to Saved"] / small["add: tap to Saved"],
        "memory of the core after unlock, bytes a place": large["memory of the core"] / LARGE,
    })


main()
