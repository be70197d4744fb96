import shutil
import subprocess
import unittest

import scripts  # so that bundling is found
import bundling


def bundle(**texts):
    """The files by name; `__` in a name stands for a dot."""
    files = bundling.bundle({name.replace("__", "."): text.encode() for name, text in texts.items()})
    return {name: content.decode() for name, content in files.items()}


def run(text):
    return subprocess.run(["node", "--input-type=module"], input=text, stdout=subprocess.PIPE, text=True, check=True).stdout


class Scripts(unittest.TestCase):
    def test_come_with_the_modules_they_import_which_are_no_files_of_their_own(self):
        files = bundle(a__js='import { b } from "./b.js";\nimport "./c.js";\nb();', b__js='export { c as b } from "./c.js";',
                       c__js="export const c = () => 1;")
        self.assertEqual(list(files), ["a.js"])

    @unittest.skipUnless(shutil.which("node"), "needs node")
    def test_run_as_the_modules_would(self):
        files = bundle(
            a__js='import { double, half as less } from "./b.js";\nimport * as c from "./c.js";\nconsole.log(double(c.one), less(c.one), c.next(), c.count);\n',
            b__js='import {\n  one,\n} from "./c.js";\nexport const double = (x) => x * 2 * one;\nexport function half(x) {\n  return x / 2;\n}\n',
            c__js="export const one = 1;\nexport let count = 0;\nexport function next() {\n  return ++count;\n}\n",
        )
        self.assertEqual(run(files["a.js"]), "2 0.5 1 1\n")

    def test_lose_comments_and_long_names_and_keep_letters_of_every_script(self):
        files = bundle(a__js='// one\nconst elsewhere = () => "富士山";\nself.there = [elsewhere(), elsewhere];\n')
        self.assertNotIn("elsewhere", files["a.js"])
        self.assertNotIn("//", files["a.js"])
        self.assertIn("富士山", files["a.js"])

    def test_keep_the_names_of_files_they_refer_to(self):
        self.assertIn('"./b.json"', bundle(a__js="const B = './b.json';\nfetch(B);")["a.js"])

    def test_have_the_same_bytes_for_the_same_sources(self):
        texts = {"a__js": 'import { b } from "./b.js";\nb(1);', "b__js": "export const b = (x) => console.log(x);", "c__css": "a { color: red }"}
        self.assertEqual(bundle(**texts), bundle(**dict(reversed(texts.items()))))

    def test_that_import_what_is_not_there_are_refused_by_name(self):
        with self.assertRaisesRegex(bundling.BundleError, r'"./gone.js"[\s\S]*a.js:1'):
            bundle(a__js='import "./gone.js";')

    def test_that_import_a_name_which_is_not_exported_are_refused(self):
        with self.assertRaisesRegex(bundling.BundleError, '"c"'):
            bundle(a__js='import { c } from "./b.js";\nc();', b__js="export const b = 1;")

    def test_with_a_warning_are_refused(self):
        with self.assertRaisesRegex(bundling.BundleError, "Duplicate key"):
            bundle(a__js="self.x = { a: 1, a: 2 };")


class Styles(unittest.TestCase):
    def test_lose_comments_and_space_and_keep_addresses(self):
        self.assertEqual(bundle(a__css='/* one */\na {\n  background: url("./pin.svg");\n}\n')["a.css"], "a{background:url(./pin.svg)}\n")

    def test_with_a_fault_are_refused(self):
        with self.assertRaisesRegex(bundling.BundleError, "a.css:1"):
            bundle(a__css="a { color: red")


class OtherFiles(unittest.TestCase):
    def test_stay_as_they_are(self):
        self.assertEqual(bundle(a__json='{ "a": 1 }'), {"a.json": '{ "a": 1 }'})
