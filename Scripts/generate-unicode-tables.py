#!/usr/bin/env python3
"""Writes the tables of classes, directions, line breaks and sorting from the Unicode data files.

    generate-unicode-tables.py [--unicode DIR]
    generate-unicode-tables.py --check FILE ...

DIR has the layout of Debian's unicode-data package. With --check nothing is written: the built table
is read back and compared with every case of each FILE, an EastAsianWidth.txt or an emoji-test.txt
of any Unicode version. Different cases are printed, and the exit status is 1 if there are any.
"""
import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "Sources/ScreenKitText/Unicode/ScalarTable.swift"
BIDI_TABLE = ROOT / "Sources/ScreenKitText/Bidi/BidiTable.swift"
BREAK_TABLE = ROOT / "Sources/ScreenKitText/Unicode/LineBreakTable.swift"
COLLATION_TABLE = ROOT / "Sources/ScreenKitCore/Strings/CollationTable.swift"
LIMIT, BLOCK, MIDDLE, DIGIT = 0x110000, 32, 32, ord("^")

# The letters are the raw values of ScalarClass.
CLASSES = {
    "narrow": "A", "wide": "B", "ambiguous": "C", "textEmoji": "D", "ambiguousEmoji": "E",
    "wideEmoji": "F", "disputedNarrow": "G", "disputedWide": "H", "prepended": "I",
    "leadingJamo": "J", "mark": "K", "spacingMark": "L", "joiningNarrow": "M", "skinTone": "N",
    "regionalIndicator": "O", "tag": "P", "ignorable": "Q", "lineBreak": "R", "control": "S",
    "unlisted": "T",
}
# The directions are in the order of BidiClass, whose raw values are letters from A on.
DIRECTIONS = ["L", "R", "AL", "EN", "ES", "ET", "AN", "CS", "NSM", "BN", "B", "S", "WS", "ON", "LRE",
              "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"]
# The classes of line breaks are in the order of LineBreakClass, whose raw values are signs from 0 on.
BREAKS = ["AL", "BK", "CR", "LF", "NL", "SP", "ZW", "WJ", "GL", "CM", "ZWJ", "CL", "CP", "OP", "EX", "IS",
          "SY", "QU", "NS", "B2", "BA", "BB", "HY", "CB", "NU", "PO", "PR", "ID", "EB", "EM", "HL", "IN",
          "JL", "JV", "JT", "H2", "H3", "RI", "wideOP", "wideCP", "unassignedEmoji"]
# The scripts whose letters have other places than their code points; other scalars are sorted by these.
SORTED = ((0x20, 0x530), (0x1E00, 0x2070), (0x20A0, 0x20C1), (0x2116, 0x2123))
WIDE = {"B", "F", "H", "J", "N", "O"}
ZERO = {"K", "L", "P", "Q"}

# These are not wide in Unicode 15, but wide in 16 or 17: terminals use either width.
WIDENED = ((0x2630, 0x2637), (0x268A, 0x268F), (0x4DC0, 0x4DFF), (0x18D80, 0x18DF2),
           (0x1D300, 0x1D356), (0x1D360, 0x1D376))
# Terminals with tables of earlier Unicode versions are still in use.
RECENT = 14


