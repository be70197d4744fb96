"""Processor time of one thread of a browser, which other programs on the machine do not add to."""

import pathlib


class WorkerThread:
    """The thread of the only worker that a page has at this moment."""

    def __init__(self, browser):
        session = browser.new_browser_cdp_session()
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        session.detach()
        threads = [
            thread
            for process in processes if process["type"] == "renderer"
            for thread in pathlib.Path(f"/proc/{process['id']}/task").glob("*")
            if (thread / "comm").read_text().startswith("DedicatedWorker")
        ]
        if len(threads) != 1:
            raise RuntimeError(f"{len(threads)} workers instead of one")
        self.thread = threads[0]

    def milliseconds(self):
        """The time it has run so far; `schedstat` counts it in nanoseconds."""
        return int((self.thread / "schedstat").read_text().split()[0]) / 1e6
