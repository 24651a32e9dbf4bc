#!/usr/bin/env python3
"""Measures a small app in a headless Chromium, beside the same app in other frameworks.

  Benchmarks/Web/peers.py CLICKWEB [--python VENV/bin/python] [--rounds N] [--clicks N] [--json FILE]
  Benchmarks/Web/peers.py CLICKWEB --beside N

CLICKWEB is the program of that name, built in release:

  swift build -c release --package-path Servers/WebHost --product ClickWeb

VENV is a virtual environment of Python with nicegui, streamlit and textual-serve. Without --python, one is
made in .build-peers of this repository. The frameworks take turns; each figure is the median of the rounds.

With --beside, N other visitors click meanwhile, each every two seconds; no other framework runs then.

The app has a button that counts clicks, and a label that changes each second. The time of a click begins
before the event is dispatched, and ends when the page's elements have changed. The page of textual-serve
draws a terminal on a canvas; there it ends when the bytes of the terminal have arrived, before they are drawn.
"""
import argparse, gzip, json, os, pathlib, socket, statistics, subprocess, sys, tempfile, time, urllib.request, venv

from chromium import Chromium, Page

apps = pathlib.Path(__file__).resolve().parent / "apps"

MEASURE = """
window.shownAt = 0
window.count = 0
const looks = []
const observer = new MutationObserver(() => { for (const look of [...looks]) look() })
observer.observe(document, { subtree: true, childList: true, characterData: true })
window.until = text => new Promise(done => {
  const look = () => {
    if (!shown(text)) return
    looks.splice(looks.indexOf(look), 1)
    done(performance.now())
  }
  looks.push(look)
  look()
})
window.look = () => { for (const look of [...looks]) look() }
window.clickOnce = async () => {
  window.prepare?.()
  const begin = performance.now()
  const end = until(String(++count))
  press()
  return await end - begin
}
until('0').then(time => { shownAt = time })
"""

ELEMENTS = """
window.shown = text => [...document.querySelectorAll('%s')].some(e => e.textContent.trim() === text)
window.press = () => [...document.querySelectorAll('button')].find(e => e.textContent.trim().toLowerCase() === 'click').click()
"""

