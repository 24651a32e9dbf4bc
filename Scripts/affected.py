#!/usr/bin/env python3
"""Prints the commands that test what a change can break, found by the imports of all files.

    Scripts/affected.py             the uncommitted changes, also in new files
    Scripts/affected.py REVISION    all changes since REVISION
    Scripts/affected.py FILE...     changes of these files

It is for the everyday loop. `.ci/run` runs everything.
"""

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Fast checks, which need no build.
ALWAYS = ("lint lengths properties imports layers access words literals leaks budget readme snippets links requirements"
          " errors").split()
# The checks of each package, by its folder. Others have the check `outside`.
CHECKS = {
    "EndToEndTests/Browser": ["browser"], "EndToEndTests": ["release"], "Fuzz": ["fuzz"],
    "Benchmarks": ["counts"], "Examples/Guides": ["guides"], "Templates/NewApp": ["template", "web"],
    "Libraries/ImageDecoding": ["images"], "Servers/WebHost": ["web", "browser"], "Examples/Books": ["web", "browser"],
    "Examples/Chat": ["web", "browser"], "Libraries/ServerParts": ["server"], "Apps/Muster/Server": ["server"],
    "Apps/EStudent/Server": ["student-server"], "Described/Server": ["rmad-server", "release"],
}
IMPORT = re.compile(r"^ *(?:@\w+ +)*(?:public |package |internal |private )?import (?:\w+ )?(\w+)", re.M)


def git(*arguments):
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


def changed_files(arguments):
    if arguments and all((ROOT / name).exists() for name in arguments):
        return arguments
    return git("diff", "--name-only", *(arguments or ["HEAD"])) + git("ls-files", "-o", "--exclude-standard")


def targets(manifest):
    """Returns the folder and the kind of each target of a package."""
    folder = os.path.dirname(manifest)
    found = {}
    for block in re.split(r"(?=\.(?:target|executableTarget|testTarget|macro|plugin)\()", (ROOT / manifest).read_text())[1:]:
        kind = block[1:block.index("(")]
        name = re.search(r'name: "(\w+)"', block)
        path = re.search(r'\bpath: "([^"]+)"', block)
        if not name:
            continue
        inside = path[1] if path else f"{'Tests' if kind == 'testTarget' else 'Sources'}/{name[1]}"
        found[os.path.normpath(os.path.join(folder, inside))] = (name[1], folder, kind)
    return found


def main():
    if sys.argv[1:2] == ["--help"]:
        print(__doc__.strip())
        return
    files = git("ls-files", "-co", "--exclude-standard")
    folders = {}
    for manifest in files:
        if os.path.basename(manifest) == "Package.swift":
            folders |= targets(manifest)

    def target(file):
        parents = (str(parent) for parent in pathlib.PurePath(file).parents)
        return next((folders[parent] for parent in parents if parent in folders), None)

    importers = {}
    for file in files:
        owner = target(file)
        if file.endswith(".swift") and owner and (ROOT / file).exists():
            for module in IMPORT.findall((ROOT / file).read_text()):
                importers.setdefault(module, set()).add(owner)

    changed = changed_files(sys.argv[1:])
    affected, waiting = set(), {target(file) for file in changed} - {None}
    while waiting:
        one = waiting.pop()
        affected.add(one)
        waiting |= importers.get(one[0], set()) - affected

    checks = list(ALWAYS)
    suites = sorted(name for name, folder, kind in affected if folder == "" and kind == "testTarget")
    for name, folder, kind in sorted(affected):
        for check in CHECKS.get(folder, ["outside"]) if folder else []:
            if check not in checks:
                checks.append(check)
        if folder == "" and kind == "target" and "api" not in checks:
            checks += ["messages", "members", "api", "reference"]
    if any(file.startswith("Scripts/Messages/") for file in changed) and "messages" not in checks:
        checks.append("messages")
    if any(name == "PartsBench" for name, _, _ in affected):
        checks.append("counts")
    print("Scripts/check.sh --keep-going", *dict.fromkeys(checks))
    if suites:
        print(f"swift test --filter '^({'|'.join(suites)})\\.'")
    manifests = [file for file in changed if os.path.basename(file) == "Package.swift" or file.startswith("Scripts/")]
    if manifests:
        print("# Everything: manifests or scripts have changed.")


main()
