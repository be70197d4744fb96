"""HTTPS with a throw-away certificate, and what is said of files that do not fit."""

import os
import ssl
import subprocess
import unittest
import warnings

from server import Folder, Server, tool


def openssl(*arguments):
    subprocess.run(["openssl", *arguments], check=True, capture_output=True)


class TLS(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = Folder({"site/index.html": b"start", "site/large.pmtiles": bytes(range(256)) * 20000})
        cls.path = cls.folder.path
        for name in ("a", "b"):
            openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                    "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
                    "-keyout", cls.file(f"{name}.key"), "-out", cls.file(f"{name}.pem"))
        openssl("pkey", "-in", cls.file("a.key"), "-aes256", "-passout", "pass:x", "-out", cls.file("encrypted.key"))
        cls.folder.write("broken.pem", b"-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")
        cls.folder.write("text.pem", b"hello")

    @classmethod
    def tearDownClass(cls):
        cls.folder.remove()

    @classmethod
    def file(cls, name):
        return os.path.join(cls.path, name)

    def options(self, certificate, key):
        return ["--tls-certificate", self.file(certificate), "--tls-key", self.file(key)]

    def context(self):
        return ssl.create_default_context(cafile=self.file("a.pem"))

    def refused(self, certificate, key):
        result = tool("serve", "--root", self.file("site"), "--port", "0", *self.options(certificate, key))
        self.assertEqual(result.stdout, "")
        return result.returncode, result.stderr

    def test_serves_https(self):
        server = Server(self.file("site"), *self.options("a.pem", "a.key"))
        self.addCleanup(server.stop)
        self.assertRegex(server.greeting, r"^BucketList is at https://localhost:\d+$")
        response = server.exchange("GET", "/", context=self.context())
        self.assertEqual(response.content, b"start")
        self.assertEqual(response.field("Strict-Transport-Security"), "max-age=31536000")
        large = server.exchange("GET", "/large.pmtiles", context=self.context())
        self.assertTrue(large.content == bytes(range(256)) * 20000)
        part = server.exchange("GET", "/large.pmtiles", [("Range", "bytes=4000000-4000009")], context=self.context())
        self.assertTrue(part.content == (bytes(range(256)) * 20000)[4000000:4000010])

    def test_speaks_no_old_version(self):
        server = Server(self.file("site"), *self.options("a.pem", "a.key"))
        self.addCleanup(server.stop)
        warnings.simplefilter("ignore", DeprecationWarning)
        for version, accepted in [(ssl.TLSVersion.TLSv1_3, True), (ssl.TLSVersion.TLSv1_2, True), (ssl.TLSVersion.TLSv1_1, False)]:
            context = self.context()
            context.set_ciphers("DEFAULT:@SECLEVEL=0")
            context.minimum_version = context.maximum_version = version
            with self.subTest(version.name):
                if accepted:
                    self.assertEqual(server.exchange("GET", "/", context=context).status, 200)
                else:
                    with self.assertRaises(OSError):
                        server.exchange("GET", "/", context=context)

    def test_plain_http_on_the_https_port_is_closed(self):
        server = Server(self.file("site"), *self.options("a.pem", "a.key"))
        self.addCleanup(server.stop)
        self.assertNotIn(b"HTTP/1.1 200", server.send(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"))

    def test_refuses_files_that_do_not_fit(self):
        for certificate, key, code, words in [
            ("missing.pem", "a.key", 66, "--tls-certificate cannot be opened"),
            ("a.pem", "missing.key", 66, "--tls-key cannot be opened"),
            ("a.pem", "b.key", 78, "do not belong together"),
            ("a.pem", "encrypted.key", 78, "is encrypted"),
            ("text.pem", "a.key", 78, "holds no certificate"),
            ("a.pem", "text.pem", 78, "holds no private key"),
            ("broken.pem", "a.key", 78, "damaged"),
            ("site", "a.key", 66, "--tls-certificate cannot be opened"),
        ]:
            with self.subTest(f"{certificate} {key}"):
                returned, message = self.refused(certificate, key)
                self.assertEqual(returned, code)
                self.assertIn(words, message)


if __name__ == "__main__":
    unittest.main()
