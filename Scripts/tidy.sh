#!/usr/bin/env bash
# Runs a command with an empty folder for temporary files, and fails if it leaves files there.
#
#   Scripts/tidy.sh swift test
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
TMPDIR=$folder/ "$@"
# The package manager leaves locks and empty folders, and the compiler a folder for sources of
# macros.
left=$(find "$folder" -mindepth 1 -maxdepth 1 ! -name '*.lock' ! -name 'TemporaryDirectory.*' \
  ! -name swift-generated-sources)
if [ -n "$left" ]; then
  printf 'error: the tests left files behind:\n%s\n' "$left"
  exit 1
fi
