internal import ScreenKitC
internal import Synchronization
internal import Testing

/// Requests of a separate process, since proxies, traps and helpers affect whole processes.
@Suite(.serialized) struct `Requests of a program` {
  private static let token = "token-0123456789"

  @Test func `to this machine ignore the proxy of the environment`() throws {
    let visits = Mutex(0)
    let seen = Mutex("")
    let proxy = try LoopbackServer { _ in
      visits.withLock { $0 += 1 }
      return .http(200, "from the proxy")
    }
    let server = try LoopbackServer { request in
      seen.withLock { $0 = request.headers["authorization"] ?? "" }
      return .http(200, "from the server")
    }
    defer {
      proxy.stop()
      server.stop()
    }
    let names = ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY", "https_proxy"]
    let run = try FetchRun(
      "http://127.0.0.1:\(server.port)/", token: Self.token,
      environment: Dictionary(
        uniqueKeysWithValues: names.map { ($0, "http://127.0.0.1:\(proxy.port)") }))
    #expect(try run.outcome() == "response 200: from the server")
    #expect(seen.withLock { $0 } == Self.token)
    #expect(visits.withLock { $0 } == 0)
  }

  @Test func `by https tell a proxy only the host name`() throws {
    let requests = Mutex<[LoopbackServer.Request]>([])
    let proxy = try LoopbackServer { request in
      requests.withLock { $0.append(request) }
      return .http(502, "no")
    }
    defer { proxy.stop() }
    let run = try FetchRun(
      "https://muster.example.org/secret-path", method: "POST", token: Self.token, body: "north",
      environment: ["https_proxy": "http://127.0.0.1:\(proxy.port)"])
    #expect(try run.outcome().hasPrefix("error: The "))
    let seen = requests.withLock { $0 }
    #expect(Set(seen.map(\.route)) == ["CONNECT muster.example.org:443"])
    #expect(seen.allSatisfy { $0.body.isEmpty && !$0.headers.values.contains(Self.token) })
  }

