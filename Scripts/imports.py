#!/usr/bin/env python3
"""Compares the imports of each target of each package with its manifest, in both directions.

  Scripts/imports.py          fails if a file imports a module that its target does not depend on, if a target
                              depends on a module that none of its files imports, if the root package depends on
                              another, or if a file breaks a rule below
  Scripts/imports.py --help   this text
"""

import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
IMPORT = re.compile(r"^ *(?:@\w+ +)*(?:public |package |internal |private )?import (?:(?:class|struct|enum|func|var|protocol) )?(\w+)",
                    re.M)
FOUNDATION = {"Foundation", "FoundationEssentials"}
SYSTEM = FOUNDATION | {
    "Darwin", "Dispatch", "FoundationNetworking", "Glibc", "Musl", "Observation", "Synchronization", "Testing"}
# The modules of the system that files of a folder may import, where it may not import all of them.
LIMITS = {
    "Sources/ScreenKitCore": {"Observation", "Synchronization"},
    "Sources/ScreenKitNav": set(),
    "Sources/ScreenKitJson": set(),
    "Sources/ScreenKitLooks": set(),
    "Sources/ScreenKitLaunch": set(),
    "Sources/ScreenKitWeb": set(),
    "Sources/ScreenKitWebTesting": set(),
    "Sources/ScreenKitText": {"Synchronization", "Dispatch"},
    "Sources/ScreenKitC": {"Glibc", "Musl", "Darwin"},
    "Sources/ScreenKitDocuments": FOUNDATION | {"Synchronization"},
    "Sources/ScreenKitTesting": FOUNDATION | {"Testing"},
    "Libraries/AppLibraries/Sources/ScreenKitFetch/Values": set(),
    "Libraries/AppLibraries/Sources/ScreenKitFetch/Messages": set(),
    "Libraries/AppLibraries/Sources/ScreenKitFetch/Connection": {"Synchronization"},
    "Libraries/AppLibraries/Sources/ScreenKitFetch/Client": set(),
}
# The modules that files of a folder of an app may import: models know no screens, and views no services.
MODELS = FOUNDATION | {"AppMessages", "AppParts", "EStudentAPI", "MusterAPI", "RmadAPI", "ScreenKitCore", "ScreenKitDocuments",
                       "ScreenKitFetch", "ScreenKitOffline", "ScreenKitRmad"}
SERVICES = FOUNDATION | {"AppMessages", "Digests", "EStudentAPI", "MusterAPI", "RmadAPI", "ScreenKitC", "ScreenKitDocuments",
                         "ScreenKitFetch", "ScreenKitOffline", "Synchronization"}
SCREENS = {"AppParts", "EStudentAPI", "RmadAPI", "ScreenKitCore", "ScreenKitNav", "ScreenKitOffline", "ScreenKitRmad"}
FOLDERS = {"Models": MODELS, "Services": SERVICES, "Controllers": SCREENS, "Views": SCREENS - {"ScreenKitNav", "ScreenKitOffline"}}
APPS = ("Apps/Muster/Sources/Muster", "Apps/EStudent/Sources/EStudent", "Described/Sources/StudioScreens")


def imports(file):
    return set(IMPORT.findall(file.read_text()))


def sources(folder, excluded):
    """Returns the Swift files below a folder, also those behind links."""
    for path, folders, names in os.walk(folder, followlinks=True):
        folders[:] = [name for name in folders if pathlib.Path(path, name) not in excluded and name != ".build"]
        for name in names:
            if name.endswith(".swift") and pathlib.Path(path, name) not in excluded:
                yield pathlib.Path(path, name)


def check_package(manifest):
    """Returns the differences between the manifest of a package and its imports."""
    folder = manifest.parent
    package = json.loads(subprocess.check_output(
        ["swift", "package", "dump-package", "--package-path", str(folder)], text=True))
    found = []
    if folder == ROOT and package["dependencies"]:
        found.append("Package.swift: the root package depends on no other")
    for target in package["targets"]:
        kind = "Tests" if target["type"] == "test" else "Sources"
        place = folder / (target.get("path") or f"{kind}/{target['name']}")
        excluded = {place / name for name in target["exclude"]}
        files = list(sources(place, excluded))
        if not files:
            continue
        declared = {(d.get("byName") or d.get("product") or d.get("target"))[0] for d in target["dependencies"]}
        used = {}
        for file in files:
            for module in imports(file) - SYSTEM:
                used.setdefault(module, file)
        name = f"{manifest.relative_to(ROOT)}: {target['name']}"
        for module in sorted(used.keys() - declared):
            found.append(f"{name} does not depend on {module}, which {used[module].relative_to(ROOT)} imports")
        for module in sorted(declared - used.keys()):
            found.append(f"{name} depends on {module}, which it does not import")
    return found


def check_rules():
    """Returns the imports that break a rule of a folder."""
    found = []
    for folder, allowed in LIMITS.items():
        for file in sources(ROOT / folder, set()):
            for module in sorted((imports(file) & SYSTEM) - allowed):
                found.append(f"{file.relative_to(ROOT)}: {folder} may not import {module}")
    for app in APPS:
        for name, allowed in FOLDERS.items():
            for file in sources(ROOT / app / name, set()):
                for module in sorted(imports(file) - allowed):
                    found.append(f"{file.relative_to(ROOT)}: {name} may not import {module}")
    return found


def main():
    if sys.argv[1:] == ["--help"]:
        print(__doc__.strip())
        return
    if sys.argv[1:]:
        sys.exit(f"unknown option {sys.argv[1]}; --help lists them")
    manifests = subprocess.check_output(
        ["git", "ls-files", "-co", "--exclude-standard", "Package.swift", "*/Package.swift"], cwd=ROOT, text=True).split()
    found = check_rules()
    for manifest in sorted(set(manifests)):
        if (ROOT / manifest).exists():
            found += check_package(ROOT / manifest)
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
