"""Serves the host with the fake core to a browser, under the Content-Security-Policy of the real server."""

import http.server
import json
import pathlib
import threading

TOP = pathlib.Path(__file__).parent.parent.parent
TESTS = TOP / "Tests/Web"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
STANDS_IN = {
    "core.js": TESTS / "fake-core.js",
    "real-core.js": TOP / "Web/core.js",
    "fake-tiles.js": TESTS / "fake-tiles.js",
}
FOLDERS = {"third-party": TOP / ".third-party/page", "world-map": TOP / "WorldMap"}


def source(path):
    name = path.partition("?")[0].lstrip("/") or "index.html"
    folder, _, rest = name.partition("/")
    if name in STANDS_IN:
        return STANDS_IN[name]
    return FOLDERS[folder] / rest if folder in FOLDERS else TOP / "Web" / name


TEXTS = "Text\nテキスト\n文本\n".encode()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        if self.path == "/config.json":
            return self.reply(200, ".json", json.dumps({"mapStyle": None, "version": "test"}).encode())
        if self.path == "/texts.txt":
            return self.reply(200, ".txt", TEXTS)
        path = source(self.path)
        if not path.is_file():
            return self.reply(404, ".html", b"")
        return self.reply(200, path.suffix, path.read_bytes())

    def reply(self, status, suffix, content):
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """A page that goes away in the middle of an answer is no error."""


def start():
    """A server on a free port of this machine; `server_address` says which."""
    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server
