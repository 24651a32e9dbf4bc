#!/usr/bin/env python3
"""Checks that each trap and each typed error of the framework has an identifier with a section.

  Scripts/errors.py          fails if a trap has no identifier such as (SK301) at the end of its
                             message, if a public error has none at the end of its debugDescription or
                             description, if Docs/Errors.md has no section for an identifier of the
                             code, or a section for an identifier that no message has
  Scripts/errors.py --help   this text
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Docs" / "Errors.md"
CALL = re.compile(r"^(?!\s*//).*?\b(preconditionFailure|fatalError|precondition)\(", re.MULTILINE)
PUBLIC_ERROR = re.compile(
    r"^\s*public (?:enum|struct|final class|class) (\w+): [^{]*?\b\w*Error\b[^{]*{", re.MULTILINE)
PLACES = [
    "Sources/ScreenKit*", "Libraries/AppLibraries/Sources/ScreenKit*", "Libraries/ImageDecoding/Sources",
    "Libraries/ServerParts/Sources/Server*", "Described/Sources/ScreenKitRmad", "Servers/WebHost/Sources/WebHost",
    "Servers/WebHost/Sources/PostgresStore",
]
IDENTIFIER = re.compile(r"\((SK\d{3})\)")


def call_text(source, start):
    """Returns the text from `start`, which is after an opening bracket, up to the closing one."""
    depth, quoted, index = 1, False, start
    while depth:
        character = source[index]
        if character == "\\":
            index += 1
        elif character == '"':
            quoted = not quoted
        elif not quoted:
            depth += {"(": 1, ")": -1}.get(character, 0)
        index += 1
    return source[start : index - 1]


def has_identifier(source, error):
    """Returns whether a description in the type, or in an extension of it, ends with an identifier."""
    starts = [error.end()]
    starts += [
        found.end() for found in re.finditer(rf"^extension (?:\w+\.)*{error[1]}\b[^{{]*{{", source, re.MULTILINE)
    ]
    for start in starts:
        body = source[start : source.find("\n}", start)]
        if re.search(r"[dD]escription: String \{.*?\(SK\d{3}\)", body, re.DOTALL):
            return True
    return False


def main(arguments):
    if arguments:
        print(__doc__.strip(), file=sys.stdout if arguments == ["--help"] else sys.stderr)
        return 0 if arguments == ["--help"] else 2
    problems, used = [], {}
    for file in sorted(file for place in PLACES for file in ROOT.glob(f"{place}/**/*.swift")):
        source = file.read_text()
        name = file.relative_to(ROOT)
        for found in IDENTIFIER.finditer(source):
            used.setdefault(found[1], f"{name}:{source[:found.start()].count(chr(10)) + 1}")
        for error in PUBLIC_ERROR.finditer(source):
            if not has_identifier(source, error):
                line = source[: error.start(1)].count("\n") + 1
                problems.append(f"{name}:{line}: {error[1]} without an identifier such as (SK801)")
        for call in CALL.finditer(source):
            text = call_text(source, call.end())
            # An error that is passed on contains its own identifier.
            if not IDENTIFIER.search(text) and '"\\(loop)"' not in text:
                line = source[: call.end()].count("\n") + 1
                problems.append(f"{name}:{line}: {call[1]} without an identifier such as (SK301)")
    sections = re.findall(r"^### (SK\d{3}) ", PAGE.read_text(), re.MULTILINE)
    for identifier, place in sorted(used.items()):
        if identifier not in sections:
            problems.append(f"{place}: {identifier} has no section in Docs/Errors.md")
    for identifier in sections:
        if identifier not in used:
            problems.append(f"Docs/Errors.md: no message ends with {identifier}")
        if sections.count(identifier) > 1:
            problems.append(f"Docs/Errors.md: {identifier} has several sections")
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


sys.exit(main(sys.argv[1:]))
