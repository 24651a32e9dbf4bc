#!/usr/bin/env bash
# Builds and runs all benchmarks, and prints one Markdown table of what they took.
#
#   Benchmarks/run.sh                     the parts only
#   Benchmarks/run.sh HARNESS [PEER...]   and whole apps in terminals, in turns with the floors
#                                         and with the peers that the harness knows
#
# HARNESS is the folder of `ptybench.py`, which needs its programs to be built ($BENCH_BUILD).
# ROUNDS says how often each app runs.
set -euo pipefail
cd "$(dirname "$0")/.."

build() { swift build -c release "$@" >&2 && swift build -c release "$@" --show-bin-path; }

parts=$(build --product PartsBench)/PartsBench
printf '| work | unit | min | median | max | wanted |\n|---|---|---|---|---|---|\n'
if [ $# -gt 0 ]; then
  harness=$1
  shift
  bench=$(build --package-path Benchmarks --product ScreenKitBench)/ScreenKitBench
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  printf '{"ScreenKit": {"argv": ["%s"]}}' "$bench" > "$work/peers.json"
  python3 "$harness/ptybench.py" run --peers-file "$work/peers.json" --rounds "${ROUNDS:-5}" \
    --peers "$(IFS=,; echo "floor-c,floor-swift,ScreenKit${*:+,$*}")" --out "$work/results.json" >&2
  python3 Benchmarks/table.py "$work/results.json"
fi
"$parts"
