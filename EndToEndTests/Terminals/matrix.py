#!/usr/bin/env python3
"""The gallery in real terminals: first frame, stop and continue, twelve keys, resize, quit, inline.

    matrix.py GALLERY           tries all installed terminals
    matrix.py GALLERY NAME...   only these

Each terminal runs a shell below a relay, which records what passes. The terminal's own copy of its
screen must equal that of tmux, which gets the recorded bytes. SCREENKIT_REQUIRE_TERMINALS=1 makes a
missing terminal an error.
"""
import json, os, pathlib, re, shutil, subprocess, sys, tempfile, time

FOLDER = pathlib.Path(__file__).resolve().parent
KEYS = "z alt+BackSpace a b c Left d Home x Delete End e BackSpace f".split()
EDITED, SHOWN, PROMPT = "xbdcf", "One line that the user edits", "ready$"

REPEATED = re.compile("([\xc2-\xf4][\x80-\xbf]+|[\x20-\x7e])\x1b\\[([0-9]+)b")


class Failure(Exception):
    pass


def run(*command, **more):
    return subprocess.run(command, capture_output=True, text=True, **more).stdout


def until(what, body, seconds=10.0):
    """Returns the first true value of `body`."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = body()
        if value:
            return value
        time.sleep(0.05)
    raise Failure(f"not {what}")


def rows(text):
    lines = [line.rstrip() for line in text.replace("\r", "").replace("\f", "").split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return lines


class Emulator:
    """A screen of tmux that shows what the relay has recorded."""

    def __init__(self, folder):
        self.folder, self.socket, self.position = folder, str(folder / "emulator"), 0
        os.mkfifo(folder / "pipe")
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24",
                  f"stty raw -echo; exec cat '{folder}/pipe'")
        self.pipe = open(folder / "pipe", "wb", buffering=0)

    def tmux(self, *arguments):
        return run("tmux", "-S", self.socket, *arguments)

    def events(self):
        log = self.folder / "log"
        if not log.exists():
            return []
        # The relay may be writing the last line.
        return [json.loads(line) for line in log.read_text().split("\n")[:-1]]

    def screen(self):
        events = self.events()
        for event in events[self.position:]:
            if "size" in event:
                time.sleep(0.1)
                columns, height = map(str, event["size"])
                self.tmux("resize-window", "-x", columns, "-y", height)
            else:
                # tmux repeats no characters of several bytes.
                plain = REPEATED.sub(lambda found: found[1] * (int(found[2]) + 1), event["output"])
                self.pipe.write(plain.encode("latin1"))
        self.position = len(events)
        return rows(self.tmux("capture-pane", "-p"))

    def output(self):
        return "".join(event.get("output", "") for event in self.events())

    def close(self):
        self.tmux("kill-server")
        self.pipe.close()


class Terminal:
    """A terminal with a shell below the relay; the subclasses start it and read its screen."""

    def __init__(self, name, gallery, variables=None, arguments=()):
        self.name, self.arguments = name, list(arguments)
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="terminal-"))
        (self.folder / "rc").write_text(
            f"PS1='{PROMPT} '\nalias g='{gallery} --page \"Text field\"'\nalias i='g --inline 6'\n")
        self.variables = {
            key: value for key, value in os.environ.items()
            if key not in ("TERM", "COLORTERM", "COLORFGBG", "TMUX", "STY", "NO_COLOR")
        } | {"LC_ALL": "C.UTF-8", "SHELL": "/bin/sh"} | (variables or {})
        self.relay = [sys.executable, str(FOLDER / "relay.py"), str(self.folder)]
        self.process = None
        self.emulator = Emulator(self.folder)

    def spawn(self, *command):
        self.process = subprocess.Popen(
            command, env=self.variables, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    def close(self):
        if self.process:
            self.process.kill()
            self.process.wait()
        self.emulator.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def title(self):
        return ""

    def shows(self, text, without=None):
        def body():
            lines = self.dump()
            found = any(text in line for line in lines)
            return found and not (without and any(without in line for line in lines))
        try:
            until("", body)
        except Failure:
            raise Failure(f"does not show {text!r}:\n" + "\n".join(self.dump())) from None

    def agrees(self):
        def body():
            return self.dump() == self.emulator.screen()
        try:
            until("", body)
        except Failure:
            pairs = zip(self.dump() + [""] * 99, self.emulator.screen())
            differing = "\n".join(f"  {a!r}\n  {b!r}" for a, b in pairs if a != b)
            raise Failure(f"shows another screen than the emulator:\n{differing}") from None

    def check(self):
        self.start()
        self.shows(PROMPT)
        self.type("g\n")
        self.shows(SHOWN)
        self.agrees()
        self.press("ctrl+z")
        self.shows(PROMPT, without=SHOWN)
        self.type("fg\n")
        self.shows(SHOWN)
        for key in KEYS:
            self.press(key)
        self.shows(EDITED)
        self.agrees()
        self.resize()
        until("resized", lambda: sum("size" in event for event in self.emulator.events()) > 1)
        self.shows(EDITED)
        self.agrees()
        self.press("ctrl+c")
        self.shows(PROMPT, without=SHOWN)
        self.type("echo $((20+22))\n")
        self.shows("42")
        if "Text field" in self.title():
            raise Failure("keeps the title of the app")
        self.look()
        self.check_inline()

    def check_inline(self):
        """Makes the terminal narrower below an inline app: no part of its wider rows may stay."""
        self.type("clear\n")
        self.shows(PROMPT, without="42")
        self.type("i\n")
        self.shows(SHOWN)
        # The cursor waits at the focus, with wide rows above it.
        self.press("Tab")
        self.narrow()
        self.shows("[ < ] Text field", without=SHOWN)
        lines = self.dump()
        # Terminals may have scrolled the prompt out.
        if f"{PROMPT} i" in lines:
            lines = lines[lines.index(f"{PROMPT} i") + 1:]
        if len(lines) > 6:
            raise Failure("keeps parts of wider rows:\n" + "\n".join(lines))

    def look(self):
        """Checks the colours of the recorded bytes."""
        if "16" in self.name:
            numbers = re.findall(r"\x1b\[([0-9;]*)m", self.emulator.output())
            if any({"31", "91", "38"} & set(number.split(";")) for number in numbers):
                raise Failure("shows greys in other colours")
        if self.name == "xterm-light" and "38;5;249m" in self.emulator.output():
            raise Failure("first shows a frame for a dark background")


class Window(Terminal):
    """A terminal in a window of the X server."""

    def open(self, *command):
        until("free of the last window", lambda: not self.windows())
        self.spawn(*command)
        self.window = until("a window", self.windows, seconds=20)[-1]
        run("xdotool", "windowfocus", self.window)

    def windows(self):
        return run("xdotool", "search", "--onlyvisible", "--class", ".").split()

    def press(self, *keys):
        run("xdotool", "key", "--delay", "20", *keys)

    def type(self, text):
        names = {"\n": "Return", " ": "space", "$": "dollar", "(": "parenleft", ")": "parenright",
                 "+": "plus"}
        self.press(*[names.get(character, character) for character in text])

    def resize(self):
        run("xdotool", "windowsize", self.window, "760", "500")

    def narrow(self):
        run("xdotool", "windowsize", self.window, "300", "500")

    def title(self):
        return run("xdotool", "getwindowname", self.window)

    def printed(self, key, last=False):
        """Presses the key that prints the screen to a file; returns its rows."""
        file = self.folder / "dump"
        start = file.stat().st_size if last and file.exists() else 0
        if not last:
            file.unlink(missing_ok=True)
        self.press(key)
        size = 0
        for _ in range(40):
            time.sleep(0.025)
            now = file.stat().st_size if file.exists() else 0
            if now > start and now == size:
                break
            size = now
        return rows(file.read_bytes()[start:].decode(errors="replace")) if size else []


class XTerm(Window):
    def start(self):
        self.open(
            "xterm", "-geometry", "80x24+0+0", "-xrm", f"*printerCommand: cat > {self.folder}/dump",
            "-xrm", "*printAttributes: 0", "-xrm",
            "*VT100.translations: #override <Key>Print: print()",
            *self.arguments, "-e", *self.relay)

    def dump(self):
        return self.printed("Print")


class Urxvt(Window):
    def start(self):
        self.open("urxvt", "-geometry", "80x24+0+0", "-print-pipe", f"cat > {self.folder}/dump",
                  "-e", *self.relay)

    def dump(self):
        return self.printed("Print")


class St(Window):
    def start(self):
        self.open("st", "-g", "80x24+0+0", "-o", str(self.folder / "dump"), "-e", *self.relay)

    def dump(self):
        return self.printed("shift+Print", last=True)


class Kitty(Window):
    def start(self):
        self.variables["LIBGL_ALWAYS_SOFTWARE"] = "1"
        self.socket = f"unix:{self.folder}/kitty"
        options = ["allow_remote_control=yes", "remember_window_size=no", "initial_window_width=80c",
                   "initial_window_height=24c", "shell_integration=disabled", "update_check_interval=0"]
        self.open("kitty", "--config", "NONE", "--listen-on", self.socket,
                  *[part for option in options for part in ("-o", option)], *self.relay)

    def dump(self):
        return rows(run("kitty", "@", "--to", self.socket, "get-text", env=self.variables))


class Tmux(Terminal):
    names = {"BackSpace": "BSpace", "Delete": "DC", "alt+BackSpace": "M-BSpace", "ctrl+z": "C-z", "ctrl+c": "C-c"}

    def tmux(self, *arguments):
        return run("tmux", "-S", str(self.folder / "tmux"), *arguments, env=self.variables)

    def start(self):
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", *self.relay)

    def dump(self):
        return rows(self.tmux("capture-pane", "-p"))

    def press(self, key):
        self.tmux("send-keys", self.names.get(key, key))

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def resize(self):
        self.tmux("resize-window", "-x", "100", "-y", "30")

    def narrow(self):
        self.tmux("resize-window", "-x", "45", "-y", "30")

    def close(self):
        self.tmux("kill-server")
        super().close()


class Screen(Terminal):
    """GNU screen within tmux, which shows what a user of screen would see."""

    def start(self):
        self.tmux = Tmux("outer", "")
        self.variables["SCREENDIR"] = str(self.folder)
        self.tmux.variables = self.variables
        (self.folder / "screenrc").write_text("startup_message off\n")
        self.tmux.relay = ["screen", "-U", "-c", str(self.folder / "screenrc"), "-S", "matrix", *self.relay]
        self.tmux.start()

    def dump(self):
        return self.tmux.dump()

    def press(self, key):
        self.tmux.press(key)

    def type(self, text):
        self.tmux.type(text)

    def resize(self):
        self.tmux.resize()

    def narrow(self):
        self.tmux.narrow()

    def close(self):
        run("screen", "-S", "matrix", "-X", "quit", env=self.variables)
        self.tmux.close()
        super().close()


def terminals(gallery):
    """Returns each terminal by its name, with the program that it needs."""
    few = {"TERM": "xterm"}
    light, dark = ["-bg", "white", "-fg", "black"], ["-bg", "black", "-fg", "white"]
    name = lambda count: ["-tn", count]
    return {
        "xterm-dark": ("xterm", lambda: XTerm("xterm-dark", gallery, None, dark + name("xterm-256color"))),
        "xterm-light": ("xterm", lambda: XTerm("xterm-light", gallery, None, light + name("xterm-256color"))),
        "xterm-16-dark": ("xterm", lambda: XTerm("xterm-16-dark", gallery, few, dark + name("xterm"))),
        "xterm-16-light": ("xterm", lambda: XTerm("xterm-16-light", gallery, few, light + name("xterm"))),
        "st": ("st", lambda: St("st", gallery)),
        "urxvt": ("urxvt", lambda: Urxvt("urxvt", gallery)),
        "kitty": ("kitty", lambda: Kitty("kitty", gallery)),
        "tmux": ("tmux", lambda: Tmux("tmux", gallery)),
        "screen": ("screen", lambda: Screen("screen", gallery)),
    }


def start_server():
    """Starts an X server on a free display, and makes the terminals use it."""
    read, write = os.pipe()
    server = subprocess.Popen(
        # Without `-noreset` the server restarts when a terminal ends, and refuses one that starts then.
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1200x900x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    os.environ["DISPLAY"] = ":" + os.read(read, 20).decode().strip()
    return server


def main():
    gallery, wanted = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2:]
    failures, server = [], start_server() if shutil.which("Xvfb") else None
    try:
        for name, (program, make) in terminals(gallery).items():
            if wanted and name not in wanted:
                continue
            needed = [program, "tmux"] + ([] if program in ("tmux", "screen") else ["Xvfb", "xdotool"])
            missing = [program for program in needed if not shutil.which(program)]
            if missing:
                print(f"{name}: not tried, {' and '.join(missing)} missing", flush=True)
                if os.environ.get("SCREENKIT_REQUIRE_TERMINALS"):
                    failures.append(name)
                continue
            start, terminal = time.monotonic(), make()
            try:
                terminal.check()
                print(f"{name}: passed in {time.monotonic() - start:.1f} s", flush=True)
            except Failure as failure:
                print(f"{name}: {failure}", flush=True)
                failures.append(name)
            finally:
                terminal.close()
    finally:
        if server:
            server.kill()
            server.wait()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
