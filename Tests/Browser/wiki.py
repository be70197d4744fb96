"""A MediaWiki that answers whatever a test wants: `bucketlist serve --wikipedia` is pointed at it."""

import base64
import http.server
import json
import select
import socket
import threading
import urllib.parse

# One red pixel.
PICTURE = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==")


def page(number, title, text=None, spot=None, globe="earth", picture=None, address="https://en.wikipedia.org/wiki/"):
    """A page as `formatversion=2` has it."""
    found = {"pageid": number, "ns": 0, "title": title, "fullurl": address + urllib.parse.quote(title)}
    if text is not None:
        found["description"] = text
    if spot:
        found["coordinates"] = [{"lat": spot[0], "lon": spot[1], "primary": True, "globe": globe}]
    if picture:
        found["thumbnail"] = {"source": picture, "width": 120, "height": 90}
    return found


def pages(*found, **more):
    return json.dumps({"batchcomplete": True, "query": {"pages": list(found)}} | more)


class Wiki:
    """Serves on a free port of the loopback. `answers` are given to one request each, as (status, fields, body); the last stays."""

    def __init__(self):
        wiki = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_OPTIONS(self):
                self.reply(204, {"Access-Control-Allow-Headers": "Api-User-Agent", "Access-Control-Max-Age": "600"}, b"")

            def do_GET(self):
                if self.path.startswith("/picture"):
                    return self.reply(200, {"Content-Type": "image/png", "Cross-Origin-Resource-Policy": "cross-origin"}, PICTURE)
                wiki.requests.append((self.path, dict(self.headers)))
                if not self.waits_for_gate():
                    return
                answer = wiki.answers.pop(0) if len(wiki.answers) > 1 else wiki.answers[0]
                status, fields, body = answer if isinstance(answer, tuple) else (200, {}, answer)
                self.reply(status, {"Content-Type": "application/json"} | fields, body.encode())

            def waits_for_gate(self):
                """False when whoever asked is gone before the gate opens."""
                for _ in range(1000):
                    if wiki.gate.wait(0.02):
                        return True
                    if select.select([self.connection], [], [], 0)[0] and not self.connection.recv(1, socket.MSG_PEEK):
                        wiki.cancelled += 1
                        self.close_connection = True
                        return False
                return False

            def reply(self, status, fields, body):
                self.send_response(status)
                for name, value in {"Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "Retry-After", "Content-Length": str(len(body))}.items() | fields.items():
                    self.send_header(name, value)
                self.end_headers()
                try:
                    self.wfile.write(body)
                except BrokenPipeError:
                    pass

            def log_message(self, *_):
                pass

        self.requests = []
        self.cancelled = 0
        self.answers = [pages()]
        self.gate = threading.Event()
        self.gate.set()
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def stop(self):
        self.gate.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def parameters(self, index=-1):
        return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.requests[index][0]).query))
