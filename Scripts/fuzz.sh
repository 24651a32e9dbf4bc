#!/usr/bin/env bash
# Sends random input to all code that reads text or bytes from outside.
#
#   Scripts/fuzz.sh                      a short run of each target with the same seed every time,
#                                        about one minute in all
#   Scripts/fuzz.sh --minutes N          N minutes for each target
#   Scripts/fuzz.sh --minutes N NAME...  only these targets, such as Markdown
#
# A finding stops the script and remains in Fuzz/Findings. Pass it to Fuzz/.build/debug/FuzzNAME to repeat
# it, write a test that fails, and add the finding to the corpus after the repair.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=5 seed=1
if [ "${1:-}" = --minutes ]; then
  seconds=$((${2:?--minutes takes a number} * 60)) seed=0
  shift 2
fi
names=("$@")
if [ "${#names[@]}" -eq 0 ]; then
  for folder in Fuzz/Corpus/*/; do names+=("$(basename "$folder")"); done
fi

if ! swift build --package-path Fuzz --sanitize fuzzer; then
  echo "The fuzzer (libFuzzer) comes with Swift's toolchains for Linux; where it is missing, install one from swift.org." >&2
  exit 1
fi
found=$(mktemp -d)
trap 'rm -rf "$found"' EXIT
mkdir -p Fuzz/Findings
for name in "${names[@]}"; do
  mkdir "$found/$name"
  # Without the variable, Swift's report of a trap would replace the fuzzer's finding.
  if ! SWIFT_BACKTRACE=enable=no "Fuzz/.build/debug/Fuzz$name" -seed="$seed" -max_total_time="$seconds" -timeout=5 -rss_limit_mb=1024 \
    -max_len=4096 -artifact_prefix="Fuzz/Findings/$name-" \
    "$found/$name" "Fuzz/Corpus/$name" >"$found/log" 2>&1; then
    tail -40 "$found/log"
    exit 1
  fi
  printf '%s: %s\n' "$name" "$(tail -1 "$found/log")"
done
