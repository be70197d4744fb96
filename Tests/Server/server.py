"""A running `bucketlist serve` on a free port, and connections to it that send exactly the bytes they are told to."""

import os
import signal
import socket
import ssl
import subprocess
import tempfile

BINARY = os.environ["BUCKETLIST"]


def tool(*arguments):
    """Runs the program to its end."""
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, timeout=20)


class Folder:
    """A temporary folder with these files in it."""

    def __init__(self, files):
        self._folder = tempfile.TemporaryDirectory()
        self.path = self._folder.name
        for name, content in files.items():
            self.write(name, content)

    def write(self, name, content):
        path = os.path.join(self.path, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)

    def remove(self):
        self._folder.cleanup()


class Server:
    def __init__(self, root, *options, port=0):
        self._log = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            [BINARY, "serve", "--root", root, "--port", str(port), *options],
            stdout=subprocess.PIPE,
            stderr=self._log,
        )
        self.greeting = self._process.stdout.readline().decode().rstrip("\n")
        self.port = int(self.greeting.rsplit(":", 1)[1]) if ":" in self.greeting else None

    def signal(self, number):
        self._process.send_signal(number)

    def wait(self, seconds=15):
        """The exit code; whatever else stood on standard output is kept."""
        code = self._process.wait(seconds)
        self.further_output = self._process.stdout.read().decode()
        self._process.stdout.close()
        self._final_log = self.log()
        self._log.close()
        return code

    def stop(self):
        self.signal(signal.SIGTERM)
        return self.wait()

    def is_running(self):
        return self._process.poll() is None

    def resident_bytes(self):
        with open(f"/proc/{self._process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def open_descriptors(self):
        return len(os.listdir(f"/proc/{self._process.pid}/fd"))

    def log(self):
        """The lines on standard error up to now."""
        if self._log.closed:
            return self._final_log
        self._log.seek(0)
        return self._log.read().decode().splitlines()

    def connect(self, host="127.0.0.1", context=None):
        connection = socket.create_connection((host, self.port), timeout=20)
        return context.wrap_socket(connection, server_hostname="localhost") if context else connection

    def exchange(self, method, target, fields=(), **where):
        """One request on a connection of its own."""
        with self.connect(**where) as connection:
            connection.sendall(head(method, target, [*fields, ("Connection", "close")]))
            return Response(connection, method)

    def send(self, data):
        """Sends any bytes and ends; everything that came back."""
        with self.connect() as connection:
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass
            return read_to_end(connection)


def head(method, target, fields=()):
    host = [] if any(name == "Host" for name, _ in fields) else [("Host", "localhost")]
    lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {value}" for name, value in [*host, *fields])]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def read_to_end(connection):
    received = b""
    try:
        while data := connection.recv(1 << 16):
            received += data
    except (ConnectionError, ssl.SSLError):
        pass
    return received


class Response:
    """Reads one response; the connection stays usable for the next."""

    def __init__(self, connection, method="GET"):
        received = b""
        while b"\r\n\r\n" not in received:
            data = connection.recv(1 << 16)
            if not data:
                raise ConnectionError(f"the connection ended after {len(received)} bytes of the head")
            received += data
        lines, self.content = received.split(b"\r\n\r\n", 1)
        first, *rest = lines.decode("latin-1").split("\r\n")
        self.status = int(first.split(" ")[1])
        self.fields = [tuple(line.split(": ", 1)) if ": " in line else (line.rstrip(":"), "") for line in rest]
        length = int(self.field("Content-Length"))
        if method == "HEAD" or self.status == 304:
            length = 0
        content = bytearray(self.content)
        while len(content) < length:
            data = connection.recv(1 << 20)
            if not data:
                raise ConnectionError("the connection ended inside of the content")
            content += data
        self.content = bytes(content)

    def field(self, name):
        values = [value for other, value in self.fields if other.lower() == name.lower()]
        assert len(values) < 2, f"{name} stands twice"
        return values[0] if values else None
