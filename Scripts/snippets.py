#!/usr/bin/env python3
"""Fails if the README or a page of Docs contains Swift code that is never compiled.

Each block that begins with ```swift must occur as a run of lines in a Swift file of Examples,
Apps, Described, Templates, Servers, Sources or Tests, apart from its indentation, blank lines at its ends, and the paths of
packages in a manifest. Code that no package compiles, such as that of another framework, is a block of ```text.

A block of ```text below the line `<!-- snapshot: FILE -->` must equal that file, apart from blank
lines at its end; a test compares the file with the screen.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SNAPSHOT = re.compile(r"<!-- snapshot: (\S+) -->")


def files(*patterns):
    command = ["git", "ls-files", "-co", "--exclude-standard", "--", *patterns]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(path for name in names.splitlines() if (path := ROOT / name).is_file())


def without_blank_ends(lines):
    lines = [line.rstrip() for line in lines]
    while lines and not lines[0]:
        lines = lines[1:]
    while lines and not lines[-1]:
        lines = lines[:-1]
    return lines


def blocks(lines):
    """Yields the language, the number of the first line, the line above, and the lines of each block."""
    language, start, body, fence = None, 0, [], ""
    for number, line in enumerate(lines, 1):
        mark = re.match(r"\s*(`{3,})\s*(\S*)", line)
        if language is None and mark:
            fence, language, start, body = mark[1], mark[2], number, []
        elif language is not None and line.strip() == fence:
            above = lines[start - 2].strip() if start > 1 else ""
            yield language, start, above, body
            language = None
        elif language is not None:
            body.append(line)
    if language is not None:
        yield "unclosed", start, "", body


def indentation(line):
    return len(line) - len(line.lstrip(" "))


def comparable(line):
    """Returns the line without its indentation, and without the path of a package that it names."""
    return re.sub(r"\.package\((?:name: \"\w+\", )?path: \"[^\"]*\"\)", ".package()", line.strip())


def is_run(block, lines, start):
    """Returns whether `block` is at `start` of `lines`, indented by any number of spaces."""
    if start + len(block) > len(lines):
        return False
    shift = indentation(lines[start]) - indentation(block[0])
    for ours, theirs in zip(block, lines[start:start + len(block)]):
        if comparable(ours) != comparable(theirs):
            return False
        if ours and indentation(theirs) - indentation(ours) != shift:
            return False
    return True


def write_snapshots(page):
    """Replaces the blocks below snapshot comments in `page` by the files of the snapshots."""
    lines, written, skipping = page.read_text().splitlines(), [], False
    for line in lines:
        if skipping:
            skipping = line.strip() != "```"
        if not skipping:
            written.append(line)
        above = SNAPSHOT.fullmatch(written[-2].strip()) if len(written) > 1 else None
        if above and line.strip() == "```text" and not skipping:
            written += without_blank_ends((ROOT / above[1]).read_text().splitlines())
            skipping = True
    page.write_text("\n".join(written) + "\n")


def main():
    if sys.argv[1:] == ["--write"]:
        for page in files("README.md", "Docs/*.md"):
            if "<!-- snapshot: " in page.read_text():
                write_snapshots(page)
    sources = files(
        "Examples/*.swift", "Templates/*.swift", "Apps/*.swift", "Described/*.swift", "Servers/*.swift", "Sources/*.swift",
        "Tests/*.swift")
    texts = {path: [line.rstrip() for line in path.read_text().splitlines()] for path in sources}
    places = {}
    for path, lines in texts.items():
        for number, line in enumerate(lines):
            places.setdefault(line.strip(), []).append((path, number))

    problems, count = [], 0
    for page in files("README.md", "Docs/*.md"):
        name = page.relative_to(ROOT)
        for language, start, above, body in blocks(page.read_text().splitlines()):
            block = without_blank_ends(body)
            snapshot = SNAPSHOT.fullmatch(above)
            if language == "unclosed":
                problems.append(f"{name}:{start}: the block has no end")
            elif language == "swift":
                count += 1
                candidates = places.get(block[0].strip(), []) if block else []
                if not any(is_run(block, texts[path], number) for path, number in candidates):
                    problems.append(f"{name}:{start}: this code is compiled nowhere")
            elif snapshot:
                count += 1
                file = ROOT / snapshot[1]
                if not file.is_file():
                    problems.append(f"{name}:{start}: there is no file {snapshot[1]}")
                elif block != without_blank_ends(file.read_text().splitlines()):
                    problems.append(f"{name}:{start}: this is not {snapshot[1]}")
    for problem in problems:
        print(problem)
    if count == 0:
        print("No page has a block of Swift.")
    return 1 if problems or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
