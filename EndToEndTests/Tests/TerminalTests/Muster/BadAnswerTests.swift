internal import Testing

/// Faults of servers, during login and in the list, from a user's view.
@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `Muster with a faulty server` {
  @Test func `reports a wrong password at once, and accepts the right one`() throws {
    let (session, campus) = (try MusterSession(), try Campus())
    let challenge = LoopbackServer.Answer.http(
      401, headers: ["WWW-Authenticate: Basic realm=\"Muster\""], "{}")
    try session.launch(at: campus.address)
    try session.logIn(password: "south wind")
    try session.see("Wrong user name or password.")
    // The field is empty and has the focus again.
    try session.lose("•")
    campus.answer("POST /api/login", with: challenge)
    try session.tmux.type("north star")
    try session.tmux.press("Enter")
    try eventually("a second login") { campus.routes.count == 2 ? () : nil }
    try session.see("Wrong user name or password.")
    try session.lose("•")
    campus.answer("POST /api/login", with: nil)
    try session.tmux.type("north star")
    try session.tmux.press("Enter")
    try session.see("Welcome, anna")
    try session.quit()
  }

  @Test func `reports the end of a lock after too many wrong passwords`() throws {
    let session = try MusterSession()
    try session.launch()
    try session.logIn(password: "x")
    for _ in 0..<4 {
      try session.see("Wrong user name or password.")
      try session.lose("•")
      try session.tmux.type("x")
      try session.tmux.press("Enter")
    }
    try session.see("Too many wrong passwords. Try again after 20")
    try session.quit()
  }

  @Test func `reports a closed port, and connects later`() throws {
    let (session, campus) = (try MusterSession(), try Campus())
    campus.stop()
    try session.launch(at: campus.address)
    try session.logIn()
    try session.see("The server cannot be reached")
    try campus.start()
    try session.tmux.press("Enter")
    try session.see("Welcome, anna")
    try session.quit()
  }

  @Test func `reports an unknown host`() throws {
    let session = try MusterSession()
    try session.launch(at: "https://no-such-host.invalid")
    try session.logIn()
    try session.see("The server", "[ Log in ]", within: .seconds(20))
    try session.quit()
  }

  @Test(.enabled(if: TLSServer.isThere, "openssl is not installed"))
  func `reports an untrusted certificate`() throws {
    let (session, server) = (try MusterSession(), try TLSServer([:]))
    try session.launch(at: server.origin)
    try session.logIn()
    try session.see("its certificate is not trusted", "[ Log in ]")
    try session.quit()
  }

  @Test func `waits ten seconds for a silent server, unless it is cancelled`() throws {
    let (session, campus) = (try MusterSession(), try Campus())
    campus.answer("POST /api/login", with: .silence)
    try session.launch(at: campus.address)
    try session.logIn()
    try session.see("Cancel", "Logging in (may take 10 s)")
    try session.tmux.press("Enter")
    try session.see("Cancelled.")
    try session.tmux.press("Enter")
    try session.see("The server did not respond within 10 seconds.", within: .seconds(20))
    campus.answer("POST /api/login", with: nil)
    try session.tmux.press("Enter")
    try session.see("Welcome, anna")
    try session.quit()
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let answer: LoopbackServer.Answer
    /// The message for the user.
    let message: String

    init(_ name: String, _ answer: LoopbackServer.Answer, _ message: String) {
      (testDescription, self.answer, self.message) = (name, answer, message)
    }
  }

  static let answers = [
    Bad("a foreign 404", .http(404, kind: "text/html", "<h1>No</h1>"), "its status is 404"),
    Bad("another service", .http(500, "{\"error\":7}"), "its status is 500"),
    Bad(
      "HTML", .http(200, kind: "text/html", "<h1>Airport</h1>"), "its type is text/"),
    Bad("nothing", .http(200), "it is empty"),
    Bad("half of it", .http(200, "{\"token\":", length: 99), "ended before the response came"),
    Bad("no answer", .hangUp, "ended before the response came"),
    Bad("a cut head", .bytes(Array("HTTP/1.1 200 OK\r\nConte".utf8)), "ended before the response"),
    Bad(
      "trailers",
      .bytes(
        Array(
          ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
            + "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\nX: y\r\n\r\n").utf8)),
      "it is damaged"),
    Bad("a huge length", .http(200, "{}", length: .max), "it is too long"),
    Bad(
      "a huge head", .http(200, headers: Array(repeating: "X: y", count: 100_000)),
      "it is too long"),
    Bad("no JSON", .http(200, "{\"token\":"), "it is damaged"),
    Bad("wrong types", .http(200, "{\"token\":7,\"announcements\":\"x\"}"), "it is damaged"),
    Bad("escapes", .http(500, "{\"code\":\"failed\",\"message\":\"\\u001b[2Jboo\"}"), "boo"),
    Bad(
      "elsewhere", .http(302, headers: ["Location: http://127.0.0.1:1/"]), "its status is 302"),
  ]

  @Test(arguments: answers)
  func `reports a faulty answer, and continues`(bad: Bad) throws {
    let (session, campus) = (try MusterSession(), try Campus([.numbered(1)]))
    campus.answer("POST /api/login", with: bad.answer)
    try session.launch(at: campus.address)
    try session.logIn()
    try session.see(bad.message, "[ Log in ]")
    campus.answer("POST /api/login", with: nil)
    try session.tmux.press("Enter")
    try session.see("Welcome, anna")
    try session.tmux.press("Enter")
    try session.see("Title 1")

    // The loaded content stays visible beside the error.
    campus.answer("GET /api/announcements", with: bad.answer)
    try session.tmux.press("F5")
    try session.see(bad.message, "Title 1", "Try again")
    campus.answer("GET /api/announcements", with: nil)
    try session.tmux.press("F5")
    try session.lose("Try again")
    try session.see("Title 1")
    try session.quit()
  }

  @Test func `shows a repeated announcement once, and reports it`() throws {
    let (session, campus) = (try MusterSession(), try Campus([.numbered(1), .numbered(1)]))
    try session.launch(at: campus.address)
    try session.enter()
    try session.see("One announcement is damaged", "Title 1", "Try again")
    campus.publish(.numbered(1))
    try session.tmux.press("F5")
    try session.see("Title 1")
    try session.lose("Try again")
    try session.quit()
  }

  @Test func `keeps read marks when another server answers`() throws {
    let (session, campus) = (try MusterSession(), try Campus([.numbered(1)]))
    campus.answer("POST /api/read-marks", with: .http(200, kind: "text/html", "<h1>Airport</h1>"))
    try session.launch(at: campus.address)
    try session.enter()
    try session.tmux.press("Enter")
    try session.see("Body 1.")
    try eventually("a mark") { campus.attempts.isEmpty ? nil : () }
    #expect(campus.marks.isEmpty)
    try session.quit()
    campus.answer("POST /api/read-marks", with: nil)
    try session.launch(at: campus.address)
    try session.enter()
    #expect(campus.marks.count == 1)
    try session.quit()
  }

  @Test func `asks the server after a lost answer, and musters once`() throws {
    let (session, campus) = (try MusterSession(), try Campus())
    campus.answer("POST /api/muster", with: .hangUp)
    try session.launch(at: campus.address)
    try session.enter()
    try session.tmux.press("2")
    try session.see("[ Muster ]")
    try session.tmux.press("Enter")
    try session.see("The connection ended", "app will ask the server")
    campus.answer("POST /api/muster", with: nil)
    let asked = campus.routes.count
    try session.tmux.press("Enter", "Enter", "Enter")
    try session.see("You have mustered today.")
    #expect(campus.routes.dropFirst(asked) == ["GET /api/muster", "POST /api/muster"])
    #expect(campus.musters.count == 1)
    try session.quit()
  }
}
