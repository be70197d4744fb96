"""Reads Tests/SiteTests/exchanges.txt, which describes itself."""

import os
import re

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "SiteTests", "exchanges.txt")


def digest(content):
    """FNV-1a, 64 bits."""
    state = 0xCBF29CE484222325
    for byte in content:
        state = (state ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{state:016x}"


class Case:
    def __init__(self, name):
        self.name = name
        self.method = None
        self.fields, self.expected, self.missing = [], [], []
        self.content = None


def read():
    """The files (name to content) and the cases."""
    files, cases, digests = {}, [], {}

    def field(text):
        name, value = text.split(":", 1)

        def tag(match):
            if match[1] not in digests:
                digests[match[1]] = digest(files[match[1]])
            return digests[match[1]]

        return name, re.sub(r"\{(.+?)\}", tag, value.strip())

    with open(PATH, encoding="utf-8") as script:
        for line in script.read().splitlines():
            word, _, rest = line.partition(" ")
            if word in ("", "#"):
                continue
            if word == "file":
                size, name = rest.split(" ", 1)
                start = 13 * len(name.encode())
                period = bytes((7 * i + start) % 251 for i in range(251))
                files[name] = (period * (int(size) // 251 + 1))[: int(size)]
            elif word == "name":
                cases.append(Case(rest))
            elif word == ">" and cases[-1].method is None:
                cases[-1].method, cases[-1].target = rest.split(" ", 1)
            elif word == ">":
                cases[-1].fields.append(field(rest))
            elif rest.isdigit():
                cases[-1].status = int(rest)
            elif rest == "no content":
                cases[-1].content = b""
            elif rest.startswith("content "):
                cases[-1].content = expected_content(rest[len("content ") :], files)
            elif rest.startswith("!"):
                cases[-1].missing.append(rest[1:])
            else:
                cases[-1].expected.append(field(rest))
    return files, cases


def expected_content(text, files):
    if text in files:
        return files[text]
    name, ends = text.rsplit(" ", 1)
    first, last = map(int, ends.split("-"))
    return files[name][first : last + 1]
