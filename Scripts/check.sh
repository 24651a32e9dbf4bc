#!/usr/bin/env bash
# Checks that the compiler and the tests do not make: style, sizes, dependencies, real terminals.
#
#   Scripts/check.sh          everything
#   Scripts/check.sh --without NAME...
#                             everything else
#   Scripts/check.sh NAME...  only these: lint lengths properties imports layers access words literals
#                             leaks budget readme snippets links requirements errors messages members
#                             api reference strict counts walks apps guides outside template end-to-end
#                             release terminals fuzz server student-server rmad-server web browser
#                             images markdown
#   Scripts/check.sh tests    `swift test`, which may not warn
#   Scripts/check.sh record-counts
#                             writes Scripts/counts.txt, with which `counts` compares
#   Scripts/check.sh release-tests release-web soak sanitize nightly
#                             checks that take too long for every change: see CONTRIBUTING.md
#   Scripts/check.sh --keep-going [--without] [NAME...]
#                             continues after a failed check, and names all failed ones at the end
#   Scripts/check.sh --help   this text
#
# Prints the seconds of each check. With SCREENKIT_CHECK_TIMES, appends them to this file as well.
set -euo pipefail
cd "$(dirname "$0")/.."

# One folder for the builds of all packages that use the products, so that these are built once.
# Without caching, since the plan of another package would be taken for up to date.
outside=(--scratch-path "$PWD/.build-outside" --disable-build-manifest-caching)
# The same for optimised programs, which are those of users.
release=(-c release --scratch-path "$PWD/.build-release" --disable-build-manifest-caching)

# Builds Beating Heart as in Docs/Guides/Shipping.md, as .build-static/HeartBeatDemo.
build_static() {
  swift build -c release --static-swift-stdlib --scratch-path .build-static --product HeartBeatDemo
  strip -o .build-static/HeartBeatDemo .build-static/release/HeartBeatDemo
}

swift_files() { git ls-files -co --exclude-standard '*.swift'; }

# The counter has the layout of the README, which is more compact than the formatter's.
check_lint() {
  swift_files | grep -v '^Examples/Counter/' | xargs swift format lint --strict --parallel
}

# Generated tables are data that people do not read.
check_lengths() {
  local long
  long=$(swift_files | grep -v 'Table.swift$' | xargs wc -l |
    awk '$2 != "total" && $1 > 300 { print "  " $2 ": " $1 " lines" }')
  if [ -n "$long" ]; then
    printf 'Files of more than 300 lines:\n%s\n' "$long"
    return 1
  fi
}

# Types have few stored properties, or a listed reason.
check_properties() {
  Scripts/properties.py
}

# The imports of each target equal the dependencies in its manifest.
check_imports() {
  Scripts/imports.py
}

# Suites that run an app check for leaks after each test.
check_leaks() {
  local careless
  careless=$(grep -lrE '@Suite' Tests Apps Described Libraries --include='*.swift' |
    xargs grep -lE '\b(Application|TestApp|ScreenTest|Stage|ListStage|MovingStage)\(' |
    xargs grep -LE 'leakFree|leaks' || true)
  if [ -n "$careless" ]; then
    printf 'Suites that run apps carry .leakFree:\n%s\n' "$careless"
    return 1
  fi
}

# The program in the README equals the one that is built and tested.
check_readme() {
  diff <(awk '/^```swift$/ { on = 1; next } /^```$/ { if (on) exit } on' README.md) \
    Examples/Counter/Counter.swift
}

# The code in the pages is compiled, and their screens are those of tests.
check_snippets() {
  Scripts/snippets.py
}

# The links between pages, and the citations of decisions.
check_links() {
  Scripts/links.py
}

check_requirements() {
  Scripts/requirements.sh --unknown
  Scripts/requirements.sh --missing 0 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 B1 B2 B3 B4 B5 \
    C1 C2 C3 C4 C5 C6 C7 C8 C9 \
    D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 E1 E2 E3 E4 E5
}

