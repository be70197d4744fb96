import shutil
import subprocess
import unittest

import scripts  # so that modules is found
import modules


def join(first, **texts):
    return modules.join(first, lambda name: texts[name.removesuffix(".js")])


def run(text):
    return subprocess.run(["node", "--input-type=module"], input=text, stdout=subprocess.PIPE, text=True, check=True).stdout


@unittest.skipUnless(shutil.which("node"), "needs node")
class JoinedModules(unittest.TestCase):
    def test_run_as_the_modules_would(self):
        text = join(
            "a.js",
            a='import { double, half as less } from "./b.js";\nimport * as c from "./c.js";\nconsole.log(double(c.one), less(c.one), c.next(), c.next());\n',
            b='import {\n  one,\n} from "./c.js";\nexport const double = (x) => x * 2 * one;\nexport function half(x) {\n  return x / 2;\n}\n',
            c="export const one = 1;\nlet count = 0;\nexport function next() {\n  return ++count;\n}\n",
        )
        self.assertEqual(run(text), "2 0.5 1 2\n")

    def test_run_each_module_once_and_before_those_that_import_it(self):
        text = join("a.js", a='import "./b.js";\nimport "./c.js";\nconsole.log("a");', b='import "./c.js";\nconsole.log("b");',
                    c='console.log("c");')
        self.assertEqual(run(text), "c\nb\na\n")

    def test_export_classes_and_asynchronous_functions(self):
        text = join("a.js", a='import { Pin, load } from "./b.js";\nload().then((pin) => console.log(pin instanceof Pin));',
                    b="export class Pin {}\nexport async function load() {\n  return new Pin();\n}")
        self.assertEqual(run(text), "true\n")


class Joining(unittest.TestCase):
    def test_refuses_a_circle(self):
        with self.assertRaisesRegex(modules.ModuleError, "circle: a.js b.js a.js"):
            join("a.js", a='import "./b.js";', b='import "./a.js";')

    def test_refuses_what_it_does_not_understand(self):
        for line in ["export let x = 1;", "export default 1;", 'export * from "./c.js";', 'import d from "./d.js";', "export { x };",
                     'await load();', 'const d = import("./d.js");']:
            with self.assertRaises(modules.ModuleError, msg=line):
                join("a.js", a='import "./b.js";', b=line)

    def test_leaves_out_comments_and_indentation(self):
        self.assertEqual(join("a.js", a='// one\n/** two\n * three */\nif (x) {\n  y("// z"); // w\n}\n'), 'if (x) {\ny("// z"); // w\n}\n')

    def test_keeps_templates_of_several_lines(self):
        text = "const t = `\n  // text\n`;\n"
        self.assertEqual(join("a.js", a=text), text)
