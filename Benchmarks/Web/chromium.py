"""A headless Chromium, controlled through its debugging pipe."""
import json, os, select, shutil, subprocess, tempfile, time


class Chromium:
    """The browser: commands are JSON with a NUL at the end."""

    def __init__(self):
        program = shutil.which("chromium-headless-shell") or shutil.which("chrome-headless-shell")
        self.folder = tempfile.mkdtemp()
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        # The shell gives the pipes the descriptor numbers that the browser expects.
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", f'exec "$@" 3<&{commands} 4>&{answers} 0</dev/null 1>/dev/null 2>/dev/null', "sh",
             program, "--remote-debugging-pipe", f"--user-data-dir={self.folder}", "--no-sandbox", "--disable-gpu",
             "--no-first-run", "--disable-background-networking", "--disable-dev-shm-usage", "--lang=en-US",
             "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
             "--disable-backgrounding-occluded-windows"],
            pass_fds=(commands, answers))
        os.close(commands)
        os.close(answers)
        self.buffer, self.last, self.results, self.listeners = b"", 0, {}, {}

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def pump(self, timeout):
        """Reads the arrived messages, for at most `timeout` seconds."""
        if not select.select([self.answers], [], [], timeout)[0]:
            return
        piece = os.read(self.answers, 1 << 20)
        if not piece:
            raise ConnectionError("the browser has ended")
        *messages, self.buffer = (self.buffer + piece).split(b"\0")
        for text in messages:
            message = json.loads(text)
            if "id" in message:
                self.results[message["id"]] = message
            elif listener := self.listeners.get(message.get("sessionId")):
                listener(message["method"], message["params"])

    def send(self, method, parameters=None, session=None):
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        identity = self.last
        while identity not in self.results:
            self.pump(30)
        result = self.results.pop(identity)
        if "error" in result:
            raise RuntimeError(f"{method}: {result['error']['message']}")
        return result["result"]


class Page:
    """A page that shares nothing with others; it records the frames of sockets and the sizes of files."""

    def __init__(self, browser, script=""):
        self.browser = browser
        self.context = browser.send("Target.createBrowserContext")["browserContextId"]
        self.target = browser.send(
            "Target.createTarget", {"url": "about:blank", "browserContextId": self.context})["targetId"]
        self.session = browser.send("Target.attachToTarget", {"targetId": self.target, "flatten": True})["sessionId"]
        browser.listeners[self.session] = self.listen
        self.frames, self.kinds, self.sizes, self.bodies = [], {}, {}, {}
        for domain in ("Page", "Network", "Runtime"):
            self.send(f"{domain}.enable")
        if script:
            self.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def send(self, method, parameters=None):
        return self.browser.send(method, parameters, self.session)

    def listen(self, method, event):
        if method in ("Network.webSocketFrameSent", "Network.webSocketFrameReceived"):
            payload = event["response"]["payloadData"]
            isText = event["response"]["opcode"] == 1
            size = len(payload.encode()) if isText else len(payload) * 3 // 4 - payload[-2:].count("=")
            if event["response"]["opcode"] in (1, 2):
                self.frames.append((time.monotonic(), method == "Network.webSocketFrameSent", size, payload))
        elif method == "Network.responseReceived":
            self.kinds[event["requestId"]] = event["type"]
        elif method == "Network.loadingFinished":
            self.sizes[event["requestId"]] = event["encodedDataLength"]

    def open(self, address):
        self.send("Page.navigate", {"url": address})

    def value(self, text):
        result = self.send(
            "Runtime.evaluate", {"expression": text, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:400])
        return result["result"].get("value")

    def wait(self, text, timeout=30):
        """Waits until an expression is true."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            if self.value(f"Boolean({text})"):
                return
            self.rest(.02)
        raise TimeoutError(f"waited in vain for {text}")

    def rest(self, seconds):
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self.browser.pump(left)

    def transferred(self, *kinds):
        """Returns the bytes of the files of some kinds, including their heads."""
        return sum(self.sizes.get(key, 0) for key, kind in self.kinds.items() if kind in kinds)

    def close(self):
        self.browser.listeners.pop(self.session, None)
        self.browser.send("Target.disposeBrowserContext", {"browserContextId": self.context})
