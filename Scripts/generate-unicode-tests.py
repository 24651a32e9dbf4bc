#!/usr/bin/env python3
"""Writes the cases of Unicode's own test files in short form, for the tests.

    generate-unicode-tests.py [--unicode DIR] [--output DIR] [--all]

DIR has the layout of Debian's unicode-data package. The files of the bidirectional algorithm contain
half a million cases; without --all a sample of them is taken, by a checksum of each line. The tests
read the folder SCREENKIT_UNICODE_TESTS instead of their own if that variable is set.
"""
import argparse
import pathlib
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Tests/ScreenKitTextTests/Data"


def lines(path):
    """Yields each line with content before a comment."""
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            yield line


def is_sampled(line, every):
    return zlib.crc32(line.encode()) % every == 0


def short(code):
    return f"{int(code, 16):X}"


def grapheme_breaks(folder):
    """Yields lines such as `20 308|20`: the scalars between two breaks form one cluster."""
    for line in lines(folder / "auxiliary/GraphemeBreakTest.txt"):
        clusters = [[]]
        for word in line.strip("÷ ").split():
            if word == "÷":
                clusters.append([])
            elif word != "×":
                clusters[-1].append(short(word))
        yield "|".join(" ".join(cluster) for cluster in clusters)


def line_breaks(folder):
    """Yields lines such as `23 20|23`: the scalars between two places where a line may end."""
    for line in lines(folder / "auxiliary/LineBreakTest.txt"):
        parts = [[]]
        for word in line.strip("×÷ ").split():
            if word == "÷":
                parts.append([])
            elif word != "×":
                parts[-1].append(short(word))
        yield "|".join(" ".join(part) for part in parts)


def widths(folder):
    """Yields lines such as `1100-115F W`: neighbours with one width are joined."""
    start, end, kind = None, None, None
    for line in lines(folder / "EastAsianWidth.txt"):
        code, value = (field.strip() for field in line.split(";"))
        first, _, last = code.partition("..")
        first, last = int(first, 16), int(last or first, 16)
        if kind == value and first == end + 1:
            end = last
            continue
        if kind:
            yield f"{start:X}-{end:X} {kind}"
        start, end, kind = first, last, value
    yield f"{start:X}-{end:X} {kind}"


def emoji(folder):
    """Yields lines such as `f 1F600`: the first letter of the status, and the sequence."""
    for line in lines(folder / "emoji/emoji-test.txt"):
        code, status = (field.strip() for field in line.split(";"))
        yield f"{status[0]} " + " ".join(short(scalar) for scalar in code.split())


def bidi_characters(folder, every):
    """Yields lines such as `5D0 28;2;1;1 1;1 0`: text, requested direction, direction, levels, order."""
    for line in lines(folder / "BidiCharacterTest.txt"):
        if is_sampled(line, every):
            text, *rest = line.split(";")
            yield ";".join([" ".join(short(scalar) for scalar in text.split()), *rest])


def heading(line):
    return " ".join(line.replace(":", " ").split())


def bidi_classes(folder, every):
    """Yields cases below their common levels and order."""
    pending = []
    for line in lines(folder / "BidiTest.txt"):
        if line.startswith("@Levels"):
            pending = [heading(line)]
        elif line.startswith("@"):
            pending.append(heading(line))
        elif is_sampled(line, every):
            yield from pending
            pending = []
            yield line.replace("; ", ";")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--unicode", type=pathlib.Path, default=pathlib.Path("/usr/share/unicode"))
    parser.add_argument("--output", type=pathlib.Path, default=FOLDER)
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    files = {
        "grapheme-breaks.txt": grapheme_breaks(options.unicode),
        "line-breaks.txt": line_breaks(options.unicode),
        "widths.txt": widths(options.unicode),
        "emoji.txt": emoji(options.unicode),
        "bidi-characters.txt": bidi_characters(options.unicode, 1 if options.all else 12),
        "bidi-classes.txt": bidi_classes(options.unicode, 1 if options.all else 40),
    }
    for name, cases in files.items():
        (options.output / name).write_text("\n".join(cases) + "\n", encoding="utf-8")


main()
