#!/usr/bin/env bash
# Live preview: builds an app again at each saved change, and restarts it where it was.
#
#   Scripts/watch.sh PRODUCT [OPTION...] [-- ARGUMENT...]
#                             runs PRODUCT with the arguments until it is quit; the options are those of
#                             `swift build`, such as `--package-path FOLDER`
#   Scripts/watch.sh --help   this text
#
# The app continues at the same screen with the typed text, by its saved state: it needs a state keeper, as the
# template has one, and a program for browsers needs `--store FILE` and `--port NUMBER`. Nothing is restarted
# before the build succeeds; until then the first errors are shown in the last rows of the terminal, over the app.
set -euo pipefail

usage() { sed -n '2,/^set /{/^set /d; s/^# \{0,1\}//; p;}' "$0"; }

product=${1:-}
if [ "$product" = --help ]; then
  usage
  exit
elif [ -z "$product" ] || [ "${product#-}" != "$product" ]; then
  usage >&2
  exit 2
fi
shift
options=() package=$PWD scratch=
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  if [ "$1" = --package-path ]; then package=$(cd "${2:?--package-path takes a folder}" && pwd); fi
  if [ "$1" = --scratch-path ]; then scratch=$2; fi
  options+=("$1")
  shift
done
# A folder of its own: in a terminal, `swift build` passes the compiler another option for colours, and every
# change of the options compiles everything again.
[ -n "$scratch" ] || options+=(--scratch-path "$package/.build/watch")
[ $# -eq 0 ] || shift
framework=$(cd "$(dirname "$0")/.." && pwd)

build() { swift build "${options[@]}" --product "$product" 2>&1 | cat; }
build
program=$(swift build "${options[@]}" --show-bin-path)/$product

work=$(mktemp -d)
watcher=
end() {
  if [ -n "$watcher" ]; then kill "$watcher" 2>/dev/null || true; fi
  rm -rf "$work"
}
trap end EXIT
touch "$work/built"

# Prints a file that is newer than the last build, if there is one.
changed() {
  find "$package" "$framework/Sources" \( -name '.*' -o -name Tests \) -prune -o \
    -type f -newer "$work/built" -print -quit 2>/dev/null
}

# Shows the first errors in the last rows, without moving the app's cursor.
show_errors() {
  [ -t 1 ] || return 0
  local rows columns first
  read -r rows columns < <(stty size </dev/tty)
  grep -hE ': error: |^error: ' "$work/log" | sort -u | sed "s|$package/||" | head -3 |
    LC_ALL=C tr -d '\000-\010\013-\037\177' >"$work/errors"
  first=$((rows - $(wc -l <"$work/errors")))
  {
    printf '\0337'
    while IFS= read -r line; do
      first=$((first + 1))
      printf '\033[%d;1H\033[0;97;41m\033[K%s' "$first" "${line:0:columns}"
    done <"$work/errors"
    printf '\0338'
  } >/dev/tty
}

watch() {
  trap - EXIT
  while sleep 0.3; do
    [ -n "$(changed)" ] || continue
    # A change during the build is built afterwards.
    touch "$work/next"
    if build >"$work/log" 2>&1; then
      mv "$work/next" "$work/built"
      touch "$work/restart"
      kill -TERM "$(cat "$work/pid")" 2>/dev/null || true
    else
      mv "$work/next" "$work/built"
      show_errors
    fi
  done
}
watch &
watcher=$!

while :; do
  status=0
  # The shell becomes the app, whose process the watcher ends.
  bash -c 'echo $$ >"$0/pid"; exec "$@"' "$work" "$program" "$@" || status=$?
  [ -e "$work/restart" ] || exit "$status"
  rm "$work/restart"
done
