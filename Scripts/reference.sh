#!/usr/bin/env bash
# Makes the reference of the public API as web pages, with DocC, which comes with Swift.
#
#   Scripts/reference.sh          writes the pages to .build/Reference; fails on any warning
#   Scripts/reference.sh --serve  writes them and serves them on http://127.0.0.1:8000/documentation
#   Scripts/reference.sh --help   this text
#
# Scripts/examples.py gives each type an example from compiled code. It needs debug builds of this package,
# of the examples, and of the packages that need libraries: the web host (SQLite) and the decoder of images
# (libpng, libjpeg).
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1:-}" in
--help)
  sed -n '2,/^set /{/^set /d; s/^# \{0,1\}//; p;}' "$0"
  exit
  ;;
'' | --serve) ;;
*)
  echo "unknown option $1; --help lists them" >&2
  exit 2
  ;;
esac

# Caching is disabled, since the plan of another package would be treated as up to date.
build() { swift build --build-tests --disable-build-manifest-caching "$@" >&2; }

swift build >&2
for package in Examples/{Guides,Books} Examples/Outside*/ Libraries/{AppLibraries,ImageDecoding} Apps/{Muster,EStudent} \
  Described Servers/WebHost {Apps/Muster,Described}/Web; do
  build --package-path "$package" --scratch-path "$PWD/.build-outside"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
Scripts/api.py --graphs "$work/graphs"
Scripts/examples.py "$work/graphs"

# The order of the pages of the modules.
modules=(Core Nav Looks Launch Text Web Documents Json Fetch Offline Testing)
modules=("${modules[@]/#/ScreenKit}")
for graphs in "$work"/graphs/*; do
  name=${graphs##*/}
  [[ " ${modules[*]} " == *" $name "* ]] || modules+=("$name")
done
archives=()
for name in "${modules[@]}"; do
  [ -d "$work/graphs/$name" ] || continue
  # A module without public symbols has no pages.
  grep -q '"symbols":\[{' "$work/graphs/$name"/*.symbols.json || continue
  archive="$work/$name.doccarchive"
  docc convert --additional-symbol-graph-dir "$work/graphs/$name" --output-dir "$archive" \
    --fallback-display-name "$name" --fallback-bundle-identifier "$name" --warnings-as-errors
  archives+=("$archive")
done

rm -rf .build/Reference
docc merge "${archives[@]}" --output-path "$work/Reference.doccarchive" \
  --synthesized-landing-page-name ScreenKit
docc process-archive transform-for-static-hosting "$work/Reference.doccarchive" \
  --output-path .build/Reference
echo "$PWD/.build/Reference"
if [ "${1:-}" = --serve ]; then
  exec python3 -m http.server --bind 127.0.0.1 --directory .build/Reference 8000
fi
