#!/usr/bin/env python3
"""Fails if a type has more than twelve stored properties, without a listed exception.

    Scripts/properties.py          compares with Scripts/property-exceptions.txt
    Scripts/properties.py --all    prints all types of more than eight stored properties

An exception is a line `Type count  reason`. A count may only fall.
"""

import pathlib
import re
import subprocess
import sys

LIMIT = 12
EXCEPTIONS = pathlib.Path("Scripts/property-exceptions.txt")

TYPE = re.compile(r"\b(?:class|struct|actor)\s+(\w+)[^(]*$")
SCOPE = re.compile(r"\b(?:enum|extension|protocol)\s+([\w.]+)[^(]*$")
PROPERTY = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*"
    r"(?:(?:public|package|private|fileprivate|internal|final|weak|unowned|nonisolated|lazy|override)"
    r"(?:\([^)]*\))?\s+)*(?:var|let)\s+(\w+)"
)


def without_text(line):
    """Returns the line without the content of strings and comments, which may contain braces."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', '""', line)
    return line.split("//")[0]


def stored(lines, index, rest):
    """Returns whether a declaration is a stored property; `rest` is its text after the name."""
    while rest.rstrip().endswith((":", "=", "->", ",", "(")) and index + 1 < len(lines):
        index += 1
        rest += lines[index]
    if re.match(r"[^={]*=", rest):
        return True
    if "{" not in rest:
        return True
    following = rest.split("{", 1)[1] + " ".join(lines[index + 1 : index + 3])
    return re.match(r"\s*(didSet|willSet)\b", following) is not None


def count(path, counts):
    """Adds the stored properties that each type of a file declares."""
    text = re.sub(r'"""(?:.|\n)*?"""', '""', path.read_text())
    text = re.sub(r"/\*(?:.|\n)*?\*/", "", text)
    lines = [without_text(line) for line in text.split("\n")]
    scopes, depth, pending = [], 0, ""
    for index, line in enumerate(lines):
        match = PROPERTY.match(line)
        if match and scopes and scopes[-1][1] == depth and scopes[-1][0]:
            if not re.search(r"\bstatic\b", line) and stored(lines, index, line[match.end() :]):
                name = scopes[-1][0]
                counts[name] = counts.get(name, 0) + 1
        for part in re.split(r"([{}])", line):
            if part == "{":
                name = None
                found = TYPE.search(pending)
                if found and not re.search(r"\bclass (?:var|func)\b", pending):
                    outer = [scope for scope, _ in scopes if scope]
                    name = ".".join(outer[-1:] + [found.group(1)])
                elif SCOPE.search(pending):
                    name = ""
                depth += 1
                scopes.append((name, depth))
                pending = ""
            elif part == "}":
                depth -= 1
                scopes = [scope for scope in scopes if scope[1] <= depth]
                pending = ""
            else:
                pending += " " + part
        if line.rstrip().endswith((")", ";")) or not line.strip():
            pending = pending if re.search(r"\b(class|struct|actor|enum|extension|protocol)\b", pending) else ""


def main():
    files = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard", "*.swift"], text=True)
    counts = {}
    for name in files.split():
        if "Tests/" in name or name.endswith("Package.swift") or not pathlib.Path(name).exists():
            continue
        found = {}
        count(pathlib.Path(name), found)
        for key, number in found.items():
            counts[key] = max(number, counts.get(key, 0))
    if "--all" in sys.argv:
        for name, number in sorted(counts.items(), key=lambda item: -item[1]):
            if number > 8:
                print(f"{number:3} {name}")
        return 0
    allowed = {}
    for line in EXCEPTIONS.read_text().splitlines():
        if line and not line.startswith("#"):
            name, number, _ = line.split(None, 2)
            allowed[name] = int(number)
    wrong = []
    for name, number in sorted(counts.items()):
        limit = allowed.pop(name, LIMIT)
        if number > limit:
            wrong.append(f"{name} has {number} stored properties, at most {limit}")
        elif limit > LIMIT and number < limit:
            wrong.append(f"{name} has {number} stored properties now: lower its number of {limit}, or delete its line")
    wrong += [f"{name} is listed, and does not exist" for name in allowed]
    for line in wrong:
        print(f"  {line}")
    return 1 if wrong else 0


sys.exit(main())
