#!/usr/bin/env python3
"""Gives each public type in the reference an example: code of Examples that is compiled and uses it.

  Scripts/examples.py GRAPHS   adds a section "Example" to the types in the symbol graphs of the folder
                               GRAPHS (see Scripts/api.py); fails if a type has no example
  Scripts/examples.py --list GRAPHS
                               prints the location of each type's example, and changes nothing
  Scripts/examples.py --help   this text

The index of the compiler contains the lines that use a type or one of its members. It comes with a debug
build of the packages, which `Scripts/reference.sh` makes. The example is the declaration around these lines
that shows most of the type in few lines.
"""

import json
import pathlib
import re
import sys

from index_store import uses

ROOT = pathlib.Path(__file__).resolve().parent.parent
STORES = [ROOT / build / "debug" / "index" / "store" for build in (".build-outside", ".build")]
TYPES = ("swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor")
# The sources of examples, best first: apps like those of other authors, and apps of this package.
# For types that only authors of backends use, they are the backends and tools of the framework.
# These also use the public API, but they are no example for types of their own module.
PLACES = [
    ("Examples", "Templates"),
    ("Sources/Gallery", "Sources/HeartBeatDemo", "Apps", "Described", "Libraries/AppLibraries"),
    ("Sources/ScreenKitText", "Sources/ScreenKitWeb", "Sources/ScreenKitDocuments",
     "Sources/ScreenKitLaunch", "Sources/ScreenKitTesting", "Sources/ScreenKitWebTesting"),
    ("Servers/WebHost/Sources/GalleryWeb", "Servers/WebHost/Tests", "Libraries/ImageDecoding/Tests"),
]
# The maximum length of a readable example, in lines.
LONGEST = 24
DECLARATION = re.compile(
    r"(@\w+(\(.*?\))? )*((public|package|private|fileprivate|open|final|override|static|lazy|weak|nonisolated|mutating"
    r"|indirect|required|convenience|private\(set\)) )*"
    r"(func|var|let|init|struct|class|enum|extension|case|protocol|typealias|subscript|actor)\b")


def rank(file):
    """Returns the index of the entry of `PLACES` that contains a file; `None` if there is none."""
    path = pathlib.Path(file)
    for number, folders in enumerate(PLACES):
        if any(path.is_relative_to(ROOT / folder) for folder in folders):
            return number
    return None


def is_example(file):
    """Returns whether a file is code that can serve as an example."""
    path = pathlib.Path(file)
    return rank(file) is not None and path.suffix == ".swift" and path.is_file()


def indentation(line):
    return len(line) - len(line.lstrip())


class Source:
    """A file, and the declarations around its lines."""

    def __init__(self, file):
        self.path = pathlib.Path(file).relative_to(ROOT)
        self.rank = rank(file)
        self.lines = pathlib.Path(file).read_text().splitlines()

    def end(self, start):
        """Returns the index after the declaration or statement that begins at a line."""
        depth = indentation(self.lines[start])
        end = start + 1
        for index in range(start + 1, len(self.lines)):
            line = self.lines[index]
            if not line.strip():
                continue
            if indentation(line) < depth:
                break
            if indentation(line) == depth and not re.match(r"[)}\]]|where ", line.strip()):
                break
            end = index + 1
        return end

    def begin(self, start):
        """Returns the index of the first comment or attribute above a declaration."""
        depth = indentation(self.lines[start])
        while start > 0:
            line = self.lines[start - 1]
            if indentation(line) != depth or not re.match(r"///|@\w+(\(.*\))?$", line.strip()):
                break
            start -= 1
        return start

    def around(self, index):
        """Yields (begin, end) of the declarations around a line, the innermost first."""
        depth = None
        while index >= 0:
            line = self.lines[index].rstrip()
            text = line.strip()
            outward = depth is None or indentation(line) < depth
            if text and outward and not re.match(r"[)}\]]", text):
                depth = indentation(line)
                if DECLARATION.match(text):
                    yield self.begin(index), self.end(index)
            index -= 1


