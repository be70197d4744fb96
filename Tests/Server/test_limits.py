"""What is malformed, too large, too slow or too much is refused, and the server goes on."""

import random
import socket
import time
import unittest

from server import Folder, Response, Server, head

FILES = {"index.html": b"start", "large.pmtiles": bytes(range(256)) * 20000}


class Limits(unittest.TestCase):
    def setUp(self):
        self.folder = Folder(FILES)
        self.server = Server(self.folder.path)
        self.addCleanup(self.folder.remove)
        self.addCleanup(self.stop)

    def stop(self):
        self.assertEqual(self.server.exchange("GET", "/healthz").content, b"ok\n")
        self.assertEqual(self.server.stop(), 0)

    def status(self, data):
        """The status of the first response, None for a connection that was closed without one."""
        received = self.server.send(data)
        return int(received.split(b" ")[1]) if received.startswith(b"HTTP/1.") else None

    def test_long_targets(self):
        self.assertEqual(self.server.exchange("GET", "/" + "a" * 2047).status, 404)
        self.assertEqual(self.server.exchange("GET", "/" + "a" * 2048).status, 414)
        self.assertEqual(self.server.exchange("GET", "/?" + "a" * 10000).status, 414)
        self.assertEqual(self.status(head("GET", "/" + "a" * 100_000)), 414)

    def test_large_fields(self):
        self.assertEqual(self.server.exchange("GET", "/", [("X", "a" * 8000)]).status, 200)
        self.assertEqual(self.server.exchange("GET", "/", [("X", "a" * 8200)]).status, 431)
        self.assertEqual(self.server.exchange("GET", "/", [("X", "a")] * 1700).status, 431)
        self.assertIn(self.status(head("GET", "/", [("X", "a" * 100_000)])), (431, 413))

    def test_malformed_requests(self):
        for data in [
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999999\r\n\r\n",
            b"\r\n\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
            b"GET\r\n\r\n",
            b"GET /\r\n\r\n",
            b"GET / HTTP/9.9\r\nHost: a\r\n\r\n",
            b"GET / FTP\r\nHost: a\r\n\r\n",
            b"\x00\x00\x00\x00\r\n\r\n",
            b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        ]:
            with self.subTest(data):
                self.assertIn(self.status(data), (None, 400, 411, 413, 414, 505))

    def test_a_target_ends_at_a_NUL(self):
        self.assertEqual(self.status(b"GET /nothing\x00/../index.html HTTP/1.1\r\nHost: a\r\n\r\n"), 404)

    def test_bodies_are_refused(self):
        self.assertEqual(self.status(head("POST", "/", [("Content-Length", "3")]) + b"abc"), 405)
        self.assertEqual(self.status(head("POST", "/", [("Transfer-Encoding", "chunked")]) + b"3\r\nabc\r\n0\r\n\r\n"), 405)
        self.assertEqual(self.status(head("GET", "/", [("Content-Length", "3")]) + b"abc"), 200)

    def test_a_body_is_never_taken_for_a_request(self):
        smuggled = head("GET", "/healthz")
        received = self.server.send(head("POST", "/", [("Content-Length", str(len(smuggled)))]) + smuggled)
        self.assertEqual(received.count(b"HTTP/1.1 "), 1)
        both = [("Content-Length", "3"), ("Transfer-Encoding", "chunked")]
        received = self.server.send(head("GET", "/", both) + b"0\r\n\r\n" + smuggled)
        self.assertLessEqual(received.count(b"HTTP/1.1 "), 1)

    def test_random_bytes(self):
        rng = random.Random(7)
        parts = [b"GET ", b"HEAD ", b"/", b" HTTP/1.1", b"\r\n", b"\r\n\r\n", b"Host: a", b":", b"Range: bytes=", b"\x00", b"%", b"-"]
        for _ in range(300):
            data = b"".join(rng.choice(parts) if rng.random() < 0.8 else rng.randbytes(5) for _ in range(rng.randrange(1, 14)))
            with self.subTest(data):
                self.assertIn(self.status(data), (None, 200, 206, 304, 400, 404, 405, 411, 413, 414, 416, 431, 501, 505))

    def test_http_1_0(self):
        received = self.server.send(b"GET / HTTP/1.0\r\n\r\n")
        self.assertTrue(received.startswith(b"HTTP/1."), received[:20])
        self.assertTrue(received.endswith(b"\r\n\r\nstart"))

    def test_a_request_in_small_pieces(self):
        with self.server.connect() as connection:
            for byte in head("GET", "/"):
                connection.sendall(bytes([byte]))
            self.assertEqual(Response(connection).content, b"start")

    def test_a_client_that_reads_slowly_gets_everything(self):
        with self.server.connect() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
            connection.sendall(head("GET", "/large.pmtiles"))
            time.sleep(1)
            self.assertEqual(self.server.exchange("GET", "/").status, 200)
            self.assertTrue(Response(connection).content == FILES["large.pmtiles"])

    def test_clients_that_go_away_leave_nothing_behind(self):
        before = self.server.open_descriptors()
        for _ in range(50):
            with self.server.connect() as connection:
                connection.sendall(head("GET", "/large.pmtiles"))
        self.assertEqual(self.server.exchange("GET", "/").status, 200)
        deadline = time.monotonic() + 10
        while self.server.open_descriptors() > before and time.monotonic() < deadline:
            time.sleep(0.05)
        self.assertLessEqual(self.server.open_descriptors(), before)

    def test_one_address_cannot_take_all_connections(self):
        connections = [self.server.connect() for _ in range(270)]
        answered = 0
        for connection in connections:
            try:
                connection.sendall(head("GET", "/"))
                Response(connection)
                answered += 1
            except (ConnectionError, socket.timeout):
                pass
        for connection in connections:
            connection.close()
        self.assertEqual(answered, 250)
        time.sleep(0.2)


if __name__ == "__main__":
    unittest.main()
