"""Help, version, mistakes and their exit codes."""

import os
import unittest

from server import Folder, tool


class CommandLine(unittest.TestCase):
    def test_helps(self):
        for words in (["--help"], ["-h"], ["help"]):
            result = tool(*words)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            self.assertIn("Usage: bucketlist COMMAND", result.stdout)
        result = tool("serve", "--help")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        for option in ("--root", "--address", "--port", "--tls-certificate", "--tls-key", "--map-style", "--map-origin"):
            self.assertIn(option, result.stdout)

    def test_help_fits_a_terminal(self):
        for words in (["--help"], ["serve", "--help"]):
            self.assertLessEqual(max(map(len, tool(*words).stdout.splitlines())), 80)

    def test_tells_its_version(self):
        self.assertRegex(tool("--version").stdout, r"^bucketlist \d+\.\d+\.\d+\n$")

    def test_refuses_mistakes(self):
        for words in ([], ["walk"], ["--walk"], ["serve", "--walk=secret"], ["serve", "--port", "secret"], ["serve", "secret"]):
            with self.subTest(words):
                result = tool(*words)
                self.assertEqual((result.returncode, result.stdout), (64, ""))
                self.assertRegex(result.stderr, r"^bucketlist: .+ See bucketlist --help\.\n$")
                self.assertNotIn("secret", result.stderr)

    def test_refuses_folders_that_are_not_the_app(self):
        folder = Folder({"other.txt": b""})
        self.addCleanup(folder.remove)
        for root, words in [("missing", "There is no folder"), (".", "has no index.html"), ("other.txt", "There is no folder")]:
            with self.subTest(root):
                result = tool("serve", "--port", "0", "--root", os.path.join(folder.path, root))
                self.assertEqual((result.returncode, result.stdout), (66, ""))
                self.assertIn(words, result.stderr)


if __name__ == "__main__":
    unittest.main()