TERMINAL = """
let output = ''
window.shown = text => output.includes(`m${text}\\x1b[`)
window.prepare = () => { output = '' }
const Native = window.WebSocket
window.WebSocket = class extends Native {
  constructor(...all) {
    super(...all)
    this.addEventListener('message', async event => {
      const data = event.data
      output += typeof data === 'string' ? data : new TextDecoder().decode(data.arrayBuffer ? await data.arrayBuffer() : data)
      window.look()
    })
  }
}
window.press = () => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  Object.defineProperty(event, 'keyCode', { get: () => 13 })
  document.querySelector('.xterm-helper-textarea').dispatchEvent(event)
}
"""


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Server:
    """A framework's server as a process."""

    def __init__(self, command, port):
        self.port = port
        self.process = subprocess.Popen(
            command, env=os.environ | {"PORT": str(port)}, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                return socket.create_connection(("127.0.0.1", port)).close()
            except OSError:
                time.sleep(.05)
        sys.exit(f"{command} did not start")

    def processes(self):
        """Returns the process and its child processes."""
        parents = {}
        for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                parents.setdefault(int(path.read_text().rsplit(")", 1)[1].split()[1]), []).append(int(path.parent.name))
            except OSError:
                pass
        found, waiting = [], [self.process.pid]
        while waiting:
            found.append(waiting.pop())
            waiting += parents.get(found[-1], [])
        return found

    def total(self, read):
        """Returns the sum of a figure over all processes."""
        total = 0
        for process in self.processes():
            try:
                total += read(pathlib.Path(f"/proc/{process}"))
            except OSError:
                pass
        return total

    def cpu(self):
        """Returns the processor time in seconds, including ended threads."""
        # The clock of a process by its identifier; see clock_getcpuclockid(3).
        return self.total(lambda path: time.clock_gettime(~int(path.name) << 3 | 2))

    def memory(self):
        """Returns the memory in bytes, with a part of the pages that processes share."""
        def read(path):
            lines = (path / "smaps_rollup").read_text().splitlines()
            return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
        return self.total(read)

    def stop(self):
        for process in reversed(self.processes()):
            try:
                os.kill(process, 9)
            except OSError:
                pass
        self.process.wait()


def fetch(port):
    """Returns the first page, decompressed."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}/", headers={"Accept-Encoding": "identity"})
    return urllib.request.urlopen(request).read()


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def measure(browser, server, script, options):
    """Returns the figures of one round."""
    # A button of Textual ignores a press within 0.2 s of another one.
    pause, count = (.3, options.clicks // 3) if script == TERMINAL else (.02, options.clicks)
    address = f"http://127.0.0.1:{server.port}/"
    figures = {"first page, gzip -9": len(gzip.compress(fetch(server.port), 9))}

    def load():
        page = Page(browser, script + MEASURE)
        page.open(address)
        page.wait("window.shownAt", 60)
        return page

    load().close()
    paints, times = [], []
    for _ in range(options.loads):
        page = load()
        paints.append(page.value(
            "new Promise(done => new PerformanceObserver(list => done(list.getEntriesByName('first-contentful-paint')[0]"
            ".startTime)).observe({ type: 'paint', buffered: true }))"))
        times.append(page.value("shownAt"))
        if len(times) < options.loads:
            page.close()
    page.rest(2)
    figures |= {
        "script and style, transferred": page.transferred("Script", "Stylesheet"),
        "all files, transferred": page.transferred("Script", "Stylesheet", "Font", "Document", "Image", "Fetch", "XHR"),
        "first contentful paint, ms": statistics.median(paints),
        "counter shown, ms": statistics.median(times),
    }

    def sums(frames):
        return [sum(size for _, up, size, _ in frames if up == wanted) for wanted in (True, False)]

    before, cpu = len(page.frames), server.cpu()
    page.rest(10)
    idle, idle_cpu = sums(page.frames[before:]), (server.cpu() - cpu) / 10
    figures |= {"bytes a beat, up": idle[0] / 10, "bytes a beat, down": idle[1] / 10,
                "idle with a beat a second, ms of processor time a second": idle_cpu * 1e3}
    for _ in range(20):
        page.value("clickOnce()")
        page.rest(pause)
    before, cpu, begin, clicks = len(page.frames), server.cpu(), time.monotonic(), []
    for _ in range(count):
        clicks.append(page.value("clickOnce()"))
        page.rest(pause)
    length = time.monotonic() - begin
    page.rest(.5)
    up, down = sums(page.frames[before:])
    figures |= {
        "bytes a click, up": (up - idle[0] / 10 * length) / len(clicks),
        "bytes a click, down": (down - idle[1] / 10 * length) / len(clicks),
        "click to elements, p50 ms": percentile(clicks, .5), "click to elements, p99 ms": percentile(clicks, .99),
        "server, µs of processor time a click": (server.cpu() - cpu - idle_cpu * (length + .5)) / len(clicks) * 1e6,
    }
    before, pages = server.memory(), []
    for _ in range(options.pages):
        pages.append(load())
    figures["memory a session, KiB"] = (server.memory() - before) / len(pages) / 1024
    figures["frames"] = [[up, size, payload[:200]] for _, up, size, payload in page.frames[-8:]]
    for one in pages + [page]:
        one.close()
    return figures


def beside(options, peer):
    """Prints the time of a click while other visitors click, each every two seconds."""
    browser, port = Chromium(), free_port()
    many = str(10 * options.beside)
    limits = [f"--{name}" for name in ("sessions-per-device", "sessions-per-address", "connections-per-address")]
    server = Server([part.replace("{port}", str(port)) for part in peer[0]] + [
        word for limit in limits for word in (limit, many)], port)
    crowd = subprocess.Popen(
        [sys.executable, str(apps.parent / "active.py"), str(port), str(options.beside), "Click"], stdout=subprocess.PIPE)
    try:
        crowd.stdout.readline()
        for _ in range(options.rounds):
            page = Page(browser, peer[1] + MEASURE)
            page.open(f"http://127.0.0.1:{port}/")
            page.wait("window.shownAt", 60)
            # A press before the start of the script sends a form, and loads another page.
            page.wait("sessionStorage.length", 60)
            page.rest(1)
            for _ in range(20):
                page.value("clickOnce()")
            times, cpu, begin = [], server.cpu(), time.monotonic()
            for _ in range(options.clicks):
                times.append(page.value("clickOnce()"))
                page.rest(.02)
            share = (server.cpu() - cpu) / (time.monotonic() - begin)
            page.close()
            print(f"click to elements beside {options.beside} active sessions: p50 {percentile(times, .5):.1f} ms, "
                  f"p99 {percentile(times, .99):.1f} ms; the host takes {share * 100:.0f} % of a core, "
                  f"{share / options.beside * 2e6:.0f} µs for a click of theirs with its beats and its saving; "
                  f"load {os.getloadavg()[0]:.1f}")
    finally:
        crowd.kill()
        server.stop()
        browser.close()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--python")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--clicks", type=int, default=300)
    options.add_argument("--loads", type=int, default=5)
    options.add_argument("--pages", type=int, default=10)
    options.add_argument("--only")
    options.add_argument("--beside", type=int)
    options.add_argument("--json")
    options = options.parse_args()
    if not options.python:
        folder = apps.parents[2] / ".build-peers"
        options.python = folder / "bin/python"
        if not options.python.exists():
            venv.create(folder, with_pip=True)
            subprocess.run([options.python, "-m", "pip", "install", "-q", "nicegui", "streamlit", "textual-serve"], check=True)
    python = str(options.python)
    peers = {
        "ScreenKit": ([options.program, "--quiet", "--port", "{port}"], ELEMENTS % "span"),
        "NiceGUI": ([python, str(apps / "nicegui_app.py")], ELEMENTS % "#clicks"),
        "Streamlit": ([python, "-m", "streamlit", "run", str(apps / "streamlit_app.py"), "--server.port", "{port}",
                       "--server.address", "127.0.0.1", "--server.headless", "true",
                       "--browser.gatherUsageStats", "false"], ELEMENTS % "[data-testid=stText]"),
        "textual-serve": ([python, str(apps / "textual_server.py")], TERMINAL),
    }
    if options.beside:
        return beside(options, peers["ScreenKit"])
    results, browser = {name: [] for name in peers if options.only in (None, name)}, Chromium()
    for number in range(options.rounds):
        for name in results:
            load, (command, script) = os.getloadavg()[0], peers[name]
            port = free_port()
            server = Server([part.replace("{port}", str(port)) for part in command], port)
            try:
                figures = measure(browser, server, script, options)
            finally:
                server.stop()
            results[name].append(figures | {"load": load})
            print(f"round {number + 1}: {name}, load {load:.2f}", file=sys.stderr)
    browser.close()
    if options.json:
        json.dump(results, open(options.json, "w"), indent=1)
    names = [key for key in next(iter(results.values()))[0] if key not in ("frames", "load")]
    print("| figure | " + " | ".join(results) + " |\n|---|" + "---|" * len(results))
    for key in names:
        row = [statistics.median(one[key] for one in rounds) for rounds in results.values()]
        print(f"| {key} | " + " | ".join(f"{value:,.1f}" if abs(value) < 100 else f"{value:,.0f}" for value in row) + " |")
    loads = [one["load"] for rounds in results.values() for one in rounds]
    print(f"\nThe load of the machine was {min(loads):.1f} to {max(loads):.1f} on {os.cpu_count()} cores.")


main()