# The compiler compares its errors with the expected ones in the comments of the files. It generates
# code, because some errors, such as a missing return, are found after the type check.
check_messages() {
  swift build --target ScreenKitCore
  local file modules
  modules="$(swift build --show-bin-path)/Modules"
  for file in Scripts/Messages/*.swift; do
    swiftc -emit-sil -o /dev/null -parse-as-library -swift-version 6 -I "$modules" -Xfrontend -verify \
      -Xfrontend -verify-ignore-unrelated "$file"
  done
}

# The members of a button in autocompletion.
check_members() {
  swift build --target ScreenKitCore
  Scripts/members.sh
}

# The listing of the public API, in which each symbol has documentation.
check_api() {
  swift build
  Scripts/api.py
}

# Each trap has an identifier, and a section in Docs/Errors.md.
check_errors() {
  Scripts/errors.py
}

# The pages of the reference, without a warning of DocC, and with an example for each type. The index of
# the examples comes with their build.
check_reference() {
  Scripts/reference.sh
  Scripts/api.py --nested
}

# The code of the tutorial, the guides and the examples in Docs.
check_guides() {
  Scripts/tidy.sh swift test --package-path Examples/Guides "${outside[@]}" 2>&1 | Scripts/failures.sh
}

# Packages as by other authors: each imports only products, which shows gaps of the public API.
check_outside() {
  local package
  for package in Examples/Outside*/; do
    if grep -rnE '@testable|-package-name' "$package" --include='*.swift' --exclude-dir=.build; then
      printf '%s uses more than the products of the package.\n' "$package"
      return 1
    fi
    Scripts/tidy.sh swift test --package-path "$package" "${outside[@]}" 2>&1 | Scripts/failures.sh
  done
}

# The template of a new app: an app of each kind is created in an empty folder, tested and started.
check_template() {
  local folder option
  folder=$(mktemp -d)
  for option in '' --tabs; do
    # Without quotes, since no option is no argument.
    Scripts/new-app.sh $option Diary "$folder/Diary" >/dev/null
    swift test --package-path "$folder/Diary" "${outside[@]}" 2>&1 | Scripts/failures.sh
    local program=$PWD/.build-outside/debug/Diary
    (cd "$folder" && "$program" --snapshot --press 'Tea') >"$folder/screen"
    grep -q 'Tea' "$folder/screen"
    if [ "$option" ]; then grep -q '2 Settings' "$folder/screen"; fi
    rm -rf "$folder/Diary"
  done
  rm -rf "$folder"
}

# A new app with all options: the program for browsers starts and serves a page.
check_template_web() {
  local folder process address=
  folder=$(mktemp -d)
  Scripts/new-app.sh --tabs --web Diary "$folder/Diary" >/dev/null
  swift build --package-path "$folder/Diary/Web" "${outside[@]}"
  local program=$PWD/.build-outside/debug/DiaryWeb
  (cd "$folder" && exec "$program" --port 0 >output 2>&1) &
  process=$!
  trap "kill $process; rm -rf '$folder'" EXIT
  while [ -z "$address" ]; do
    kill -0 "$process"
    sleep 0.2
    address=$(grep -o 'http://[0-9.:]*' "$folder/output" || true)
  done
  curl --silent --fail "$address" >"$folder/page"
  grep -q 'Settings' "$folder/page"
}

# The size of the project, which may only fall.
check_budget() {
  Scripts/budget.py
}

check_layers() {
  Scripts/layers.sh
}

# The names of Core with `package` access that other modules use; their numbers may only fall.
check_access() {
  Scripts/access.py
}

check_words() {
  Scripts/words.sh
}

# The texts for users are in `Strings`.
check_literals() {
  Scripts/literals.py
}

# The tests of this package, which build the whole project and may not warn. Prints the slowest suites.
check_tests() {
  local log
  log=$(mktemp)
  trap "rm -f '$log'" EXIT
  Scripts/tidy.sh swift test 2>&1 | tee "$log" | Scripts/failures.sh
  if grep -E '\.swift:[0-9]+:[0-9]+: warning:' "$log"; then
    echo 'The compiler warned, see above.'
    return 1
  fi
  echo 'The slowest suites, which run beside each other:'
  sed -nE 's/^.*Suite (.*) passed after ([0-9.]+) seconds.*$/\2 s  \1/p' "$log" | sort -rn | awk 'NR <= 10'
}

check_strict() {
  swift build --build-tests --scratch-path .build-strict -Xswiftc -warnings-as-errors
}

# Counts that do not depend on the speed of the machine may rise by 2 % above Scripts/counts.txt. A release
# build is required, since other builds make allocations that the optimizer removes.
check_counts() {
  swift build "${release[@]}" --product PartsBench
  build_static
  Scripts/counts.py .build-release/release/PartsBench .build-static/HeartBeatDemo "$@"
}

# Writes Scripts/counts.txt.
check_record-counts() {
  check_counts --record
}

# The remaining memory of some hundred sessions in browsers, in a minute; `nightly` runs thousands.
check_soak() {
  swift run "${release[@]}" PartsBench soak "${SCREENKIT_SOAK_ROUNDS:-40}"
}

# The suites of random sequences and of large products; a plain `swift test` runs a part of them. Each commit
# draws another third of the cases; `nightly` runs all.
check_walks() {
  local suites
  suites=$(grep -rlE 'RandomWalks\.seeds|CaseSample\.' Tests --include='*Tests.swift' |
    xargs -n 1 basename -s .swift | paste -s -d '|' -)
  swift build --build-tests
  # The test program is run directly where possible, since `swift test` blocks other checks.
  local program
  program=$(swift build --show-bin-path)/ScreenKitPackageTests.xctest
  local run=(swift test)
  if [ -f "$program" ]; then run=("$program" --testing-library swift-testing); fi
  draw_walks
  NO_COLOR=1 "${run[@]}" --filter "\.($suites)/" 2>&1 | Scripts/failures.sh
}

