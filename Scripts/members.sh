#!/usr/bin/env bash
# Fails if autocompletion after `button.` offers an app more than 21 members of the framework.
#
#   Scripts/members.sh          the check; it needs a debug build of ScreenKitCore
#   Scripts/members.sh --list   the members
#   Scripts/members.sh --help   this text
#
# Members that only subclasses use do not count: those that they override, and those in `for_subclasses`.
set -euo pipefail
cd "$(dirname "$0")/.."

# Twenty, and `localized`, which replaces code in the screens of apps with several languages.
most=21
for_subclasses='changed(_:) changed(in:) isEffectivelyEnabled'

case "${1:-}" in
--help)
  sed -n '2,/^set /{/^set /d; s/^# \{0,1\}//; p;}' "$0"
  exit
  ;;
esac

graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
target=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)
swift-symbolgraph-extract -module-name ScreenKitCore -I "$(swift build --show-bin-path)/Modules" \
  -target "$target" -minimum-access-level public -output-dir "$graphs"
members=$(python3 - "$graphs/ScreenKitCore.symbols.json" "$for_subclasses" <<'PYTHON'
import json, sys

graph = json.load(open(sys.argv[1]))
hooks = set(sys.argv[2].split())
found = set()
for symbol in graph["symbols"]:
    path = symbol["pathComponents"]
    if len(path) != 2 or path[0] not in ("View", "Control", "Button") or path[1].startswith("init("):
        continue
    if symbol["kind"]["identifier"].startswith("swift.type."):
        continue
    if symbol["accessLevel"] == "open":
        hooks.add(path[1])
    else:
        found.add(path[1])
print("\n".join(sorted(found - hooks)))
PYTHON
)
if [ "${1:-}" = --list ]; then
  printf '%s\n' "$members"
  exit
fi
count=$(printf '%s\n' "$members" | wc -l)
if [ "$count" -gt "$most" ]; then
  printf 'A button offers an app %s members, more than %s:\n%s\n' "$count" "$most" "$members"
  exit 1
fi
