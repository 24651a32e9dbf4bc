#!/usr/bin/env bash
# Checks what the compiler and the tests do not: style, sizes, directions, and real terminals.
#
#   Scripts/check.sh          everything
#   Scripts/check.sh --without NAME
#                             everything else
#   Scripts/check.sh NAME...  only these: lint lengths imports layers words literals leaks readme
#                             requirements messages members strict counts walks outside end-to-end
#                             fuzz server
#   Scripts/check.sh sanitize nightly
#                             what takes too long for every change: see CONTRIBUTING.md
set -euo pipefail
cd "$(dirname "$0")/.."

swift_files() { git ls-files -co --exclude-standard '*.swift'; }

# The counter is laid out as the README prints it, which is more compact than the formatter.
check_lint() {
  swift_files | grep -v '^Examples/Counter/' | xargs swift format lint --strict --parallel
}

# Generated tables are data, which people do not read.
check_lengths() {
  local long
  long=$(swift_files | grep -v 'Table.swift$' | xargs wc -l |
    awk '$2 != "total" && $1 > 300 { print "  " $2 ": " $1 " lines" }')
  if [ -n "$long" ]; then
    printf 'Files of more than 300 lines:\n%s\n' "$long"
    return 1
  fi
}

# imports MODULE ALLOWED: fails if a file of the module imports anything else.
imports() {
  local found
  found=$(grep -rnE '^ *(@testable |public |package |internal )*import ' "Sources/$1" |
    grep -vE "import ($2)\$" || true)
  if [ -n "$found" ]; then
    printf '%s may only import %s:\n%s\n' "$1" "$2" "$found"
    return 1
  fi
}

check_imports() {
  imports ScreenKitCore 'Observation|Synchronization'
  imports ScreenKitNav 'ScreenKitCore'
  imports ScreenKitJson 'none'
  imports ScreenKitC 'Glibc|Musl|Darwin'
  imports ScreenKitLooks 'ScreenKitCore|ScreenKitJson'
  imports ScreenKitLaunch 'ScreenKitCore|ScreenKitJson'
  imports ScreenKitText \
    'ScreenKitC|ScreenKitCore|ScreenKitJson|ScreenKitLaunch|ScreenKitLooks|Synchronization|Dispatch'
  imports ScreenKitDocuments \
    'ScreenKitC|ScreenKitCore|ScreenKitJson|ScreenKitNav|Synchronization|FoundationEssentials|Foundation'
  imports ScreenKitFetch/Values 'none'
  imports ScreenKitFetch/Messages 'none'
  imports ScreenKitFetch/Connection 'ScreenKitC|Synchronization'
  imports ScreenKitFetch/Helper 'ScreenKitC|Synchronization|Foundation|FoundationNetworking'
  imports ScreenKitFetch/Client 'none'
  imports ScreenKitTesting \
    'ScreenKitCore|ScreenKitNav|ScreenKitText|Testing|FoundationEssentials|Foundation'
  imports MusterDemo/API 'FoundationEssentials|Foundation'
  imports MusterDemo/Models 'ScreenKitCore|MusterAPI|Foundation'
  imports MusterDemo/Services \
    'ScreenKitC|ScreenKitDocuments|ScreenKitFetch|MusterAPI|Synchronization|Foundation'
  imports MusterDemo/Controllers 'ScreenKitCore|ScreenKitNav'
  imports MusterDemo/Views 'ScreenKitCore'
  if grep -nE '\.package\(' Package.swift; then
    echo 'The root package depends on no other.'
    return 1
  fi
}

# Suites that run an app check for leaks after each test.
check_leaks() {
  local careless
  careless=$(grep -lrE '@Suite' Tests --include='*.swift' |
    xargs grep -lE '\b(Application|TestApp|ScreenTest|Stage|ListStage|MovingStage)\(' |
    xargs grep -LE 'leakFree|leaks' || true)
  if [ -n "$careless" ]; then
    printf 'Suites that run apps carry .leakFree:\n%s\n' "$careless"
    return 1
  fi
}

