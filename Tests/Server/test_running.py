"""Starting, reading the folder again, logging and stopping."""

import os
import re
import signal
import socket
import time
import unittest

from server import Folder, Response, Server, head, tool

# Too large to be kept in memory.
LARGE = bytes(range(256)) * 120_000


class Running(unittest.TestCase):
    def setUp(self):
        self.folder = Folder({"index.html": b"start", "large.pmtiles": LARGE})
        self.addCleanup(self.folder.remove)

    def serve(self, *options):
        server = Server(self.folder.path, *options)
        self.addCleanup(lambda: server.stop() if server.is_running() else None)
        return server

    def serve_at(self, port):
        server = Server(self.folder.path, port=port)
        self.addCleanup(server.stop)
        return server

    def test_says_where_it_is_in_one_line(self):
        server = self.serve()
        self.assertRegex(server.greeting, r"^BucketList is at http://localhost:\d+$")
        self.assertEqual(server.log(), [])
        self.assertEqual(server.stop(), 0)
        self.assertEqual(server.further_output, "")

    def test_listens_on_both_kinds_of_address(self):
        server = self.serve("--address", "::")
        self.assertEqual(server.exchange("GET", "/").content, b"start")
        self.assertEqual(server.exchange("GET", "/", host="::1").content, b"start")
        self.assertIn("HTTPS", server.log()[0])

    def test_listens_on_this_machine_only(self):
        server = self.serve()
        with self.assertRaises(ConnectionRefusedError):
            server.connect(host="127.0.0.2")

    def test_names_a_port_in_use(self):
        server = self.serve()
        result = tool("serve", "--root", self.folder.path, "--port", str(server.port))
        self.assertEqual(result.returncode, 69)
        self.assertIn(f"Port {server.port} is already in use.", result.stderr)
        self.assertIn("--port", result.stderr)
        self.assertEqual(result.stdout, "")

    def test_a_port_can_be_taken_again_at_once(self):
        server = self.serve()
        with server.connect() as connection:
            connection.sendall(head("GET", "/"))
            Response(connection)
            server.stop()
        again = self.serve_at(server.port)
        self.assertEqual(again.port, server.port)

    def test_stops_on_both_signals(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            server = self.serve()
            server.exchange("GET", "/")
            idle = server.connect()
            started = time.monotonic()
            server.signal(number)
            self.assertEqual(server.wait(), 0)
            self.assertLess(time.monotonic() - started, 2)
            idle.close()

    def test_finishes_running_answers(self):
        server = self.serve()
        with server.connect() as connection:
            connection.sendall(head("GET", "/large.pmtiles"))
            connection.recv(1, socket.MSG_PEEK)
            server.signal(signal.SIGTERM)
            time.sleep(0.3)
            with self.assertRaises(OSError):
                server.exchange("GET", "/")
            self.assertTrue(Response(connection).content == LARGE)
        self.assertEqual(server.wait(), 0)

    def test_a_second_signal_stops_at_once(self):
        server = self.serve()
        with server.connect() as connection:
            connection.sendall(head("GET", "/large.pmtiles"))
            connection.recv(1, socket.MSG_PEEK)
            server.signal(signal.SIGTERM)
            time.sleep(0.3)
            self.assertTrue(server.is_running())
            server.signal(signal.SIGTERM)
            self.assertEqual(server.wait(2), 128 + signal.SIGTERM)

    def test_reads_the_folder_again(self):
        server = self.serve()
        old = server.exchange("GET", "/")
        self.folder.write("index.html", b"another start")
        self.folder.write("new.txt", b"new")
        self.assertEqual(server.exchange("GET", "/").content, b"start")
        server.signal(signal.SIGHUP)
        self.wait_for_line(server, "The folder was read again.")
        new = server.exchange("GET", "/")
        self.assertEqual(new.content, b"another start")
        self.assertNotEqual(new.field("ETag"), old.field("ETag"))
        self.assertEqual(server.exchange("GET", "/new.txt").content, b"new")

    def test_goes_on_when_the_folder_is_broken(self):
        server = self.serve()
        os.remove(os.path.join(self.folder.path, "index.html"))
        server.signal(signal.SIGHUP)
        self.wait_for_line(server, "The files read before go on being served.")
        self.assertEqual(server.exchange("GET", "/").content, b"start")

    def test_a_running_answer_keeps_its_file(self):
        server = self.serve()
        with server.connect() as connection:
            connection.sendall(head("GET", "/large.pmtiles"))
            connection.recv(1, socket.MSG_PEEK)
            os.remove(os.path.join(self.folder.path, "large.pmtiles"))
            self.folder.write("large.pmtiles", b"small")
            server.signal(signal.SIGHUP)
            self.wait_for_line(server, "The folder was read again.")
            self.assertTrue(Response(connection).content == LARGE)
        self.assertEqual(server.exchange("GET", "/large.pmtiles").content, b"small")

    def test_sends_parts_of_a_large_file(self):
        server = self.serve()
        whole = server.exchange("GET", "/large.pmtiles")
        self.assertTrue(whole.content == LARGE)
        for first, last in [(0, 0), (20_000_001, 20_300_000), (len(LARGE) - 7, len(LARGE) - 1)]:
            part = server.exchange("GET", "/large.pmtiles", [("Range", f"bytes={first}-{last}")])
            self.assertEqual(part.status, 206)
            self.assertTrue(part.content == LARGE[first : last + 1])
        self.assertEqual(server.exchange("HEAD", "/large.pmtiles").field("Content-Length"), str(len(LARGE)))
        unchanged = server.exchange("GET", "/large.pmtiles", [("If-None-Match", whole.field("ETag"))])
        self.assertEqual((unchanged.status, unchanged.content), (304, b""))

    def test_survives_a_file_that_shrinks_under_it(self):
        server = self.serve()
        self.folder.write("large.pmtiles", b"cut")
        with self.assertRaises(ConnectionError):
            server.exchange("GET", "/large.pmtiles")
        self.assertEqual(server.exchange("GET", "/").content, b"start")

    def test_never_follows_links_out_of_the_folder(self):
        os.symlink("/etc/passwd", os.path.join(self.folder.path, "passwd"))
        os.symlink("/etc", os.path.join(self.folder.path, "etc"))
        server = self.serve()
        self.assertEqual(server.exchange("GET", "/passwd").status, 404)
        self.assertEqual(server.exchange("GET", "/etc/passwd").status, 404)

    def test_logs_one_line_a_request_and_nothing_personal(self):
        server = self.serve()
        fields = [("User-Agent", "secret-agent"), ("Referer", "http://secret/"), ("Cookie", "secret=1")]
        server.exchange("GET", "/index.html?q=secret", fields)
        server.exchange("HEAD", "/none", fields)
        server.exchange("SECRET", "/", fields)
        self.assertEqual(server.stop(), 0)
        # A line is written when its request is over, so that the order may be another one.
        lines = sorted(server.log(), key=lambda line: line.split(" ")[1])
        self.assertEqual(len(lines), 3)
        time_pattern = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"
        self.assertRegex(lines[0], rf"^{time_pattern} GET /index\.html 200 5 \d+\.\d{{3}}$")
        self.assertRegex(lines[1], rf"^{time_pattern} HEAD /none 404 0 \d+\.\d{{3}}$")
        self.assertRegex(lines[2], rf"^{time_pattern} OTHER / 405 \d+ \d+\.\d{{3}}$")
        self.assertFalse(re.search("secret|127\\.0\\.0\\.1", "\n".join(lines), re.I))

    def test_rests_in_little_memory(self):
        server = self.serve()
        server.exchange("GET", "/large.pmtiles")
        self.assertLess(server.resident_bytes(), 40_000_000)

    def test_takes_a_map_style(self):
        server = self.serve("--map-style", "https://tiles.example/s.json?key=1", "--map-origin", "https://more.example")
        response = server.exchange("GET", "/config.json")
        self.assertIn(b'"mapStyle":"https://tiles.example/s.json?key=1"', response.content)
        policy = response.field("Content-Security-Policy")
        self.assertIn("connect-src 'self' https://tiles.example https://more.example https://*.wikipedia.org;", policy)
        self.assertEqual(response.field("Referrer-Policy"), "strict-origin-when-cross-origin")

    def test_offers_wikipedia_or_another_wiki_or_none(self):
        for arguments, address, connections in [
            ([], "https://{language}.wikipedia.org/w/api.php", "'self' https://*.wikipedia.org"),
            (["--wikipedia", "http://127.0.0.1:9/api"], "http://127.0.0.1:9/api", "'self' http://127.0.0.1:9"),
            (["--wikipedia", "off"], "", "'self'"),
        ]:
            server = self.serve(*arguments)
            response = server.exchange("GET", "/config.json")
            self.assertIn(f'"wikipedia":"{address}"'.encode(), response.content)
            self.assertIn(f"connect-src {connections};", response.field("Content-Security-Policy"))
            self.assertEqual(response.field("Referrer-Policy"), "no-referrer")

    def wait_for_line(self, server, text):
        deadline = time.monotonic() + 10
        while not any(text in line for line in server.log()):
            self.assertLess(time.monotonic(), deadline, "no such line: " + text)
            time.sleep(0.02)


if __name__ == "__main__":
    unittest.main()