def rows(path):
    """Yields the fields of each line that has any."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) > 1:
            yield fields


def span(text):
    first, _, last = text.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def values(path, default):
    """Returns one value for each scalar."""
    result = [default] * LIMIT
    for code, value, *_ in rows(path):
        for scalar in span(code):
            result[scalar] = value
    return result


def members(path, name):
    return {scalar for code, value, *_ in rows(path) if value == name for scalar in span(code)}


class Data:
    def __init__(self, folder):
        self.version = re.search(r"-(\d+\.\d+\.\d+)\.txt", (folder / "DerivedAge.txt").read_text())[1]
        self.category = values(folder / "extracted/DerivedGeneralCategory.txt", "Cn")
        self.width = values(folder / "EastAsianWidth.txt", "N")
        self.east_asian = list(self.width)
        self.breaking = values(folder / "auxiliary/GraphemeBreakProperty.txt", "Other")
        self.age = values(folder / "DerivedAge.txt", "99.0")
        self.ignorable = members(folder / "DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
        self.noncharacters = members(folder / "PropList.txt", "Noncharacter_Code_Point")
        self.emoji = {int(code.split()[0], 16)
                      for code, *_ in rows(folder / "emoji/emoji-variation-sequences.txt")}
        self.widen_blocks(folder)

    def widen_blocks(self, folder):
        """Makes all scalars of a block wide if all of its assigned ones are."""
        for code, *_ in rows(folder / "Blocks.txt"):
            block = span(code)
            assigned = [s for s in block if self.category[s] != "Cn"]
            if assigned and all(self.width[s] == "W" for s in assigned):
                for scalar in block:
                    self.width[scalar] = "W"

    def class_of(self, scalar):
        category, breaking = self.category[scalar], self.breaking[scalar]
        if scalar in (0x09, 0x0A) or category in ("Zl", "Zp"):
            return "lineBreak"
        if category in ("Cc", "Cs") or scalar in self.noncharacters:
            return "control"
        if 0xE0020 <= scalar <= 0xE007F:
            return "tag"
        if breaking == "Regional_Indicator":
            return "regionalIndicator"
        if breaking == "Prepend":
            return "prepended"
        if breaking == "L":
            return "leadingJamo"
        if category == "Mc":
            return "spacingMark"
        if breaking == "SpacingMark" or breaking == "Extend" and category == "Lm":
            return "joiningNarrow"
        if 0x1F3FB <= scalar <= 0x1F3FF:
            return "skinTone"
        if breaking in ("Extend", "ZWJ", "V", "T"):
            return "mark"
        if category == "Cf" or scalar in self.ignorable:
            return "ignorable"
        return self.base_class_of(scalar)

    def base_class_of(self, scalar):
        width = {"F": "wide", "W": "wide", "A": "ambiguous"}.get(self.width[scalar], "narrow")
        if scalar in self.emoji:
            return {"narrow": "textEmoji", "ambiguous": "ambiguousEmoji", "wide": "wideEmoji"}[width]
        if any(first <= scalar <= last for first, last in WIDENED):
            return "disputedWide"
        if self.category[scalar] == "Cn" and width != "wide":
            return "unlisted"
        if self.category[scalar] == "Co":
            return "disputedNarrow"
        recent = float(self.age[scalar]) >= RECENT
        return ("disputedWide" if width == "wide" else "disputedNarrow") if recent else width


def pack(items, size):
    """Returns the distinct blocks, and for each block its index among them."""
    seen, places = {}, []
    for start in range(0, len(items), size):
        places.append(seen.setdefault(tuple(items[start : start + size]), len(seen)))
    return [item for block in seen for item in block], places


def digits(numbers):
    """Encodes each number as two characters of five bits, which need no escape."""
    return "".join(chr(DIGIT + (n >> 5)) + chr(DIGIT + (n & 31)) for n in numbers)


def literal(name, comment, text):
    lines = [text[start : start + 96] for start in range(0, len(text), 96)]
    body = "\n".join(f"    {line}\\" for line in lines[:-1]) + f"\n    {lines[-1]}"
    return f'  /// {comment}\n  static let {name}: StaticString = """\n{body}\n    """\n'


def stages(letters, what):
    """Returns the three stages of the look-up of one letter for each scalar."""
    leaves, middle = pack(letters, BLOCK)
    middles, top = pack(middle, MIDDLE)
    return (
        literal("tops", "For each 1024 scalars, the place of a block of `middles`.", digits(top)) + "\n"
        + literal("middles", "For each 32 scalars, the place of a block of `leaves`.", digits(middles))
        + "\n" + literal("leaves", f"The raw value of each scalar's {what}.", "".join(leaves))
    )


def bidi_letters(folder):
    """Returns the classes by their names in the file; unassigned scalars follow its comments."""
    path = folder / "extracted/DerivedBidiClass.txt"
    long_names = {fields[2]: fields[1] for fields in rows(folder / "PropertyValueAliases.txt")
                  if fields[0] == "bc"}
    result = ["L"] * LIMIT
    missing = re.findall(r"@missing: (\S+); (\w+)", path.read_text(encoding="utf-8"))
    for code, value in missing + [fields[:2] for fields in rows(path)]:
        for scalar in span(code):
            result[scalar] = long_names.get(value, value)
    return [chr(ord("A") + DIRECTIONS.index(value)) for value in result]


def break_letters(folder, data):
    """Returns the line break classes, resolved by rule LB1 of UAX #14."""
    classes = values(folder / "LineBreak.txt", "XX")
    # The file's comments name the blocks whose unassigned scalars are ideographs or prefixes.
    for first, last in ((0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD),
                        (0x30000, 0x3FFFD), (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)):
        for scalar in range(first, last + 1):
            if classes[scalar] == "XX":
                classes[scalar] = "ID"
    for scalar in range(0x20A0, 0x20D0):
        if classes[scalar] == "XX":
            classes[scalar] = "PR"
    pictographs = members(folder / "emoji/emoji-data.txt", "Extended_Pictographic")

    def resolved(scalar):
        name, category = classes[scalar], data.category[scalar]
        if name == "SA":
            return "CM" if category in ("Mn", "Mc") else "AL"
        if name in ("AI", "SG", "XX"):
            name = "AL"
        if name == "CJ":
            name = "NS"
        if name in ("OP", "CP") and data.east_asian[scalar] in "FWH":
            return "wide" + name
        if scalar in pictographs and category == "Cn":
            return "unassignedEmoji"
        return name

    return [chr(ord("0") + BREAKS.index(resolved(scalar))) for scalar in range(LIMIT)]


