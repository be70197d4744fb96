"""Joins JavaScript modules into one file, so that a page asks for one file and not for twenty, one after the other.

Theory of operation. Each imported module becomes a function that is called once and returns what the module exports:

    import { zoom } from "./camera.js";     const { zoom } = $1;
    export const fly = () => zoom(1);       const fly = () => zoom(1);      and at the end: return { fly };

They stand in the order of their imports, the first module last and unwrapped. That is the same as the modules
themselves as long as imports come in no circle and no exported name is given a new value later; so cycles, `export
let`, and every form of import or export that is not understood here are errors. Comments on lines of their own and
indentation are left out, except in a file with a template of several lines, where they may be text.
"""

import re

IMPORT = re.compile(
    r"""^import (?:\* as (?P<space>[\w$]+) from |(?P<names>\{[^}]*\}) from |)["']\./(?P<module>[\w./-]+)["'];?[ ]*$""", re.M)
EXPORT = re.compile(r"^export (?=(?:async function|function|class|const)\b)", re.M)
EXPORTED = re.compile(r"^export (?:async function|function|class|const)\*? +([\w$]+)", re.M)
NOT_UNDERSTOOD = re.compile(r"^(?:import\b(?!\.)|export\b|await\b).*|\bimport\(.*", re.M)
COMMENT = re.compile(r"^[ \t]*(?://.*|/\*(?:[^*]|\*(?!/))*\*/[ \t]*)$", re.M)


class ModuleError(Exception):
    """A module that cannot be joined; the message names it and says why."""


def imports(text):
    """The names of the modules that one imports, in order."""
    return [found["module"] for found in IMPORT.finditer(text)]


def join(first, read):
    """The text of a module with all that it imports. `read` gives the text of the module of a name."""
    order = []
    visit(first, read, order, [])
    if order == [first]:
        return compact(read(first))
    numbers = {name: f"${number}" for number, name in enumerate(order, 1)}
    return "\n".join(written(name, read(name), numbers, name == first) for name in order)


def visit(name, read, order, path):
    if name in path:
        raise ModuleError("these modules import each other in a circle: " + " ".join([*path, name]))
    if name in order:
        return
    for module in imports(read(name)):
        visit(module, read, order, [*path, name])
    order.append(name)


def written(name, text, numbers, is_first):
    body = IMPORT.sub(lambda found: binding(found, numbers), text)
    body = EXPORT.sub("", body)
    left = NOT_UNDERSTOOD.search(COMMENT.sub("", body))
    if left:
        raise ModuleError(f"{name} cannot be joined with the others: {left[0]}")
    if is_first:
        return compact(body)
    exported = ", ".join(EXPORTED.findall(text))
    return f"const {numbers[name]} = (() => {{\n{compact(body)}return {{ {exported} }};\n}})();"


def binding(found, numbers):
    number = numbers[found["module"]]
    if found["space"]:
        return f"const {found['space']} = {number};"
    if found["names"]:
        return f"const {found['names'].replace(' as ', ': ')} = {number};"
    return ""


def compact(text):
    if any(line.count("`") % 2 for line in text.splitlines()):
        return text
    lines = (line.strip() for line in COMMENT.sub("", text).splitlines())
    return "".join(line + "\n" for line in lines if line)
