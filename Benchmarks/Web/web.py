#!/usr/bin/env python3
"""Measures a web host over real sockets, and kills it under load.

  Benchmarks/Web/web.py PROGRAM [--sessions N] [--clicks N]

PROGRAM is HeartBeatWeb, built in release:

  swift build -c release --package-path Servers/WebHost --product HeartBeatWeb

It prints the bytes of a click and of the first page, the time of an event, the memory of a connected
session, and what `kill -9` under all sessions loses. It needs Python alone. The status is 1 if a session is
lost, or more than a second of clicks.
"""
import argparse, atexit, base64, gzip, json, os, re, resource, socket, subprocess, sys, tempfile, time, urllib.parse


class Host:
    """The program as a process with a store."""

    def __init__(self, program, store, port=0):
        limit = "1000000"
        self.process = subprocess.Popen(
            [program, "--quiet", "--port", str(port), "--store", store, "--sessions-per-device", limit,
             "--sessions-per-address", limit, "--connections-per-address", limit, "--sessions", limit],
            stdout=subprocess.PIPE, text=True)
        atexit.register(self.kill)
        line = self.process.stdout.readline()
        address = re.search(r"http://([0-9.]+):(\d+)", line)
        if not address:
            sys.exit(f"{program} did not start: {line}")
        self.port = int(address[2])
        self.origin = f"http://{address[1]}:{self.port}"

    def memory(self):
        """The resident memory in bytes."""
        text = open(f"/proc/{self.process.pid}/status").read()
        return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) * 1024

    def cpu(self):
        """The processor time in seconds."""
        fields = open(f"/proc/{self.process.pid}/stat").read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self):
        self.process.kill()
        self.process.wait()


