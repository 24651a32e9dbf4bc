#!/usr/bin/env bash
# Passes the output of tests on, and repeats the failures at the end.
#
#   swift test 2>&1 | Scripts/failures.sh
awk '
  { print; fflush() }
  /✘|: error:|Fatal error|unexpected signal/ && !/known issue/ { failed = failed $0 "\n" }
  END { if (failed) printf "\nFailed:\n%s", failed }
'
