#!/usr/bin/env python3
"""Counts the names of ScreenKitCore with `package` access that the other modules use.

  Scripts/access.py           fails if a number differs from Scripts/access.txt
  Scripts/access.py --list    the names, by module
  Scripts/access.py --update  writes Scripts/access.txt; the numbers may only fall
  Scripts/access.py --help    this text

Packages by other authors cannot use these names, so they could replace only a module without them.
A name counts if Core declares it with `package` access alone, and the module does not declare it
itself; comments and strings do not count. A name that is also public elsewhere in Core is not found.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Scripts" / "access.txt"
HEAD = """# How many names of ScreenKitCore with `package` access each module uses. The numbers may only fall.
# Scripts/access.py --list has the names.
"""
KINDS = r"(?:func|var|let|class|struct|enum|protocol|actor|typealias|case|macro)"
DECLARED = re.compile(rf"^(?P<before>[^\n]*?)\b{KINDS} +`?(?P<name>\w+)", re.MULTILINE)
TEXT = re.compile(r'#*"""[\s\S]*?"""#*|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
INTERPOLATED = re.compile(r"\\\(([^\n]*?)\)")
IMPORT = re.compile(r"^(?:@\w+ +)?(?:public +)?import +ScreenKitCore\b", re.MULTILINE)
# These names also occur in types of the standard library.
COMMON = {"release", "removeAll", "replace", "set"}
NAME = re.compile(r"\b[A-Za-z_]\w*")


def code(path):
    """Returns the text of a file without comments and strings, but with interpolations."""
    def kept(match):
        return " ".join(INTERPOLATED.findall(match.group(0))) if '"' in match.group(0) else " "

    return TEXT.sub(kept, path.read_text())


def sources(folder):
    return [code(path) for path in sorted(folder.rglob("*.swift"))]


def declared(texts):
    """Returns the names that `texts` declare, grouped by whether they have `package` access."""
    closed, others = set(), set()
    for text in texts:
        for match in DECLARED.finditer(text):
            words = match.group("before").split()
            if "package" in words and "public" not in words:
                closed.add(match.group("name"))
            elif {"public", "open"} & set(words):
                others.add(match.group("name"))
    return closed, others


def main(arguments):
    if "--help" in arguments:
        print(__doc__)
        return 0
    closed, others = declared(sources(ROOT / "Sources" / "ScreenKitCore"))
    closed -= others | COMMON
    found = {}
    for folder in sorted((ROOT / "Sources").iterdir()):
        if folder.name == "ScreenKitCore" or not folder.is_dir():
            continue
        texts = sources(folder)
        own = {match.group("name") for text in texts for match in DECLARED.finditer(text)}
        used = {name for text in texts if IMPORT.search(text)
                for name in NAME.findall(text)}
        found[folder.name] = sorted((closed - own) & used)
    if "--list" in arguments:
        for module, names in found.items():
            print(f"{module} {len(names)}: {' '.join(names)}")
        return 0
    lines = [f"{module} {len(names)}\n" for module, names in found.items() if names]
    if "--update" in arguments:
        PAGE.write_text(HEAD + "\n" + "".join(lines))
        return 0
    known = [line + "\n" for line in PAGE.read_text().splitlines() if line and line[0] != "#"]
    wrong = [line.strip() for line in lines if line not in known]
    gone = [line.strip() for line in known if line not in lines]
    for line in wrong:
        print(f"not in Scripts/access.txt: {line}: {' '.join(found[line.split()[0]])}")
    for line in gone:
        print(f"no longer so, see Scripts/access.txt: {line}")
    return 1 if wrong or gone else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
