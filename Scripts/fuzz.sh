#!/usr/bin/env bash
# Feeds what nobody would think of to the decoder of input, the frames, and the layout documents.
#
#   Scripts/fuzz.sh            a short run of each, about 20 seconds in all
#   Scripts/fuzz.sh SECONDS    as long for each
#
# A finding stops it and is left in Fuzz/Findings; give it to Fuzz/.build/debug/FuzzNAME to see it
# again, write a test that fails by it, and put it into the corpus once it is mended.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! swift build --package-path Fuzz --sanitize fuzzer; then
  echo "The fuzzer (libFuzzer) comes with Swift's toolchains for Linux; where it is missing, install one from swift.org." >&2
  exit 1
fi
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT
mkdir -p Fuzz/Findings
for name in Input Frame Layout; do
  mkdir "$found/$name"
  if ! "Fuzz/.build/debug/Fuzz$name" -max_total_time="${1:-6}" -timeout=5 -rss_limit_mb=1024 \
    -max_len=1024 -artifact_prefix="Fuzz/Findings/$name-" \
    "$found/$name" "Fuzz/Corpus/$name" >"$found/log" 2>&1; then
    tail -40 "$found/log"
    exit 1
  fi
  printf '%s: %s\n' "$name" "$(tail -1 "$found/log")"
done
