#!/usr/bin/env bash
# Finds private wording, which new readers would have to learn; prints each place, and fails if there
# is any.
#
# - A public doc comment begins with What, Has, Who, Where, As, Of or How.
# - A public doc comment has the number of a requirement, such as F-040 or R9.
# - A comment or a document contains "whoever", "is told of", "has it do" and the like.
# - A public function has a bare name that does not describe its effect, such as `take` or `place`.
set -euo pipefail
cd "$(dirname "$0")/.."

# The code of the repository except the tests, whose declarations are used nowhere else.
folders=(Sources Apps Described Servers Libraries Examples Templates Benchmarks EndToEndTests Fuzz)
code_files() { git ls-files -co --exclude-standard -- "$@" | grep '\.swift$'; }

code_files "${folders[@]}" | tr '\n' '\0' | xargs -0 awk '
  function report(place, why) { print FILENAME ":" place ": " why; failed = 1 }
  function finish() {
    if (start && (line ~ /(^|[^A-Za-z])(public|open)[^A-Za-z]/ || line ~ /^ *case /)) {
      if (first ~ /^(What|Has|Who|Where|As|Of|How)[^A-Za-z]/) report(start, "begins with " first)
      if (text ~ /(^|[^A-Za-z])[FBMCER]-[0-9][0-9][0-9]|\(R[0-9]+/) report(start, "a requirement number")
    }
    start = 0
  }
  FNR == 1 { start = 0 }
  /^ *\/\/\// {
    comment = $0
    sub(/^ *\/\/\/ ?/, "", comment)
    if (!start) { start = FNR; first = comment; text = "" }
    text = text " " comment
    next
  }
  # Attributes are between a comment and its declaration.
  start && /^ *@[A-Za-z]+(\([^)]*\))?( *\/\/.*)?$/ { next }
  { line = $0; finish() }
  /(public|open) .*func (place|take|look|tell|note|mind|heed)[(<]/ { report(FNR, "a bare name") }
  /(public|open) .*func settle[(<]/ && FILENAME !~ /ScreenKit(Web)?Testing/ { report(FNR, "a bare name") }
  END { exit failed }
' && code=0 || code=1

phrases='\b[Ww]hoever\b|\b(is|are|was) told of\b|\bby what\b|\bone of a kind\b'
phrases+='|\b[Hh](as|ave) (it|them|the|a|an|all|each|its|one|what|who) ?[a-z]* (do|be|go|take|forget|run|know|paint|write|show|wait|end|stop|read)\b'
found=$(
  code_files "${folders[@]}" Tests | tr '\n' '\0' | xargs -0 grep -nE "(^|[^:])//.*($phrases)" || true
  git ls-files -co --exclude-standard -- '*.md' | tr '\n' '\0' | xargs -0 grep -nE "$phrases" || true
)
if [ -n "$found" ]; then
  printf '%s\n' "$found"
  code=1
fi
exit "$code"
