#!/usr/bin/env python3
"""Fails if a page links to a file or a section that does not exist, or if a file of the repository
cites a decision without a row in Docs/Decisions/README.md.
"""

import pathlib
import re
import subprocess
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(<?([^)>\s]*)>?\)|\b(?:href|src)=\"([^\"]*)\"")
CITATION = re.compile(r"\b[Dd]ecisions?[ /]([\d, and]*\d{4})|\((0\d{3}(?:, 0\d{3})*)\)")


def files(*patterns):
    command = ["git", "ls-files", "-co", "--exclude-standard", "--", *patterns]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(path for name in names.splitlines() if (path := ROOT / name).is_file())


def prose(page):
    """Yields the number and the text of each line outside of blocks of code."""
    fence = None
    for number, line in enumerate(page.read_text().splitlines(), 1):
        mark = re.match(r"\s*(`{3,}|~{3,})", line)
        if mark and fence is None:
            fence = mark[1]
        elif fence is not None:
            fence = None if line.strip().startswith(fence) else fence
        else:
            yield number, line


def anchors(page):
    """Returns the anchors that GitHub gives to the headings of a page."""
    found, counts = set(), {}
    for _, line in prose(page):
        found.update(re.findall(r"<a (?:id|name)=\"([^\"]*)\"", line))
        heading = re.match(r"#{1,6} +(.*?)(?: +#+)?$", line.strip())
        if heading:
            text = re.sub(r"!?\[([^]]*)\]\([^)]*\)", r"\1", heading[1]).replace("`", "")
            slug = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
            count = counts.get(slug, 0)
            counts[slug] = count + 1
            found.add(f"{slug}-{count}" if count else slug)
    return found


def broken(page, target, known):
    path, _, anchor = urllib.parse.unquote(target).partition("#")
    file = (page.parent / path).resolve() if path else page
    if not file.exists():
        return f"there is no {path}"
    if anchor and file.suffix == ".md":
        if file not in known:
            known[file] = anchors(file)
        if anchor not in known[file]:
            return f"there is no section #{anchor} in {file.relative_to(ROOT)}"
    return None


def main():
    problems, known, count = [], {}, 0
    for page in files("*.md"):
        for number, line in prose(page):
            for match in LINK.finditer(re.sub(r"`[^`]*`", "", line)):
                target = match[1] or match[2] or ""
                if target and not re.match(r"[a-z][a-z0-9+.-]*:|//", target):
                    count += 1
                    problem = broken(page, target, known)
                    if problem:
                        problems.append(f"{page.relative_to(ROOT)}:{number}: {problem}")
    table = ROOT / "Docs" / "Decisions" / "README.md"
    rows = set(re.findall(r"^\|(\d{4})\|", table.read_text(), re.MULTILINE))
    for path in files("*.swift", "*.md", "*.py", "*.sh", "*.js", "*.css", "*.c", "*.h", "*.txt"):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            for match in CITATION.finditer(line):
                for decision in re.findall(r"\d{4}", match[1] or match[2]):
                    if decision not in rows:
                        problems.append(
                            f"{path.relative_to(ROOT)}:{number}: no decision {decision} in Docs/Decisions")
    for problem in problems:
        print(problem)
    if count == 0:
        print("No page has a link.")
    return 1 if problems or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