class Session:
    """A visitor: a page and its socket."""

    def __init__(self, host):
        connection = socket.create_connection(("127.0.0.1", host.port))
        connection.sendall(f"GET /settings HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while piece := connection.recv(1 << 16):
            answer += piece
        head, body = answer.split(b"\r\n\r\n", 1)
        if b" 200 " not in head.split(b"\r\n")[0] + b" ":
            sys.exit(f"no page: {head.decode()}")
        self.page = body
        self.cookie = re.search(rb"[Ss]et-[Cc]ookie: ([^;]+)", head)[1].decode()
        text = body.decode()
        boot = json.loads(re.search(r"id=sk-boot>(.*?)</script>", text, re.S)[1])
        self.ticket, self.epoch, self.path = boot["ticket"], boot["epoch"], boot["socket"]
        button = r'<button aria-label="%s"[^>]* id="n(\d+)"'
        self.faster, self.slower = (int(re.search(button % name, text)[1]) for name in ("Faster", "Slower"))
        self.frame, self.message, self.clicks = 0, 0, []
        self.bytes = (0, 0)
        self.join(host)

    def join(self, host):
        """Connects and joins; returns the frames of the answer."""
        self.socket = socket.create_connection(("127.0.0.1", host.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.settimeout(30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nOrigin: {host.origin}\r\n"
            f"Cookie: {self.cookie}\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            piece = self.socket.recv(1 << 16)
            if not piece:
                raise ConnectionError("closed")
            self.buffer += piece
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head:
            raise ConnectionError(head.decode())
        self.send(json.dumps(["j", self.ticket, self.epoch, self.frame]))
        self.ticket = json.loads(self.receive())[1]
        return self.take()

    def send(self, text, code=1):
        data, mask = text if isinstance(text, bytes) else text.encode(), os.urandom(4)
        head = bytes([0x80 | code]) + (bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2, "big"))
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        """The next text of the host."""
        while True:
            while len(self.buffer) < 2 or len(self.buffer) < self.needed():
                piece = self.socket.recv(1 << 16)
                if not piece:
                    raise ConnectionError("closed")
                self.buffer += piece
            start, end = self.needed() - self.length(), self.needed()
            code, data = self.buffer[0] & 15, self.buffer[start:end]
            self.buffer = self.buffer[end:]
            if code == 8:
                raise ConnectionError(f"closed with {int.from_bytes(data[:2], 'big')}")
            if code == 9:
                self.send(data, 10)
            if code == 1:
                return data.decode()

    def length(self):
        first = self.buffer[1] & 127
        if first < 126:
            return first
        count = 2 if first == 126 else 8
        return int.from_bytes(self.buffer[2:2 + count], "big")

    def needed(self):
        first = self.buffer[1] & 127
        start = 2 if first < 126 else 4 if first == 126 else 10
        return start + self.length() if len(self.buffer) >= start else start + 1

    def take(self):
        """The next frame; remembers its number."""
        text = self.receive()
        frame = json.loads(text)
        self.frame = frame[0] or self.frame
        self.answer = text
        return frame

    def click(self, button=None):
        """Presses a button, and waits for the answer."""
        self.message += 1
        text = f'[{self.message},["p",{button or self.faster}]]'
        self.send(text)
        while self.take()[1] < self.message:
            pass
        self.bytes = (len(text), len(self.answer))
        self.clicks.append(time.monotonic())
        self.send(f'[0,["a",{self.frame}]]')


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def main():
    options = argparse.ArgumentParser()
    options.add_argument("program")
    options.add_argument("--sessions", type=int, default=300)
    options.add_argument("--clicks", type=int, default=2000)
    options = options.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        store = folder + "/sessions.sqlite"
        host = Host(options.program, store)
        first = Session(host)
        print(f"first page: {len(first.page)} bytes, {len(gzip.compress(first.page, 9))} compressed")
        for _ in range(20):
            first.click()
        times, cpu = [], host.cpu()
        for count in range(options.clicks):
            begin = time.perf_counter()
            first.click(first.slower if count % 2 else first.faster)
            times.append(time.perf_counter() - begin)
            # The host limits messages; two of them make a click.
            time.sleep(max(0, 0.0105 - times[-1]))
        cpu = (host.cpu() - cpu) / len(times)
        print(f"click: {first.bytes[0]} bytes up, {first.bytes[1]} down; p50 {percentile(times, .5) * 1e3:.2f} ms, "
              f"p99 {percentile(times, .99) * 1e3:.2f} ms, {cpu * 1e6:.0f} µs of processor time with its acknowledgement")
        before = host.memory()
        sessions = []
        while len(sessions) < options.sessions:
            sessions.append(Session(host))
            if len(sessions) % 200 == 0:
                # The host closes sockets that do not answer its pings.
                for session in sessions:
                    session.click()
        print(f"connected session: {(host.memory() - before) / len(sessions) / 1024:.1f} KiB "
              f"(of {len(sessions)}, {host.memory() >> 20} MiB in all)")
        begin, times = time.monotonic(), []
        while time.monotonic() - begin < 5:
            for session in sessions:
                start = time.perf_counter()
                session.click()
                times.append(time.perf_counter() - start)
        print(f"click beside {len(sessions)} active sessions: p50 {percentile(times, .5) * 1e3:.2f} ms, "
              f"p99 {percentile(times, .99) * 1e3:.2f} ms")
        killed = time.monotonic()
        host.kill()
        host = Host(options.program, store, host.port)
        lost, clicks, age = 0, 0, 0.0
        for session in sessions:
            try:
                session.join(host)
                rate = int(re.search(r"(\d+) BPM", session.answer)[1])
            except (ConnectionError, OSError, TypeError) as error:
                lost += 1
                print(f"lost: {error}", file=sys.stderr)
                continue
            missing = min(60 + len(session.clicks), 220) - rate
            if missing > 0:
                clicks += missing
                age = max(age, killed - session.clicks[-missing])
        print(f"kill -9 under {len(sessions)} sessions: {lost} lost, {clicks} confirmed clicks lost, "
              f"the oldest {age:.2f} s before")
        host.kill()
        sys.exit(1 if lost or age > 1 else 0)


main()
