import unittest

import scripts

check = scripts.load("check-page")


def in_page(text):
    return [what for _, what in check.in_page(text)]


def in_source(text):
    return [what for _, what in check.in_source(text)]


class PageRules(unittest.TestCase):
    def test_accept_a_page_whose_files_are_its_own(self):
        page = '<link href="./a.css"><script src="./a.js" type="module"></script><a href="https://example.org">x</a>'
        self.assertEqual(in_page(page), [])

    def test_refuse_inline_scripts_styles_and_handlers(self):
        for page in ["<script>run()</script>", "<style>a{}</style>", '<p style="color:red">', '<p onclick="run()">']:
            self.assertEqual(len(in_page(page)), 1, page)

    def test_refuse_files_of_other_hosts(self):
        self.assertEqual(in_page('<img src="//example.org/x.png">'), ["src of <img> from another host"])

    def test_refuse_the_same_in_html_that_code_writes(self):
        for text in ['`<p style="color:red">`', '"<p style=\\"color:red\\">"', '<b onclick="x">', "eval(text)"]:
            self.assertEqual(len(in_source(text)), 1, text)

    def test_accept_styles_set_by_property(self):
        self.assertEqual(in_source('element.style.setProperty("--height", value)'), [])
