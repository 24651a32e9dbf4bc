#!/usr/bin/env bash
# Creates a new app from Templates/NewApp.
#
#   Scripts/new-app.sh [--tabs] [--web] NAME [FOLDER]
#   Scripts/new-app.sh --help    this text
#
# FOLDER must not exist; by default it is NAME beside this clone, on which the app depends.
# --tabs adds two tabs: the notes and the settings.
# --web adds the program for browsers, a package in the folder Web of the app.
# NAME is the name of the program and of its target, such as Diary: letters and digits, a capital first.
set -euo pipefail

usage() { sed -n '2,/^set /{/^set /d; s/^# \{0,1\}//; p;}' "$0"; }

tabs=false web=false
while [[ ${1:-} == --* ]]; do
  case $1 in
  --help)
    usage
    exit
    ;;
  --tabs) tabs=true ;;
  --web) web=true ;;
  *)
    usage >&2
    exit 2
    ;;
  esac
  shift
done
if [ $# = 0 ] || [ $# -gt 2 ]; then
  usage >&2
  exit 2
fi

name=$1
kit=$(cd "$(dirname "$0")/.." && pwd)
folder=${2:-$(dirname "$kit")/$name}

if ! [[ $name =~ ^[A-Z][A-Za-z0-9]*$ ]]; then
  echo "$name cannot name an app: use letters and digits, and begin with a capital letter." >&2
  exit 2
fi
case $name in
Screens | RootScreen | TabsScreen | Note | Notes | NotesFile | ScreenKit* | TextApp | WebApp | WebHost | Controller | StateFile | StateKeeper | \
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
rm -rf "$folder"/{,Web/}{.build,Package.resolved}
if $tabs; then
  # The programs begin with the tabs.
  sed -i.old 's/RootScreen(notes)/TabsScreen(notes)/' "$folder"/{Sources/NewApp,Web/Sources/NewAppWeb}/*.swift
else
  rm "$folder"/Sources/Screens/{Tabs,Settings}Screen.swift "$folder/Tests/ScreensTests/TabsTests.swift"
  sed -i.old '/TabsScreen/d' "$folder/README.md"
fi
mv "$folder/Sources/NewApp/NewApp.swift" "$folder/Sources/NewApp/$name.swift"
mv "$folder/Sources/NewApp" "$folder/Sources/$name"
if $web; then
  mv "$folder/Web/Sources/NewAppWeb/NewAppWeb.swift" "$folder/Web/Sources/NewAppWeb/${name}Web.swift"
  mv "$folder/Web/Sources/NewAppWeb" "$folder/Web/Sources/${name}Web"
else
  rm -r "$folder/Web"
  sed -i.old '/^## In a browser/,$d' "$folder/README.md"
fi
find "$folder" -name '*.old' -delete

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
set_path() { # OLD NEW FILE
  local content
  content=$(sed "s|path: \"$1|path: \"$2|" "$3")
  printf '%s\n' "$content" >"$3"
}
set_path '\.\./\.\.' "$path" "$folder/Package.swift"
if $web; then
  if [[ $path == ../* ]]; then path=../$path; fi
  set_path '\.\./\.\./\.\.' "$path" "$folder/Web/Package.swift"
fi

cat <<TEXT
$folder is ready. Next:

  cd $(printf '%q' "$folder")
  swift run $name
  swift test
TEXT
if $web; then printf '  swift run --package-path Web\n'; fi