# The program in the README is the one that is built and tested.
check_readme() {
  diff <(awk '/^```swift$/ { on = 1; next } /^```$/ { if (on) exit } on' README.md) \
    Examples/Counter/Counter.swift
}

check_requirements() {
  Scripts/requirements.sh --unknown
  Scripts/requirements.sh --missing 0 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 B1 B2 B3 B4 B5 \
    C1 C2 C3 C4 C5 C6 C7 C8 C9
}

# The compiler compares its errors with those that the comments of the files expect.
check_messages() {
  swift build --target ScreenKitCore
  local file modules
  modules="$(swift build --show-bin-path)/Modules"
  for file in Scripts/Messages/*.swift; do
    swiftc -typecheck -swift-version 6 -I "$modules" -Xfrontend -verify \
      -Xfrontend -verify-ignore-unrelated "$file"
  done
}

# What a button offers an app in autocompletion.
check_members() {
  swift build --target ScreenKitCore
  Scripts/members.sh
}

# Packages of others: each imports products alone, so that whatever it cannot do is a fault of ours.
check_outside() {
  local package
  for package in Examples/Outside*/; do
    if grep -rnE '@testable|-package-name' "$package" --include='*.swift' --exclude-dir=.build; then
      printf '%s uses more than the products of the package.\n' "$package"
      return 1
    fi
    swift test --package-path "$package" 2>&1 | Scripts/failures.sh
  done
}

check_layers() {
  Scripts/layers.sh
}

check_words() {
  Scripts/words.sh
}

# The texts that users of the framework see are in `Strings`.
check_literals() {
  Scripts/literals.py
}

check_strict() {
  swift build --build-tests --scratch-path .build-strict -Xswiftc -warnings-as-errors
}

# In a release build, since others allocate what the optimizer removes.
check_counts() {
  swift run -c release PartsBench counts
}

# The suites of random sequences, of which a plain `swift test` tries only the first tenth.
check_walks() {
  local suites
  suites=$(grep -rl 'RandomWalks\.seeds' Tests --include='*Tests.swift' |
    xargs -n 1 basename -s .swift | paste -s -d '|' -)
  SCREENKIT_WALKS=10 SCREENKIT_DAMAGED_ARCHIVES=2000 \
    swift test --filter "\.($suites|SpoiltArchiveTests)/" 2>&1 | Scripts/failures.sh
}

# Packages of somebody else: they import products, so nothing in them is more than public.
check_end-to-end() {
  swift build
  SCREENKIT_BIN_DIR="$(swift build --show-bin-path)" swift test \
    --package-path EndToEndTests 2>&1 | Scripts/failures.sh
}

# A short run; Apple's toolchains come without the fuzzer.
check_fuzz() {
  [ "$(uname)" = Linux ] || return 0
  Scripts/fuzz.sh
}

# Not part of `Scripts/check.sh` without names: both builds and runs take about twenty minutes.
check_sanitize() {
  # The sanitizer reports tables of weak references and buffers of Foundation as leaks; `.leakFree`
  # counts the objects that outlive an app.
  ASAN_OPTIONS=detect_leaks=0 swift test --sanitize address --scratch-path .build-address
  TSAN_OPTIONS="suppressions=$PWD/Scripts/thread-sanitizer.txt" \
    swift test --sanitize thread --scratch-path .build-thread
}

# The long forms of the checks that are brief for every change; about two hours.
check_nightly() {
  check_walks
  check_sanitize
  Scripts/fuzz.sh --minutes 5
  SCREENKIT_EVERY_SYSTEM_CALL=1 check_end-to-end
  MUSTER_KILLS=100 check_server
}

# Needs the development files of SQLite; one debug build of its libraries serves everything.
check_server() {
  # One after the other: a request that waits for the passwords of all others would be too late.
  swift test --no-parallel --package-path Servers/MusterServer 2>&1 | Scripts/failures.sh
}

all=" lint lengths imports layers words literals leaks readme requirements messages members strict counts walks outside end-to-end fuzz server "
if [ "${1:-}" = --without ]; then set -- "${all/ $2 / }"; fi

for name in "${@:-$all}"; do
  for check in $name; do
    printf '== %s\n' "$check"
    "check_$check"
  done
done
