#!/usr/bin/env bash
# Builds and runs all benchmarks, and prints their costs as one Markdown table.
#
#   Benchmarks/run.sh                     the parts only
#   Benchmarks/run.sh HARNESS [PEER...]   and whole apps in terminals, in turns with the lower
#                                         bounds and with peers of the harness
#
# HARNESS is the folder of `ptybench.py`, whose programs must be built ($BENCH_BUILD). ROUNDS is the
# number of runs of each app. PYTHON is the interpreter of the harness: with `pyte` and `wcwidth` it
# also compares text of all scripts, cell by cell.
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
  python=${PYTHON:-python3}
  printf '{"ScreenKit": {"argv": ["%s"]}, "ScreenKit-written": {"argv": ["%s", "--bidi", "logical"]}}' \
    "$bench" "$bench" > "$work/peers.json"
  rounds=${ROUNDS:-5}
  peers=$(IFS=,; echo "floor-c,floor-swift,ScreenKit${*:+,$*}")
  run() { # WORKLOADS ROUNDS, added to what ran before
    "$python" "$harness/ptybench.py" run --peers-file "$work/peers.json" --workloads "$1" \
      --rounds "$2" --peers "$peers" --out "$work/results.json" >&2
  }
  run heartbeat,full,sparse,list,idle "$rounds"
  # A start takes milliseconds, and a busy machine may add as many.
  run hello "$((rounds * 6))"
  python3 Benchmarks/table.py "$work/results.json"
  if "$python" -c 'import pyte, wcwidth' 2> /dev/null; then
    "$python" "$harness/ptybench.py" wide --peers-file "$work/peers.json" \
      --peers "$(IFS=,; echo "ScreenKit,ScreenKit-written${*:+,$*}")" \
      | python3 Benchmarks/wide.py
  fi
fi
"$parts"
