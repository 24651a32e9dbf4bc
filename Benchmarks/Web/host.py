"""A web host as a process, and visitors with pages and sockets but without a browser."""
import atexit, base64, json, os, re, resource, selectors, socket, subprocess, sys, time, urllib.request


def raise_limit():
    """Raises the limit of open files to the system's maximum."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def percentile(values, part):
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


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
        """Returns the resident memory in bytes."""
        text = open(f"/proc/{self.process.pid}/status").read()
        return int(re.search(r"VmRSS:\s+(\d+)", text)[1]) * 1024

    def cpu(self):
        """Returns the processor time in seconds."""
        # The clock of a process by its identifier; see clock_getcpuclockid(3).
        return time.clock_gettime(~self.process.pid << 3 | 2)

    def turns(self):
        """Returns the number of turns and their total time in seconds, from the host's own figures."""
        text = urllib.request.urlopen(self.origin + "/metrics").read().decode()
        values = [int(re.search(rf"^screenkit_web_{name} (\d+)", text, re.M)[1])
                  for name in ("turns_total", "turn_microseconds_total")]
        return values[0], values[1] / 1e6

    def kill(self):
        self.process.kill()
        self.process.wait()


class Session:
    """A visitor: a page and its socket."""

    def __init__(self, host, path="/settings", buttons=("Faster", "Slower")):
        connection = socket.create_connection(("127.0.0.1", host.port))
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nConnection: close\r\n\r\n".encode())
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
        pattern = r'<button(?=[^>]* aria-label="{0}"|[^>]*>{0}<)[^>]* id="n(\d+)"'
        self.buttons = [int(re.search(pattern.format(name), text)[1]) for name in buttons]
        self.frame, self.message, self.confirmed, self.clicks = 0, 0, 0, []
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
        """Returns the next text of the host."""
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
        """Returns the next frame; counts frames and confirmed messages."""
        text = self.receive()
        frame = json.loads(text)
        for operation in frame[1:]:
            if operation[0] == "j":
                self.frame, self.confirmed = operation[2:]
        self.frame += len(frame) > 1
        self.confirmed += frame[0]
        self.answer = text
        return frame

    def receive_all(self):
        """Takes the arrived frames, without a wait for more."""
        self.socket.setblocking(False)
        try:
            while True:
                self.take()
        except BlockingIOError:
            pass
        finally:
            self.socket.settimeout(30)

    def click(self, button=None):
        """Presses a button, and waits for the answer."""
        self.message += 1
        text = f'[{self.message},["p",{button or self.buttons[0]}]]'
        self.send(text)
        while self.confirmed < self.message:
            self.take()
        self.bytes = (len(text), len(self.answer))
        self.clicks.append(time.monotonic())
        self.send(f'[0,["a",{self.frame}]]')


class Crowd:
    """Many sessions, whose sockets are read together."""

    def __init__(self, sessions):
        self.sessions, self.selector = sessions, selectors.DefaultSelector()
        for session in sessions:
            self.selector.register(session.socket, selectors.EVENT_READ, session)

    def rest(self, seconds, acknowledge=False):
        """Answers pings, and takes frames, for some seconds."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            for key, _ in self.selector.select(left):
                before = key.data.frame
                key.data.receive_all()
                if acknowledge and key.data.frame != before:
                    key.data.send(f'[0,["a",{key.data.frame}]]')