def break_swift(folder, data):
    return (
        "// swift-format-ignore-file\n"
        "// Generated by Scripts/generate-unicode-tables.py; do not edit.\n\n"
        "/// The line break class of every scalar, in tables of three stages.\n"
        "enum LineBreakTable {\n"
        f'  static let unicodeVersion = "{data.version}"\n\n'
        + stages(break_letters(folder, data), "line break class") + "}\n"
    )


def wide_digits(numbers, count):
    """Encodes each number as `count` characters of five bits."""
    return "".join(chr(DIGIT + (n >> 5 * place & 31)) for n in numbers for place in reversed(range(count)))


def collation_swift(folder, version):
    """Returns the weights of Unicode's default order, with the ranks of the used weights."""
    weights = {}
    for line in (folder / "allkeys.txt").read_text(encoding="utf-8").splitlines():
        code, _, rest = line.split("#")[0].partition(";")
        if not rest or " " in code.strip():
            continue
        found = re.findall(r"\[[.*](\w+)\.(\w+)\.(\w+)\]", rest)
        scalar = int(code, 16)
        if any(first <= scalar < last for first, last in SORTED):
            weights[scalar] = [tuple(int(weight, 16) for weight in element) for element in found]
    elements = [element for scalar in sorted(weights) for element in weights[scalar]]
    primary = {weight: rank for rank, weight in enumerate(sorted({0} | {e[0] for e in elements}))}
    secondary = {weight: rank for rank, weight in enumerate(sorted({0} | {e[1] for e in elements}))}
    places, packed = [], []
    for first, last in SORTED:
        for scalar in range(first, last):
            found = [e for e in weights.get(scalar, []) if any(e)]
            places += [len(packed) // 3, len(found)]
            for first_weight, second_weight, third_weight in found:
                packed += [primary[first_weight], secondary[second_weight], third_weight]
    ranges = ", ".join(f"0x{first:X}..<0x{last:X}" for first, last in SORTED)
    return (
        "// swift-format-ignore-file\n"
        "// Generated by Scripts/generate-unicode-tables.py; do not edit.\n\n"
        "/// The weights of scalars in Unicode's default order.\n"
        "enum CollationTable {\n"
        f'  static let unicodeVersion = "{version}"\n\n'
        "  /// The scalars of the table.\n"
        f"  static let ranges: [Range<UInt32>] = [{ranges}]\n\n"
        + literal("places", "For each scalar, the first of its elements, and their number.",
                  wide_digits(places, 3)) + "\n"
        + literal("elements", "For each element, its first, second and third weight.",
                  wide_digits(packed, 3))
        + "}\n"
    )


def pairs(path, wanted=lambda fields: True):
    return "".join(chr(int(code, 16)) for fields in rows(path) if wanted(fields) for code in fields[:2])


def bidi_swift(folder, version):
    brackets = pairs(folder / "BidiBrackets.txt", lambda fields: fields[2] == "o")
    mirrors = pairs(folder / "BidiMirroring.txt")
    return (
        "// swift-format-ignore-file\n"
        "// Generated by Scripts/generate-unicode-tables.py; do not edit.\n\n"
        "/// The direction of every scalar, in tables of three stages, and the scalars with partners.\n"
        "enum BidiTable {\n"
        f'  static let unicodeVersion = "{version}"\n\n'
        + stages(bidi_letters(folder), "direction")
        + "\n  /// Pairs of an opening and a closing bracket.\n"
        + f'  static let brackets = "{brackets}"\n'
        + "\n  /// Pairs of a scalar and the one shown in its place in text that runs to the left.\n"
        + f'  static let mirrors = "{mirrors}"\n}}\n'
    )


def swift(data):
    letters = [CLASSES[data.class_of(scalar)] for scalar in range(LIMIT)]
    return (
        "// swift-format-ignore-file\n"
        "// Generated by Scripts/generate-unicode-tables.py; do not edit.\n\n"
        "/// The class of every scalar, in three stages of text that the compiler puts into the\n"
        "/// read-only part of the binary: nothing is created when the program starts.\n"
        "enum ScalarTable {\n"
        f'  static let unicodeVersion = "{data.version}"\n\n'
        + stages(letters, "class") + "}\n"
    )


class Built:
    """The table in the Swift file."""

    def __init__(self):
        text = TABLE.read_text(encoding="utf-8")
        stages = re.findall(r'"""\n(.*?)"""', text, re.S)
        self.tops, self.middles, self.leaves = (re.sub(r"[\\\s]", "", s) for s in stages)

    def number(self, stage, place):
        high, low = (ord(c) - DIGIT for c in stage[2 * place : 2 * place + 2])
        return high << 5 | low

    def letter(self, scalar):
        middle = self.number(self.tops, scalar >> 10)
        leaf = self.number(self.middles, middle * MIDDLE + (scalar >> 5 & 31))
        return self.leaves[leaf * BLOCK + (scalar & 31)]

    def width(self, scalar):
        letter = self.letter(scalar)
        return 2 if letter in WIDE else 0 if letter in ZERO else 1

    def cluster_width(self, scalars):
        variation = any(s == 0xFE0F and self.letter(base) in "DEF"
                        for base, s in zip(scalars, scalars[1:]))
        return 2 if variation else min(2, sum(map(self.width, scalars)))


def check(path):
    """Returns the cases of a test file in which the table differs."""
    built, emoji = Built(), "emoji-test" in path.read_text(encoding="utf-8")[:200]
    for code, value, *_ in rows(path):
        if emoji:
            scalars = [int(scalar, 16) for scalar in code.split()]
            if value != "unqualified" and built.cluster_width(scalars) != 2:
                yield f"{code}: {value} emoji of width {built.cluster_width(scalars)}"
            continue
        for scalar in span(code):
            if built.letter(scalar) in ZERO | {"R", "S"}:
                continue
            if (value in "FW") != (built.letter(scalar) in WIDE):
                yield f"{scalar:04X}: East Asian width {value}, built {built.width(scalar)}"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--unicode", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"))
    parser.add_argument("--check", type=pathlib.Path, nargs="+", metavar="FILE")
    options = parser.parse_args()
    if options.check:
        differing = [f"{path.name}: {case}" for path in options.check for case in check(path)]
        print("\n".join(differing + [f"{len(differing)} cases differ"]))
        sys.exit(1 if differing else 0)
    data = Data(options.unicode)
    TABLE.write_text(swift(data), encoding="utf-8")
    BIDI_TABLE.write_text(bidi_swift(options.unicode, data.version), encoding="utf-8")
    BREAK_TABLE.write_text(break_swift(options.unicode, data), encoding="utf-8")
    COLLATION_TABLE.write_text(collation_swift(options.unicode, data.version), encoding="utf-8")


main()
