#!/usr/bin/env python3
"""Finds texts for users that are written in the framework's code instead of in `Strings`.

A literal counts if it has a letter and looks like wording: two words, or one with a capital. Traps,
comments and texts for developers do not count. `literal-exceptions.txt` lists the files and lines with
permitted literals, each with a reason.

  Scripts/literals.py        prints each literal without an exception, and each unneeded exception
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ["ScreenKitCore", "ScreenKitNav", "ScreenKitLaunch", "ScreenKitText", "ScreenKitDocuments"]
TRAP = re.compile(
    r"precondition|fatalError|assert|preconditionFailure|message:|LeakTracker|debugDescription|"
    r"deprecated|unavailable|\.track\(")
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
INTERPOLATION = re.compile(r"\\\((?:[^()]|\([^()]*\))*\)")


def is_wording(text):
    text = INTERPOLATION.sub(" ", text)
    text = re.sub(r"\\u\{[0-9A-Fa-f]+\}|\\.", " ", text)
    words = re.findall(r"[A-Za-z]{2,}", text)
    if len(words) >= 2 and " " in text.strip():
        return True
    return len(words) == 1 and re.fullmatch(r"\W*[A-Z][a-z]{2,}\W*", text) is not None


def literals(path):
    """Yields the line number and text of each literal outside of traps, whose calls may span lines."""
    depth, trapped = 0, False
    for number, line in enumerate(path.read_text().split("\n"), 1):
        code = line.strip()
        if code.startswith("//"):
            continue
        bare = LITERAL.sub('""', code).split("//")[0]
        if depth == 0:
            trapped = TRAP.search(bare) is not None
        if trapped:
            depth = max(0, depth + bare.count("(") - bare.count(")"))
        elif not code.startswith("case \"") :
            for match in LITERAL.finditer(code):
                yield number, match.group(1)
        if depth == 0:
            trapped = False


def main():
    exceptions = {}
    for line in (ROOT / "Scripts/literal-exceptions.txt").read_text().split("\n"):
        if line and not line.startswith("#"):
            exceptions[line.split("#")[0].strip()] = False
    failed = False
    for module in MODULES:
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            name = str(path.relative_to(ROOT / "Sources"))
            if "/Strings/" in name:
                continue
            for number, text in literals(path):
                if not is_wording(text):
                    continue
                keys = [name] + [str(folder) + "/" for folder in pathlib.Path(name).parents][:-1]
                known = [key for key in keys if key in exceptions]
                for key in known:
                    exceptions[key] = True
                if not known:
                    print(f"Sources/{name}:{number}: \"{text}\" belongs to Strings")
                    failed = True
    for key, used in exceptions.items():
        if not used:
            print(f"Scripts/literal-exceptions.txt: {key} is no longer needed")
            failed = True
    sys.exit(failed)


main()
