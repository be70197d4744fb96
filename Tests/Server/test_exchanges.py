"""Every case that the pure site is tested with, over a socket: each on its own connection, and all on one."""

import unittest

import exchanges
from server import Folder, Response, Server, head

SECURITY = [
    "Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy",
    "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy",
]


class Exchanges(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        files, cls.cases = exchanges.read()
        cls.folder = Folder(files)
        cls.server = Server(cls.folder.path)

    @classmethod
    def tearDownClass(cls):
        code = cls.server.stop()
        cls.folder.remove()
        assert code == 0, code

    def check(self, case, response):
        self.assertEqual(response.status, case.status)
        for name, value in case.expected:
            self.assertEqual(response.field(name), value, name)
        for name in case.missing:
            self.assertIsNone(response.field(name), name)
        for name in SECURITY:
            self.assertIsNotNone(response.field(name), name)
        self.assertIsNotNone(response.field("Date"))
        self.assertIsNone(response.field("Transfer-Encoding"))
        if case.content is not None:
            self.assertTrue(response.content == case.content, "other content")

    def test_each_on_its_own_connection(self):
        self.assertGreater(len(self.cases), 80)
        for case in self.cases:
            with self.subTest(case.name):
                self.check(case, self.server.exchange(case.method, case.target, case.fields))

    def test_all_on_one_connection(self):
        with self.server.connect() as connection:
            for case in self.cases:
                with self.subTest(case.name):
                    connection.sendall(head(case.method, case.target, case.fields))
                    self.check(case, Response(connection, case.method))

    def test_pipelined(self):
        with self.server.connect() as connection:
            connection.sendall(head("GET", "/sw.js") + head("HEAD", "/sw.js") + head("GET", "/nothing"))
            received = b""
            while received.count(b"</html>") < 1:
                received += connection.recv(1 << 16)
        statuses = [line.split(b" ")[1] for line in received.split(b"\n") if line.startswith(b"HTTP/1.1 ")]
        # The content of sw.js ends without a line end, so that the second status line follows it directly.
        self.assertEqual(received.count(b"HTTP/1.1 "), 3)
        self.assertEqual(statuses[-1], b"404")


if __name__ == "__main__":
    unittest.main()
