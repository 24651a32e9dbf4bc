#!/usr/bin/env bash
# Lists the dependencies between the folders of a module that go against the order of
# ARCHITECTURE.md.
#
#   Scripts/layers.sh         those that are not in Scripts/layer-exceptions.txt, and the exceptions
#                             that are no longer needed; fails if there are any
#   Scripts/layers.sh --all   all of them
#   Scripts/layers.sh --help  this text
#
# A folder may use itself and the folders above it. File A depends on file B if A uses a type that
# only B declares at its top level; comments, strings, names after a dot and names that A declares
# itself do not count.
set -euo pipefail
cd "$(dirname "$0")/.."

# The dependencies against the order, as "Module: folder/file.swift -> folder/file.swift".
against() {
  {
    # The order: "**Name**" begins a module, "- `Folder`, `Other`: ..." lists folders from the top.
    awk '
      /^\*\*[A-Za-z]+\*\*/ { module = $0; sub(/^\*\*/, "", module); sub(/\*\*.*/, "", module) }
      module != "" && /^- `[A-Za-z]+`[^:]*:/ {
        list = $0
        sub(/:.*/, "", list)
        while (match(list, /`[A-Za-z]+`/)) {
          print "order", module, substr(list, RSTART + 1, RLENGTH - 2)
          list = substr(list, RSTART + RLENGTH)
        }
      }' ARCHITECTURE.md
    find Sources Apps/*/Sources Described/Sources Libraries/AppLibraries/Sources -name '*.swift' -type f -path '*/Sources/*/*/*' -o \
      -path 'Sources/*/*/*.swift' -type f | LC_ALL=C sort |
      while read -r file; do printf 'file %s\n' "$file"; cat "$file"; printf '\n'; done
  } | LC_ALL=C awk '
    $1 == "order" && NF == 3 && file == "" { rank[$2, $3] = ++ranks; hasOrder[$2] = 1; next }
    $1 == "file" && $2 ~ /Sources\// && NF == 2 {
      file = $2
      split(substr(file, match(file, /Sources\//)), parts, "/")
      module = parts[2]
      sub(/^ScreenKit/, "", module)
      sub(/Demo$/, "", module)
      folder = parts[3]
      isText = 0
      moduleOf[file] = module
      folderOf[file] = folder
      next
    }
    {
      line = $0
      # Literals with several lines.
      if (isText) { if (line ~ /"""/) isText = 0; next }
      if (line ~ /"""[^"]*$/) { isText = 1; sub(/"""[^"]*$/, " ", line) }
      gsub(/\\"/, "", line)
      gsub(/"[^"]*"/, " ", line)
      sub(/\/\/.*/, "", line)
      if (match(line, /(^|[ \t])(class|struct|enum|protocol|actor|typealias) +[A-Z][A-Za-z0-9_]*/)) {
        name = substr(line, RSTART, RLENGTH)
        sub(/.* /, "", name)
        isOwn = line ~ /^[ \t]/ || line ~ /(^| )(file)?private /
        if (!isOwn) {
          key = moduleOf[file] SUBSEP name
          if (!(key in home)) home[key] = file
          else if (home[key] != file) home[key] = ""
        }
        own[file, name] = 1
      }
      # Generic parameters and associated types are also names of the file.
      rest = line
      if (rest ~ /(func |init|subscript|class |struct |enum |actor |typealias )[^(]*</) {
        generic = rest
        sub(/^[^<]*</, "", generic)
        sub(/>.*/, "", generic)
        count = split(generic, parameters, ",")
        for (i = 1; i <= count; i++) {
          sub(/^ +/, "", parameters[i])
          sub(/[^A-Za-z0-9_].*/, "", parameters[i])
          own[file, parameters[i]] = 1
        }
      }
      if (match(rest, /associatedtype +[A-Z][A-Za-z0-9_]*/)) {
        name = substr(rest, RSTART, RLENGTH)
        sub(/.* /, "", name)
        own[file, name] = 1
      }
      before = ""
      while (match(rest, /[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr(rest, RSTART, RLENGTH)
        before = RSTART > 1 ? substr(rest, RSTART - 1, 1) : ""
        rest = substr(rest, RSTART + RLENGTH)
        if (name ~ /^[A-Z]/ && before != ".") used[file, name] = 1
      }
    }
    END {
      for (file in folderOf) {
        module = moduleOf[file]
        if ((module in hasOrder) && rank[module, folderOf[file]] == "")
          print module ": " folderOf[file] " has no place in the order"
      }
      for (key in used) {
        split(key, pair, SUBSEP)
        from = pair[1]
        name = pair[2]
        if ((from SUBSEP name) in own) continue
        module = moduleOf[from]
        to = home[module, name]
        if (to == "" || to == from || folderOf[to] == folderOf[from]) continue
        one = rank[module, folderOf[from]]
        other = rank[module, folderOf[to]]
        if (one == "" || other == "" || other < one) continue
        a = from
        b = to
        sub(/^Sources\/[^\/]*\//, "", a)
        sub(/^Sources\/[^\/]*\//, "", b)
        print module ": " a " -> " b
      }
    }' | LC_ALL=C sort -u
}

case "${1-}" in
  '')
    exceptions=$(sed -e 's/ *#.*//' -e '/^$/d' Scripts/layer-exceptions.txt | LC_ALL=C sort)
    changes=$(diff <(printf '%s\n' "$exceptions") <(against) | sed -n \
      -e 's/^> /against the order: /p' -e 's/^< /no longer needed in layer-exceptions.txt: /p' || true)
    [ -z "$changes" ] || { printf '%s\n' "$changes"; exit 1; }
    ;;
  --all) against ;;
  *) sed -n '2,/^set/s/^# \{0,1\}//p' "$0" ;;
esac
