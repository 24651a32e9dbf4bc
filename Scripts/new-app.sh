#!/usr/bin/env bash
# Creates a new app from Templates/NewApp.
#
#   Scripts/new-app.sh NAME             the folder NAME beside this clone, on which the app depends
#   Scripts/new-app.sh NAME FOLDER      a folder of your choice; it must not exist
#   Scripts/new-app.sh --help           this text
#
# NAME is the name of the program and of its target, such as Diary: letters and digits, a capital first.
set -euo pipefail

usage() { sed -n '2,/^set /{/^set /d; s/^# \{0,1\}//; p;}' "$0"; }

case "${1:-}" in
--help)
  usage
  exit
  ;;
'')
  usage >&2
  exit 2
  ;;
esac

name=$1
kit=$(cd "$(dirname "$0")/.." && pwd)
folder=${2:-$(dirname "$kit")/$name}

if ! [[ $name =~ ^[A-Z][A-Za-z0-9]*$ ]]; then
  echo "$name cannot name an app: use letters and digits, and begin with a capital letter." >&2
  exit 2
fi
case $name in
Screens | RootScreen | NotesFile | ScreenKit* | TextApp | Controller | StateFile | StateKeeper | \
  Foundation | Swift | Testing)
  echo "$name is a name that the app's code uses already; choose another name." >&2
  exit 2
  ;;
esac
if [ -e "$folder" ]; then
  echo "$folder exists already; nothing was changed." >&2
  exit 1
fi

mkdir -p "$(dirname "$folder")"
cp -R "$kit/Templates/NewApp" "$folder"
rm -rf "$folder/.build" "$folder/Package.resolved"
mv "$folder/Sources/NewApp/NewApp.swift" "$folder/Sources/NewApp/$name.swift"
mv "$folder/Sources/NewApp" "$folder/Sources/$name"

# The state of the screens is stored under a lower-case name: MyDiary becomes my-diary.
state=$(sed 's/\([a-z0-9]\)\([A-Z]\)/\1-\2/g' <<<"$name" | tr '[:upper:]' '[:lower:]')
find "$folder" -type f \( -name '*.swift' -o -name '*.md' \) -print0 | while IFS= read -r -d '' file; do
  content=$(sed "s/NewApp/$name/g; s/new-app/$state/g" "$file")
  printf '%s\n' "$content" >"$file"
done
# An app beside the clone uses a relative path, which is valid on every machine.
if [ "$(cd "$folder/.." && pwd)" = "$(dirname "$kit")" ]; then kit=../$(basename "$kit"); fi
# These characters have a special meaning in a Swift string literal or in the replacement.
path=$(printf '%s' "$kit" | sed 's/[\\"]/\\&/g; s/[\\&|]/\\&/g')
content=$(sed "s|path: \"../..\"|path: \"$path\"|" "$folder/Package.swift")
printf '%s\n' "$content" >"$folder/Package.swift"

cat <<TEXT
$folder is ready. Next:

  cd $(printf '%q' "$folder")
  swift run $name
  swift test
TEXT
