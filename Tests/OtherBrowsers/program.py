"""Programs with a home of their own, and a display that nobody sees; both end with the test."""

import os
import subprocess
import tempfile

SCREEN = "1500x1000x24"


class Home:
    """A temporary folder in which a browser finds nothing of earlier runs, and the programs that live in it."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.path = self._folder.name
        self._programs = []
        self._environment = os.environ | {
            "HOME": self.path,
            "XDG_CACHE_HOME": self.file("cache"),
            "XDG_CONFIG_HOME": self.file("config"),
            "XDG_DATA_HOME": self.file("data"),
            "XDG_RUNTIME_DIR": self.path,
            "GDK_BACKEND": "x11",
            "LANG": "C.UTF-8",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
        }

    def file(self, name):
        return os.path.join(self.path, name)

    def write(self, name, *lines):
        os.makedirs(os.path.dirname(self.file(name)), exist_ok=True)
        with open(self.file(name), "w", encoding="utf-8") as file:
            file.writelines(line + "\n" for line in lines)

    def read(self, name):
        try:
            with open(self.file(name), encoding="utf-8", errors="replace") as file:
                return file.read()
        except FileNotFoundError:
            return ""

    def start(self, *command):
        """Runs it until the end; its output goes to the file `log`."""
        with open(self.file("log"), "ab") as log:
            program = subprocess.Popen(command, stdout=log, stderr=log, env=self._environment)
        self._programs.append(program)
        return program

    def start_display(self):
        display = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._programs.append(display)
        with display.stdout as answer:
            self._environment["DISPLAY"] = ":" + answer.readline().decode().strip()

    def end(self):
        for program in reversed(self._programs):
            program.terminate()
            try:
                program.wait(5)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()
        self._folder.cleanup()