# Chooses the random sequences that tests run.
draw_walks() {
  if [ "${SCREENKIT_WALKS:-}" != all ]; then
    export SCREENKIT_WALKS_THIRD=$((16#$(git rev-parse --short=7 HEAD) % 3))
  fi
  export SCREENKIT_WALKS=10
}

# The apps, and the libraries that they share: packages that import products, as those of other authors.
check_apps() {
  local package
  draw_walks
  for package in Libraries/AppLibraries Apps/Muster Apps/EStudent Described; do
    Scripts/tidy.sh swift test --package-path "$package" "${outside[@]}" 2>&1 | Scripts/failures.sh
  done
}

# The programs for terminals that are in packages of their own.
build_programs() {
  swift build "$@"
  local package
  for package in Apps/Muster Apps/EStudent Described; do swift build --package-path "$package" "$@"; done
}

# The end-to-end tests are a package as by another author: they can use only public names.
check_end-to-end() {
  build_programs "${outside[@]}"
  # The studio publishes to this server, which needs the development files of SQLite.
  swift build --package-path Described/Server "${outside[@]}" --product RmadServer
  SCREENKIT_SERVER_BIN_DIR=$PWD/.build-outside/debug \
    SCREENKIT_BIN_DIR=$PWD/.build-outside/debug swift test \
    --package-path EndToEndTests "${outside[@]}" 2>&1 | Scripts/failures.sh
}

# The gallery in real terminals; needs tmux, and Xvfb and xdotool for those with a window.
check_terminals() {
  swift build --product Gallery
  EndToEndTests/Terminals/matrix.py "$(swift build --show-bin-path)/Gallery"
}

# The same tests with optimised programs, which are those of users, and with a new app.
check_release() {
  swift build --package-path Described/Server "${outside[@]}" --product RmadServer
  build_programs "${release[@]}"
  local folder
  folder=$(mktemp -d)
  trap "rm -rf '$folder'" EXIT
  Scripts/new-app.sh Diary "$folder/Diary" >/dev/null
  swift build --package-path "$folder/Diary" "${release[@]}" --product Diary
  # The live preview builds in a folder that the tests do not block.
  local watched=(--package-path "$folder/Diary" "${outside[@]}")
  swift build "${watched[@]}" --product Diary
  SCREENKIT_WATCHED_APP=$folder/Diary SCREENKIT_WATCH="$PWD/Scripts/watch.sh Diary ${watched[*]}" \
    release_test .build-outside/debug
  # A program as it is shipped starts without the libraries of Swift.
  build_static
  env -i LANG=C.UTF-8 .build-static/HeartBeatDemo --snapshot --press 2 | grep '60 BPM'
}

# release_test FOLDER [ARGUMENT...]: runs end-to-end tests with optimised programs, and with the server in a folder of
# builds. `swift test` alone would compile everything again, since it makes modules testable.
release_test() {
  swift build --build-tests --package-path EndToEndTests "${release[@]}"
  SCREENKIT_SERVER_BIN_DIR=$PWD/$1 SCREENKIT_BIN_DIR=$PWD/.build-release/release \
    swift test --skip-build --package-path EndToEndTests "${release[@]}" "${@:2}" 2>&1 | Scripts/failures.sh
}

# The unit tests with optimised code.
check_release-tests() {
  swift test -c release -Xswiftc -enable-testing --scratch-path .build-release-tests 2>&1 |
    Scripts/failures.sh
}

# A short run; Apple's toolchains come without the fuzzer.
check_fuzz() {
  [ "$(uname)" = Linux ] || return 0
  Scripts/fuzz.sh ${SCREENKIT_FUZZ_MINUTES:+--minutes "$SCREENKIT_FUZZ_MINUTES"}
}

# Not part of `Scripts/check.sh` without names: both builds and runs take about twenty minutes.
check_sanitize() {
  # The sanitizer reports tables of weak references and buffers of Foundation as leaks; `.leakFree`
  # counts the objects that outlive an app.
  ASAN_OPTIONS=detect_leaks=0 swift test --sanitize address --scratch-path .build-address
  TSAN_OPTIONS="suppressions=$PWD/Scripts/thread-sanitizer.txt" \
    swift test --sanitize thread --scratch-path .build-thread
}

# The long forms of the checks that are short for every change; about two hours.
check_nightly() {
  local status=0
  SCREENKIT_WALKS=all SCREENKIT_EVERY_SYSTEM_CALL=1 MUSTER_KILLS=100 SCREENKIT_FUZZ_MINUTES=5 \
    SCREENKIT_SOAK_ROUNDS=1000 \
    Scripts/check.sh --keep-going walks apps sanitize fuzz end-to-end server soak || status=1
  SCREENKIT_DAMAGED_ARCHIVES=66700 Scripts/check.sh release-tests || status=1
  return "$status"
}

# Needs the development files of SQLite; one debug build of its libraries serves everything.
check_server() {
  swift test --package-path Libraries/ServerParts "${outside[@]}" 2>&1 | Scripts/failures.sh
  # The tests run one after the other: a request that waits for all other passwords would be too
  # late.
  swift test --no-parallel --package-path Apps/Muster/Server "${outside[@]}" 2>&1 |
    Scripts/failures.sh
}

check_student-server() {
  swift test --no-parallel --package-path Apps/EStudent/Server \
    "${outside[@]}" 2>&1 | Scripts/failures.sh
}

check_rmad-server() {
  swift test --no-parallel --package-path Described/Server \
    "${outside[@]}" 2>&1 | Scripts/failures.sh
}

# Documents in Markdown, compared with `cmark-gfm`.
check_markdown() {
  local cases
  cases=$(mktemp)
  Scripts/markdown.py "$cases"
  SCREENKIT_MARKDOWN_CASES=$cases swift test --filter MarkdownReferenceTests 2>&1 |
    Scripts/failures.sh
  rm "$cases"
}

# Needs the development files of libpng and libjpeg.
check_images() {
  swift test --package-path Libraries/ImageDecoding "${outside[@]}" 2>&1 | Scripts/failures.sh
}

# The web host, and apps for browsers. Needs the development files of SQLite.
check_web() {
  local package
  # The tests of TLS need the trait; programs that are behind a proxy are built without it.
  swift test --package-path Servers/WebHost --traits TLS "${outside[@]}" 2>&1 | Scripts/failures.sh
  for package in Apps/Muster/Web Examples/Books Examples/Chat; do
    swift test --package-path "$package" "${outside[@]}" 2>&1 | Scripts/failures.sh
  done
  check_template_web
}

# The demos and examples in a headless Chromium; needs `chromium-headless-shell`.
check_browser() { browse .build-outside/debug "${outside[@]}"; }

# The same with optimised programs, and publishing by an optimised server. The builds take over twenty minutes.
check_release-web() {
  browse .build-release/release "${release[@]}"
  swift build --package-path Described/Server "${release[@]}" --product RmadServer
  swift build --package-path Described "${release[@]}"
  release_test .build-release/release --filter PublishingTests
}

# browse FOLDER OPTION...: builds the programs for browsers into a folder, and runs the tests of them.
browse() {
  local product
  for product in Servers/WebHost:{HeartBeat,Gallery,Payload,Patches,GalleryTrees}Web Apps/{Muster/Web:Muster,EStudent/Web:EStudent}Web \
    Described/Web:{Rmad,Studio}Web Examples/{Books:Books,Chat:Chat}Web; do
    swift build --package-path "${product%:*}" "${@:2}" --product "${product#*:}"
  done
  SCREENKIT_WEB_BIN_DIR=$PWD/$1 swift test \
    --package-path EndToEndTests/Browser "${outside[@]}" 2>&1 | Scripts/failures.sh
}

all=" lint lengths properties imports layers access words literals leaks budget readme snippets links requirements errors messages members api reference strict counts walks apps guides outside template end-to-end release terminals fuzz server student-server rmad-server web browser images markdown "
if [ "${1:-}" = --help ]; then
  sed -n '2,/^set /{/^set /d; s/^# \{0,1\}//; p;}' "$0"
  exit
fi
keeps_going=false
if [ "${1:-}" = --keep-going ]; then
  keeps_going=true
  shift
fi
if [ "${1:-}" = --without ]; then
  for name in "${@:2}"; do all=${all/ $name / }; done
  set -- "$all"
fi

failed=()
for name in "${@:-$all}"; do
  for check in $name; do
    printf '== %s\n' "$check"
    start=$SECONDS result=passed
    # A subshell that is part of no condition stops at its first failing command.
    set +e
    (set -e && "check_$check")
    status=$?
    set -e
    if [ "$status" -ne 0 ]; then
      result=FAILED
      failed+=("$check")
    fi
    printf '== %s %s after %d s\n' "$check" "$result" $((SECONDS - start))
    if [ -n "${SCREENKIT_CHECK_TIMES:-}" ]; then
      printf '%d %s %s\n' $((SECONDS - start)) "$check" "$result" >>"$SCREENKIT_CHECK_TIMES"
    fi
    if [ "$status" -ne 0 ] && ! "$keeps_going"; then exit 1; fi
  done
done
if [ "${#failed[@]}" -gt 0 ]; then
  printf 'Failed: %s\n' "${failed[*]}"
  exit 1
fi
