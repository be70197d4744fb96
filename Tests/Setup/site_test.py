import hashlib
import json
import pathlib
import tempfile
import unittest

import scripts

site = scripts.load("site")


def layout(foreign=(), **files):
    """The layout of files given by name; `__` in a name stands for a dot, `foreign` are those of third parties."""
    sources = {name.replace("__", "."): text.encode() for name, text in files.items()}
    return site.Layout(sources, set(sources) - set(foreign)).everything()


def digest(content):
    return hashlib.sha256(content).hexdigest()[:8]


class Addresses(unittest.TestCase):
    def test_carry_the_digest_of_the_content(self):
        content = b"run();\n"
        self.assertEqual(layout(main__js="run()"), {f"/assets/main.{digest(content)}.js": content})

    def test_keep_their_names_at_the_root(self):
        self.assertEqual(set(layout(index__html="", licenses__txt="")), {"/index.html", "/licenses.txt"})

    def test_change_with_what_they_refer_to(self):
        before = layout(main__js='fetch("./a.json")', a__json="1")
        after = layout(main__js='fetch("./a.json")', a__json="2")
        self.assertFalse(set(before) & set(after))


class References(unittest.TestCase):
    def test_are_replaced_in_either_quotes_and_keep_their_fragment(self):
        files = layout(index__html="""<a href="./pin.svg#star"><img src='./pin.svg'>""", pin__svg="<svg/>")
        address = f"/assets/pin.{digest(b'<svg/>')}.svg"
        self.assertEqual(files["/index.html"].decode(), f"""<a href="{address}#star"><img src='{address}'>""")

    def test_follow_each_other(self):
        files = layout(index__html='<script src="./a.js">', a__js='fetch("./b.json")', b__json="1")
        b = digest(b"1")
        a = f'fetch("/assets/b.{b}.json");\n'.encode()
        self.assertEqual(files["/index.html"].decode(), f'<script src="/assets/a.{digest(a)}.js">')

    def test_to_a_file_that_does_not_exist_are_refused(self):
        with self.assertRaisesRegex(site.LayoutError, "main.js refers to ./gone.js"):
            layout(main__js='fetch("./gone.js")')

    def test_in_a_circle_are_refused(self):
        with self.assertRaisesRegex(site.LayoutError, "circle: a.js b.js a.js"):
            layout(a__js='fetch("./b.js")', b__js='fetch("./a.js")')

    def test_in_files_of_third_parties_are_left_alone(self):
        files = layout(foreign={"their.js"}, their__js='require("./gone")')
        self.assertEqual(list(files.values()), [b'require("./gone")'])

    def test_in_styles_are_replaced_with_quotes_and_without(self):
        for address in ["./pin.svg#star", '"./pin.svg#star"', "'./pin.svg#star'"]:
            files = layout(app__css=f"a {{ background: url({address}) }}", pin__svg="<svg/>")
            style = next(content.decode() for address, content in files.items() if address.endswith(".css"))
            self.assertIn(f"url(/assets/pin.{digest(b'<svg/>')}.svg#star)", style)


class Precache(unittest.TestCase):
    def test_lists_every_file_but_the_worker_with_its_whole_digest(self):
        files = layout(**{"service-worker__js": 'fetch("./precache.json")', "a__json": "1", "index__html": '"./main.js"', "main__js": "", "licenses__txt": "MIT"})
        listing = next(content for address, content in files.items() if "precache" in address)
        expected = {"/" if address == "/index.html" else address: content for address, content in files.items()
                    if "precache" not in address and address != "/service-worker.js"}
        self.assertEqual(set(expected), {"/", "/licenses.txt", f"/assets/a.{digest(b'1')}.json", f"/assets/main.{digest(b'')}.js"})
        self.assertEqual(dict(json.loads(listing)), {address: hashlib.sha256(content).hexdigest() for address, content in expected.items()})

    def test_changes_the_worker_with_every_file(self):
        before, after = (layout(**{"service-worker__js": 'fetch("./precache.json")', "index__html": text}) for text in ["1", "2"])
        self.assertNotEqual(before["/service-worker.js"], after["/service-worker.js"])

    def test_cannot_be_named_by_any_other_file(self):
        for name in ["a__js", "index__html"]:
            with self.assertRaisesRegex(site.LayoutError, "only service-worker.js"):
                layout(**{name: 'fetch("./precache.json")'})


class Writing(unittest.TestCase):
    def test_leaves_exactly_the_files_of_the_site(self):
        with tempfile.TemporaryDirectory() as folder:
            target = pathlib.Path(folder)
            site.write({"/index.html": b"1", "/assets/old.js": b"2"}, target)
            site.write({"/index.html": b"3", "/assets/new.js": b"4"}, target)
            names = sorted(path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file())
            self.assertEqual(names, ["assets/new.js", "index.html"])
            self.assertEqual((target / "index.html").read_bytes(), b"3")

    def test_does_not_touch_what_is_as_it_should_be(self):
        with tempfile.TemporaryDirectory() as folder:
            target = pathlib.Path(folder)
            site.write({"/index.html": b"1"}, target)
            before = (target / "index.html").stat().st_mtime_ns
            site.write({"/index.html": b"1"}, target)
            self.assertEqual((target / "index.html").stat().st_mtime_ns, before)

    def test_compresses_what_gains_by_it(self):
        with tempfile.TemporaryDirectory() as folder:
            text = b"place " * 1000
            files = {"/a.js": text, "/b.js": b"1", "/map.pmtiles": text}
            everything = site.with_compressed(files, site.Compressor(pathlib.Path(folder) / "cache"))
            self.assertEqual(set(everything) - set(files), {"/a.js.br", "/a.js.gz"})
            self.assertEqual(site.gzip.decompress(everything["/a.js.gz"]), text)
