#!/usr/bin/env python3
"""Compares the public API with its listing in Docs/API, and finds symbols without documentation.

  Scripts/api.py            fails if the listing differs, or if a public symbol has no doc comment
  Scripts/api.py --update   writes the listing
  Scripts/api.py --nested [--update]
                            the same for the modules of other packages: the web host, described apps
  Scripts/api.py --graphs FOLDER
                            writes the symbol graph of each module, including these, to FOLDER/MODULE
  Scripts/api.py --help     this text

It needs a debug build: `swift build`. For the modules of other packages it needs the builds of
`Scripts/reference.sh`.
"""

import difflib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LISTING = ROOT / "Docs" / "API"
# The packages that need libraries, and those of apps: the modules with their package.
NESTED = {
    "ImageDecoding": "Libraries/ImageDecoding",
    "PostgresStore": "Servers/WebHost",
    "WebHost": "Servers/WebHost",
    "ScreenKitFetch": "Libraries/AppLibraries",
    "ScreenKitOffline": "Libraries/AppLibraries",
    "ScreenKitRmad": "Described",
}
# Tools for the tests of this repository, which other packages can use but need not know.
UNLISTED = {"ScreenKitTestSupport"}
# Protocols of which only this class and its subclasses have the members.
CLASSES = {"ControllerLogic": "Controller"}
# Each case of these types is a word of HTML, and needs no comment.
NAMES_OF_HTML = ("ElementName", "AttributeName")


def output(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def modules():
    """Returns the modules of the library products, from the manifest."""
    package = json.loads(output("swift", "package", "dump-package"))
    names = {t for p in package["products"] if "library" in p["type"] for t in p["targets"]}
    return sorted(name for name in names - UNLISTED if name.startswith("ScreenKit"))


def extract(names, folder):
    """Writes the symbol graphs of each module, and of its extensions, to a separate folder."""
    built = pathlib.Path(output("swift", "build", "--show-bin-path").strip()) / "Modules"
    target = json.loads(output("swiftc", "-print-target-info"))["target"]["unversionedTriple"]
    for name in names:
        graphs = pathlib.Path(folder) / name
        graphs.mkdir(parents=True)
        output(
            "swift-symbolgraph-extract", "-module-name", name, "-I", str(built),
            "-I", str(ROOT / "Sources" / "ScreenKitC" / "include"), "-target", target,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
            "-output-dir", str(graphs))


def extract_nested(folder):
    """Writes the symbol graphs of the modules of other packages."""
    scratch = ROOT / ".build-outside"
    for name, package in NESTED.items():
        output(
            "swift", "package", "--package-path", package, "--scratch-path", str(scratch),
            "dump-symbol-graph", "--minimum-access-level", "public", "--skip-synthesized-members",
            "--skip-inherited-docs")
        graphs = pathlib.Path(folder) / name
        graphs.mkdir(parents=True)
        for file in scratch.glob(f"*/symbolgraph/{name}*.symbols.json"):
            if file.name.split(".")[0].split("@")[0] == name:
                shutil.copy(file, graphs)


def graphs(names):
    """Yields the name of each module, and the symbol graphs of it and of its extensions."""
    with tempfile.TemporaryDirectory() as folder:
        if names == list(NESTED):
            extract_nested(folder)
        else:
            extract(names, folder)
        for name in names:
            files = sorted((pathlib.Path(folder) / name).glob("*.symbols.json"))
            yield name, [json.loads(file.read_text()) for file in files]


def symbols(graph):
    """Returns the symbols that a module declares, without overrides, which add nothing to an API."""
    bases = {}
    for relation in graph["relationships"]:
        if relation["kind"] in ("inheritsFrom", "conformsTo"):
            name = relation.get("targetFallback") or relation["target"]
            bases.setdefault(relation["source"], set()).add(name.split(".")[-1])
    named = {symbol["identifier"]["precise"]: symbol["pathComponents"][-1]
             for symbol in graph["symbols"]}
    for symbol in graph["symbols"]:
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        if "override " in text:
            continue
        precise = symbol["identifier"]["precise"]
        known = sorted({named.get(base, base) for base in bases.get(precise, ())}
                       - {"Copyable", "Escapable", "SendableMetatype", "Sendable"})
        readable = [base for base in known if re.fullmatch(r"[A-Za-z][A-Za-z0-9]*", base)]
        yield symbol, text + (": " + ", ".join(readable) if readable else "")


def headings(paths):
    """Returns a line for each type of another module that has members of this one.

    Without it, the members would stand below the type that precedes theirs in the alphabet.
    """
    missing = {path[:-1] for path in paths if len(path) > 1} - set(paths)
    return [(list(path), f"extension {'.'.join(path)}" + (f": members of {owner}" if owner else ""))
            for path in missing for owner in [CLASSES.get(path[0])]]


def main(arguments):
    if arguments == ["--help"]:
        print(__doc__.strip())
        return 0
    if len(arguments) == 2 and arguments[0] == "--graphs":
        extract(modules(), arguments[1])
        extract_nested(arguments[1])
        return 0
    is_nested, is_update = "--nested" in arguments, "--update" in arguments
    if len(arguments) != is_nested + is_update:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    failed = False
    LISTING.mkdir(exist_ok=True)
    names = list(NESTED) if is_nested else modules()
    for name, found in graphs(names):
        lines, bare = [], []
        for graph in found:
            for symbol, text in symbols(graph):
                path = symbol["pathComponents"]
                lines.append((path, "  " * (len(path) - 1) + " ".join(text.split())))
                is_word = path[0] in NAMES_OF_HTML and symbol["kind"]["identifier"] == "swift.enum.case"
                if "docComment" not in symbol and "location" in symbol and not is_word:
                    bare.append((".".join(path), symbol["location"]))
        lines += headings([tuple(path) for path, _ in lines])
        listing = "".join(line + "\n" for _, line in sorted(lines))
        file = LISTING / f"{name}.txt"
        before = file.read_text() if file.exists() else ""
        if is_update:
            file.write_text(listing)
        elif listing != before:
            failed = True
            print(f"The public API of {name} is not what {file.relative_to(ROOT)} lists:")
            for line in difflib.unified_diff(before.splitlines(), listing.splitlines(), n=0, lineterm=""):
                if not line.startswith(("---", "+++", "@@")):
                    print(f"  {line}")
        for path, location in sorted(bare):
            failed = True
            uri = location["uri"].removeprefix(f"file://{ROOT}/")
            print(f"{uri}:{location['position']['line'] + 1}: {name} {path} has no documentation")
    for file in LISTING.glob("*.txt"):
        if not is_nested and file.stem not in [*names, *NESTED]:
            failed = True
            print(f"{file.relative_to(ROOT)} lists a module that is no product.")
    if failed and not is_update:
        option = " --nested" if is_nested else ""
        print(f"If the change is wanted: Scripts/api.py{option} --update, and a line in CHANGELOG.md.")
    return 1 if failed else 0


sys.exit(main(sys.argv[1:]))
