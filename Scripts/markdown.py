#!/usr/bin/env python3
"""Writes texts in Markdown with what cmark-gfm makes of them, for MarkdownReferenceTests.

    markdown.py FILE

The texts are the examples of GitHub's specification for the constructs that documents support, and ten
thousand random texts. Debian's package cmark-gfm has the program and the specification. Cases are
separated by U+001E, and a text from its blocks by U+001F. A block is a line of parts such as
`{bi|/link|text}`: the styles, the link without escapes, and the characters without white space.
"""
import gzip
import html.parser
import pathlib
import random
import re
import subprocess
import sys
import urllib.parse

SPECIFICATION = pathlib.Path("/usr/share/doc/cmark-gfm/spec.txt.gz")
SECTIONS = {"Emphasis and strong emphasis", "Backslash escapes", "Code spans", "Links", "Paragraphs",
            "ATX headings", "Thematic breaks", "Tables (extension)", "Hard line breaks",
            "Soft line breaks", "Textual content"}
# Constructs that documents do not have: references, images, raw HTML, automatic links, indented code.
OTHER = re.compile(r"\]:|\]\[|\[foo\](?!\()|!\[|<(?!b>\)|/my|foo>|>)[a-z/?!]|^(>.*\n)?\s*( {4}|\t)", re.M)
STYLES = {"strong": "b", "em": "i", "code": "c"}
COUNT = 10_000


class Reader(html.parser.HTMLParser):
    """Collects the blocks of a page."""

    def __init__(self):
        super().__init__()
        self.blocks, self.open, self.link = [[]], [], None

    def handle_starttag(self, tag, attributes):
        if tag in STYLES:
            self.open.append(STYLES[tag])
        elif tag == "a":
            self.link = urllib.parse.unquote(dict(attributes).get("href") or "")
        elif tag != "br":
            self.blocks.append([])

    def handle_endtag(self, tag):
        if tag in STYLES:
            self.open.remove(STYLES[tag])
        elif tag == "a":
            self.link = None
        elif tag != "br":
            self.blocks.append([])

    def handle_data(self, data):
        key = ("".join(sorted(set(self.open))), self.link)
        text = "".join(data.split())
        if text:
            block = self.blocks[-1]
            if block and block[-1][0] == key:
                block[-1][1] += text
            else:
                block.append([key, text])

    def lines(self):
        return "\n".join(
            "".join(f"{{{styles}|{link or ''}|{text}}}" for (styles, link), text in block)
            for block in self.blocks if block)


def pages(texts):
    """Returns the page of each text; one call of the program reads many."""
    mark = "xqzmarkzqx"
    whole = f"\n\n{mark}\n\n".join(texts)
    page = subprocess.run(["cmark-gfm", "-e", "table", "--unsafe"], input=whole, text=True,
                          capture_output=True, check=True).stdout
    return page.split(f"<p>{mark}</p>")


def examples():
    text = gzip.decompress(SPECIFICATION.read_bytes()).decode("utf-8")
    section = ""
    for found in re.finditer(r"^#+ ([^\n]*)$|^`{32} example[^\n]*\n(.*?)^\.\n.*?^`{32}$", text, re.M | re.S):
        if found[1] is not None:
            section = found[1]
        elif section in SECTIONS:
            example = found[2].replace("→", "\t").rstrip("\n")
            if not OTHER.search(example) and example.count("```") % 2 == 0:
                yield example


def texts():
    source = random.Random(40)
    marks = ["*", "**", "***", "_", "__", "`", "``", "\\", "\\*", "\\`", "[", "](u)", "](</u v>)",
             "](u \"t\")", " ", " ", " ", "a", "b", "c", "é", "\u00a0", "—", ".", "(", ")", "&amp;"]
    for number in range(COUNT):
        if number % 5:
            yield "x" + "".join(source.choices(marks, k=source.randrange(1, 14))) + "y"
        else:
            cell = ["|", "\\|", "`", "\\", "*", "a", "b", " "]
            row = "".join(source.choices(cell, k=source.randrange(1, 12)))
            above = source.choice(["", "above\n"])
            yield f"{above}| h *i* | k |\n|:-|--|\n| x{row}y | z |"


def main():
    if not SPECIFICATION.exists():
        sys.exit("The package cmark-gfm is needed, with its documentation.")
    cases = list(examples()) + list(texts())
    found = pages(cases)
    if len(found) != len(cases):
        sys.exit("A text has changed the page of another one.")
    records = []
    for text, page in zip(cases, found):
        reader = Reader()
        reader.feed(page)
        reader.close()
        records.append(text + "\x1f" + reader.lines())
    pathlib.Path(sys.argv[1]).write_text("\x1e".join(records), encoding="utf-8")
    print(f"{len(cases) - COUNT} examples, {COUNT} random texts")


main()