class Example:
    """An excerpt of a file, with its lines that use the type."""

    def __init__(self, source, begin, end, name, found):
        self.source, self.begin, self.end = source, begin, end
        used = {symbol for line, symbol in found if begin < line <= end}
        lines = [line for line in source.lines[begin:end] if line.strip()]
        path = str(source.path)
        self.length = len(lines)
        # The score prefers many members of the type, few lines, and code of an app to that of a
        # test.
        self.score = (
            4 * min(len(used), 4)
            + (3 if any(re.search(rf"\b{name}\b", line) for line in lines) else 0)
            + (2 if "/Tests/" not in path else 0)
            + (2 if "/GuideSnippets/" in path or "/Reference" in path else 0)
            - max(0, self.length - 8) * 0.5
            - (4 if self.length == 1 else 0))

    @property
    def order(self):
        return (self.source.rank, -self.score, self.length, str(self.source.path), self.begin)

    def text(self):
        lines = self.source.lines[self.begin:self.end]
        depth = min(indentation(line) for line in lines if line.strip())
        return [line[depth:] for line in lines]


def best(name, found):
    """Returns the best example of a type; `None` if there is none."""
    examples = []
    for source in {source for source, _, _ in found}:
        symbols = [(line, symbol) for other, line, symbol in found if other is source]
        excerpts = {excerpt for line, _ in symbols for excerpt in source.around(line - 1)}
        examples += [Example(source, begin, end, name, symbols) for begin, end in excerpts]
    short = [example for example in examples if example.length <= LONGEST]
    return min(short, key=lambda example: example.order, default=None)


def types(folder):
    """Returns the public types of the graphs, their modules, and the types of members, by identifiers."""
    found, modules, owners = {}, {}, {}
    for file in sorted(folder.glob("*/*.symbols.json")):
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            if symbol["kind"]["identifier"] in TYPES:
                found[symbol["identifier"]["precise"]] = symbol
                modules[symbol["identifier"]["precise"]] = file.parent.name
        for relation in graph["relationships"]:
            if relation["kind"] in ("memberOf", "requirementOf", "optionalRequirementOf"):
                owners[relation["source"]] = relation["target"]
    return found, modules, owners


def examples(found, modules, owners):
    """Returns the example of each type, or `None`, by the type's identifier."""
    used, sources = {identifier: [] for identifier in found}, {}
    for store in STORES:
        if not store.is_dir():
            raise SystemExit(f"{store} does not exist: see Scripts/examples.py --help")
        for file, line, symbol in uses(store, is_example):
            owner = symbol if symbol in found else owners.get(symbol)
            if owner not in found:
                continue
            source = sources.setdefault(file, Source(file))
            if source.path.is_relative_to(f"Sources/{modules[owner]}"):
                continue
            # An index may be older than the file.
            if line <= len(source.lines):
                used[owner].append((source, line, symbol))
    return {key: best(found[key]["pathComponents"][-1], set(uses)) for key, uses in used.items()}


def write(folder, chosen):
    """Adds the examples to the documentation of the types."""
    for file in sorted(folder.glob("*/*.symbols.json")):
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            example = chosen.get(symbol["identifier"]["precise"])
            if not example:
                continue
            lines = symbol.setdefault("docComment", {"lines": []})["lines"]
            texts = ["", "## Example", "", "```swift", *example.text(), "```", "",
                     f"From `{example.source.path}`."]
            lines.extend({"text": text} for text in texts)
        file.write_text(json.dumps(graph, separators=(",", ":")))


def main(arguments):
    if arguments == ["--help"]:
        print(__doc__.strip())
        return 0
    is_listing = arguments[:1] == ["--list"]
    if len(arguments) != (2 if is_listing else 1):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    folder = pathlib.Path(arguments[-1])
    found, modules, owners = types(folder)
    chosen = examples(found, modules, owners)

    def name(key):
        return ".".join(found[key]["pathComponents"])

    for key in sorted(found, key=name):
        example = chosen[key]
        if is_listing and example:
            print(f"{name(key)}: {example.source.path}:{example.begin + 1}-{example.end}")
        elif not example:
            print(f"{name(key)} has no example: no code in Examples uses it.")
    if not is_listing:
        write(folder, chosen)
    return 0 if all(chosen.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
