#!/usr/bin/env bash
# Lists the lines of Docs/Requirements.md with the tests that cite them by `.proves(...)`.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'TEXT'
Scripts/requirements.sh                       each line with the tests that cite it
Scripts/requirements.sh --missing SECTION...  lines of the sections, such as A8 B2, that are not
                                              built or that no test cites; fails if there are any
Scripts/requirements.sh --unknown             citations of numbers that the table does not have, and
                                              files in the table that do not exist; fails if there
                                              are any
Scripts/requirements.sh --help                this text
TEXT
}

# Each line of the table: number, section, and the file that it is built in or "-".
lines() {
  awk -F '|' -v OFS='\t' '
    /^## / { section = $1; sub(/^## /, "", section); sub(/\..*/, "", section) }
    /^\| [A-Z]-[0-9]/ { gsub(/[ `]/, "", $2); gsub(/[ `]/, "", $4); print $2, section, $4 }
  ' Docs/Requirements.md
}

# Each citation: the number, then the location and the name of the test. The citations of an
# attribute wait for the following declaration.
citations() {
  find Tests Apps Described Libraries EndToEndTests -name .build -prune -o -name '*.swift' -exec awk -v OFS='\t' '
    function attribute(test, i) {
      for (i = 1; i <= waiting; i++) print number[i], file ":" test
      waiting = 0
    }
    function collect(text) {
      while (match(text, /"[^"]*"/)) {
        number[++waiting] = substr(text, RSTART + 1, RLENGTH - 2)
        text = substr(text, RSTART + RLENGTH)
      }
    }
    FNR == 1 { attribute("1 ?"); file = FILENAME; open = 0 }
    /^[ \t]*\/\// { next }
    {
      rest = $0
      while (open || match(rest, /\.proves\(/)) {
        if (!open) rest = substr(rest, RSTART + RLENGTH)
        open = !(end = index(rest, ")"))
        collect(open ? rest : substr(rest, 1, end))
        if (open) next
        rest = substr(rest, end + 1)
      }
      if (waiting && match(rest, /(^|[ \t)])(func|struct|class|actor|enum|extension) +/)) {
        name = substr(rest, RSTART + RLENGTH)
        if (name ~ /^`/) { name = substr(name, 2); sub(/`.*/, "", name) }
        else sub(/[^A-Za-z0-9_].*/, "", name)
        attribute(FNR " " name)
      }
    }
    END { attribute("1 ?") }
  ' {} +
}

# Runs an awk program over the citations, with the table in order, section and file, and the
# citations so far in tests. Further arguments are for awk.
report() {
  local program=$1
  shift
  awk -F '\t' "$@" '
    FILENAME == ARGV[1] { order[++count] = $1; section[$1] = $2; file[$1] = $3; next }
    { tests[$1] = tests[$1] "  " $2 "\n" }
  '"$program" <(lines) <(citations | LC_ALL=C sort)
}

list() {
  report '
    END {
      for (i = 1; i <= count; i++) {
        line = order[i]
        printf "%s%s\n%s", line, (tests[line] == "" ? "  no test" : ""), tests[line]
        built += (file[line] != "-")
        cited += (tests[line] != "")
      }
      printf "%d lines, %d built, %d cited\n", count, built, cited
    }'
}

missing() {
  report '
    END {
      for (i = 1; i <= count; i++) known[section[order[i]]]
      for (i = split(wanted, names, " "); i > 0; i--) {
        asked[names[i]]
        if (!(names[i] in known)) { print "no section " names[i]; failed = 1 }
      }
      for (i = 1; i <= count; i++) {
        line = order[i]
        if (!(section[line] in asked) || (line in tests && file[line] != "-")) continue
        print line "  " (file[line] == "-" ? "not built" : "no test, built in " file[line])
        failed = 1
      }
      exit failed
    }' -v wanted="$*"
}

unknown() {
  local number file status=0
  while IFS=$'\t' read -r number _ file; do
    if [ "$file" != - ] && [ ! -e "$file" ] && [ ! -e "Sources/$file" ]; then
      echo "$number  no file $file"
      status=1
    fi
  done < <(lines)
  report '
    !($1 in section) { print $1 "  " $2; failed = 1 }
    END { exit failed }' || status=1
  return "$status"
}

case "${1-}" in
  '') list ;;
  --missing)
    shift
    if [ $# -eq 0 ]; then
      usage >&2
      exit 2
    fi
    missing "$@"
    ;;
  --unknown) unknown ;;
  --help) usage ;;
  *)
    usage >&2
    exit 2
    ;;
esac