  @Test func `by plain HTTP to another machine are refused`() throws {
    let outcome = try FetchRun("http://muster.example.org/").outcome()
    #expect(
      outcome == "error: Plain HTTP is allowed on this machine alone, not to muster.example.org."
        + " Use https.")
  }

  @Test(.enabled(if: TLSServer.isThere, "openssl is not installed"))
  func `report an untrusted certificate`() throws {
    let server = try TLSServer(["ok": Self.response("200 OK", "ok")])
    let outcome = try FetchRun("\(server.origin)/ok").outcome()
    #expect(outcome.hasPrefix("error: The server's certificate is not trusted: "), "\(outcome)")
  }

  @Test(.enabled(if: TLSServer.canBeTrusted, "no certificate can be added for one program"))
  func `report a certificate of another host`() throws {
    let server = try TLSServer(["ok": Self.response("200 OK", "ok")], for: "example.org")
    let outcome = try FetchRun("\(server.origin)/ok", within: server.trust).outcome()
    #expect(outcome.hasPrefix("error: The server's certificate is not trusted: "), "\(outcome)")
  }

  @Test func `by https to a closed port report an error`() throws {
    let port = try LoopbackServer.free()
    let outcome = try FetchRun("https://127.0.0.1:\(port)/").outcome()
    #expect(outcome == "error: The server cannot be reached: no program listens at its address.")
  }

  @Test(.enabled(if: TLSServer.canBeTrusted, "no certificate can be added for one program"))
  func `by https return content, and lost connections without a trap`() throws {
    let answers = [
      "ok": Self.response("200 OK", "content"),
      "elsewhere": Self.response("302 Found\r\nLocation: /ok", "moved"),
      "challenge": Self.response("401 No\r\nWWW-Authenticate: Basic realm=\"x\"", "no"),
      "cut": "HTTP/1.1 200 OK\r\nConte",
      "trailers":
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX: y\r\n\r\n",
      "huge": "HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\nabc",
      "long": "HTTP/1.1 200 OK\r\n"
        + String(repeating: "X: \(String(repeating: "y", count: 200))\r\n", count: 400)
        + "Content-Length: 0\r\n\r\n",
    ]
    let server = try TLSServer(answers)
    func outcome(_ path: String) throws -> String {
      try FetchRun("\(server.origin)/\(path)", token: Self.token, within: server.trust).outcome()
    }
    #expect(try outcome("ok") == "response 200: content")
    #expect(try outcome("elsewhere") == "response 302: moved")
    #expect(try outcome("challenge") == "response 401: no")
    // The library decides which response ends the helper; none of them ends the program.
    for path in ["cut", "huge", "long"] {
      #expect(try outcome(path).hasPrefix("error: The "), "\(path)")
    }
    #expect(
      ["error: The connection ended before the response came.", "response 200: a"].contains(
        try outcome("trailers")))
  }

  @Test(.enabled(if: access("/proc/self/stat", R_OK) == 0, "nothing tells of processes here"))
  func `by https hide credentials from the list of processes`() throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let run = try FetchRun(
      "https://127.0.0.1:\(server.port)/secret-path", method: "POST", token: Self.token,
      body: "north star", environment: ["SSLKEYLOGFILE": "/dev/null"])
    let helper = try run.helper()
    for name in ["cmdline", "environ"] {
      let text = FetchRun.file(name, of: helper)
      #expect(!text.isEmpty)
      for secret in [Self.token, "north star", "secret-path"] { #expect(!text.contains(secret)) }
    }
    // The library would write the keys of its connections there.
    #expect(!FetchRun.file("environ", of: helper).contains("SSLKEYLOGFILE"))
    // A helper with its own session has no terminal.
    try eventually("a helper without a terminal") {
      FetchRun.fields(of: helper).map { $0[3] == "\(helper)" && $0[4] == "0" } == true ? () : nil
    }
  }

  @Test(.enabled(if: access("/proc/self/stat", R_OK) == 0, "nothing tells of processes here"))
  func `end their helper when the program is killed`() throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let run = try FetchRun("https://127.0.0.1:\(server.port)/")
    let helper = try run.helper()
    run.app.send(SIGKILL)
    #expect(try run.app.waitForEnd(at: run.terminal) == .signal(SIGKILL))
    try eventually("the end of the helper") { FetchRun.fields(of: helper) == nil ? () : nil }
  }

  @Test(
    .enabled(if: access("/proc/self/stat", R_OK) == 0, "nothing tells of processes here"),
    arguments: [SIGKILL, SIGILL, SIGSEGV])
  func `report a lost connection when their helper dies`(signal: Int32) throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let run = try FetchRun("https://127.0.0.1:\(server.port)/")
    kill(try run.helper(), signal)
    #expect(try run.outcome() == "error: The connection ended before the response came.")
  }

  @Test(.enabled(if: access("/proc/self/stat", R_OK) == 0, "nothing tells of processes here"))
  func `end their helper at the deadline`() throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    let run = try FetchRun("https://127.0.0.1:\(server.port)/", seconds: 1)
    let helper = try run.helper()
    #expect(try run.outcome() == "error: The server did not respond in time.")
    // A busy system may take long to remove a killed process.
    try eventually("the end of the helper") { FetchRun.fields(of: helper) == nil ? () : nil }
  }

  @Test func `reveal nothing when the helper is started by hand`() throws {
    let terminal = try PseudoTerminal()
    let app = try AppProcess(
      Programs.path(of: "FetchApp"), ["--fetch-helper"], at: terminal)
    #expect(try app.waitForEnd(at: terminal) == .exit(2))
    #expect(terminal.received.isEmpty)
  }

  private static func response(_ head: String, _ body: String) -> String {
    "HTTP/1.1 \(head)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }
}
