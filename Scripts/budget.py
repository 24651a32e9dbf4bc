#!/usr/bin/env python3
"""Compares the size of the project with Scripts/budget.txt, whose numbers may only fall.

  Scripts/budget.py            fails if a number is above the budget, or far enough below it to be recorded
  Scripts/budget.py --record   writes the numbers to Scripts/budget.txt; a rise needs its reason in the commit
  Scripts/budget.py --help     this text

The root package has the folders Sources and Tests. Public declarations are the lines of Docs/API, without
the headings of extensions.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Scripts" / "budget.txt"
HEAD = "# The size of the project, see Scripts/budget.py. Numbers may only fall; a rise needs its reason in the commit.\n\n"
# A number that is smaller by this part belongs into the file.
SLACK = 0.01


def files(*patterns):
    """Returns the paths of files in git, and of new ones, without links."""
    names = subprocess.check_output(
        ["git", "ls-files", "-co", "--exclude-standard", "--", *patterns], cwd=ROOT, text=True).splitlines()
    paths = [ROOT / name for name in sorted(set(names))]
    return [path for path in paths if path.is_file() and not path.is_symlink()]


def lines(paths):
    return sum(path.read_bytes().count(b"\n") for path in paths)


def figures():
    """Yields each figure with its name."""
    everything, root = files("*.swift"), files("Sources/*.swift", "Tests/*.swift", "Package.swift")
    manifest = (ROOT / "Package.swift").read_text()
    yield "root lines", lines(root)
    yield "root files", len(root)
    yield "root targets", len(re.findall(r"^    \.(?:target|executableTarget)\(", manifest, re.M))
    yield "root test targets", len(re.findall(r"^    \.testTarget\(", manifest, re.M))
    yield "root products", len(re.findall(r"^    \.(?:library|executable)\(", manifest, re.M))
    yield "lines", lines(everything)
    yield "files", len(everything)
    yield "folders", len({path.parent for path in everything})
    pages = files("*.md")
    yield "pages", len(pages)
    yield "words", sum(len(path.read_text().split()) for path in pages)
    listings = files("Docs/API/*.txt")
    counts = {path.stem: sum(not line.startswith("extension ") for line in path.read_text().splitlines()) for path in listings}
    yield "public declarations", sum(counts.values())
    for name, count in counts.items():
        yield f"public declarations of {name}", count


def main(arguments):
    if arguments == ["--help"]:
        print(__doc__.strip())
        return 0
    now = dict(figures())
    if arguments == ["--record"]:
        PAGE.write_text(HEAD + "".join(f"{number:7} {name}\n" for name, number in now.items()))
        return 0
    if arguments:
        print(f"unknown option {arguments[0]}; --help lists them", file=sys.stderr)
        return 2
    budget = {}
    for line in PAGE.read_text().splitlines():
        if line and not line.startswith("#"):
            number, name = line.split(maxsplit=1)
            budget[name] = int(number)
    failed = False
    for name in sorted(now.keys() | budget.keys()):
        number, limit = now.get(name), budget.get(name)
        if number is None or limit is None:
            print(f"{name}: {'no longer counted' if number is None else 'not in the budget'}")
        elif number > limit:
            print(f"{name}: {number}, above the budget of {limit}")
        elif number < limit * (1 - SLACK):
            print(f"{name}: {number}, below the budget of {limit}: record it")
        else:
            continue
        failed = True
    if failed:
        print("Scripts/budget.py --record writes the numbers.")
    return 1 if failed else 0


sys.exit(main(sys.argv[1:]))
