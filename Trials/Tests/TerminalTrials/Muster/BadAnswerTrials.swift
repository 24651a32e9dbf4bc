internal import Testing

/// What servers do wrong, at Login and at the list, as a user sees it.
@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `Muster with a server that is not as it should be` {
  @Test func `says that a password is wrong, at once, and takes the right one`() throws {
    let (trial, campus) = (try MusterTrial(), try Campus())
    let challenge = LoopbackServer.Answer.http(
      401, headers: ["WWW-Authenticate: Basic realm=\"Muster\""], "{}")
    try trial.launch(at: campus.address)
    try trial.logIn(password: "south wind")
    try trial.see("Wrong user name or password.")
    // The field is empty and has the focus again.
    try trial.lose("•")
    campus.answer("POST /api/login", with: challenge)
    try trial.tmux.type("north star")
    try trial.tmux.press("Enter")
    try eventually("a second login") { campus.routes.count == 2 ? () : nil }
    try trial.see("Wrong user name or password.")
    try trial.lose("•")
    campus.answer("POST /api/login", with: nil)
    try trial.tmux.type("north star")
    try trial.tmux.press("Enter")
    try trial.see("Welcome, anna")
    try trial.quit()
  }

  @Test func `says until when too many wrong passwords lock out`() throws {
    let trial = try MusterTrial()
    try trial.launch()
    try trial.logIn(password: "x")
    for _ in 0..<4 {
      try trial.see("Wrong user name or password.")
      try trial.lose("•")
      try trial.tmux.type("x")
      try trial.tmux.press("Enter")
    }
    try trial.see("Too many wrong passwords. Try again after 20")
    try trial.quit()
  }

  @Test func `says that nobody listens, and finds who listens later`() throws {
    let (trial, campus) = (try MusterTrial(), try Campus())
    campus.stop()
    try trial.launch(at: campus.address)
    try trial.logIn()
    try trial.see("The server cannot be reached")
    try campus.start()
    try trial.tmux.press("Enter")
    try trial.see("Welcome, anna")
    try trial.quit()
  }

  @Test func `says that no such host is known`() throws {
    let trial = try MusterTrial()
    try trial.launch(at: "https://no-such-host.invalid")
    try trial.logIn()
    try trial.see("The server", "[ Log in ]", within: .seconds(20))
    try trial.quit()
  }

  @Test(.enabled(if: TLSServer.isThere, "openssl is not installed"))
  func `says that a certificate is not trusted`() throws {
    let (trial, server) = (try MusterTrial(), try TLSServer([:]))
    try trial.launch(at: server.origin)
    try trial.logIn()
    try trial.see("its certificate is not trusted", "[ Log in ]")
    try trial.quit()
  }

  @Test func `waits for a silent server ten seconds, unless it is called off`() throws {
    let (trial, campus) = (try MusterTrial(), try Campus())
    campus.answer("POST /api/login", with: .silence)
    try trial.launch(at: campus.address)
    try trial.logIn()
    try trial.see("Cancel", "Logging in (an answer may take 10 s)")
    try trial.tmux.press("Enter")
    try trial.see("Cancelled.")
    try trial.tmux.press("Enter")
    try trial.see("The server did not answer within 10 seconds.", within: .seconds(20))
    campus.answer("POST /api/login", with: nil)
    try trial.tmux.press("Enter")
    try trial.see("Welcome, anna")
    try trial.quit()
  }

  struct Bad: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let answer: LoopbackServer.Answer
    /// What the user reads of it.
    let message: String

    init(_ name: String, _ answer: LoopbackServer.Answer, _ message: String) {
      (testDescription, self.answer, self.message) = (name, answer, message)
    }
  }

  static let answers = [
    Bad("a foreign 404", .http(404, kind: "text/html", "<h1>No</h1>"), "it has the status 404"),
    Bad("another service", .http(500, "{\"error\":7}"), "it has the status 500"),
    Bad(
      "HTML", .http(200, kind: "text/html", "<h1>Airport</h1>"), "it is of the kind text/html"),
    Bad("nothing", .http(200), "it is empty"),
    Bad("half of it", .http(200, "{\"token\":", length: 99), "ended before the answer came"),
    Bad("no answer", .hangUp, "ended before the answer came"),
    Bad("a cut head", .bytes(Array("HTTP/1.1 200 OK\r\nConte".utf8)), "ended before the answer"),
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
      "elsewhere", .http(302, headers: ["Location: http://127.0.0.1:1/"]), "it has the status 302"),
  ]

  @Test(arguments: answers)
  func `says what is wrong with an answer, and goes on from there`(bad: Bad) throws {
    let (trial, campus) = (try MusterTrial(), try Campus([.numbered(1)]))
    campus.answer("POST /api/login", with: bad.answer)
    try trial.launch(at: campus.address)
    try trial.logIn()
    try trial.see(bad.message, "[ Log in ]")
    campus.answer("POST /api/login", with: nil)
    try trial.tmux.press("Enter")
    try trial.see("Welcome, anna")
    try trial.tmux.press("Enter")
    try trial.see("Title 1")

    // What was loaded stays in sight beside what is wrong now.
    campus.answer("GET /api/announcements", with: bad.answer)
    try trial.tmux.press("F5")
    try trial.see(bad.message, "Title 1", "Try again")
    campus.answer("GET /api/announcements", with: nil)
    try trial.tmux.press("F5")
    try trial.lose("Try again")
    try trial.see("Title 1")
    try trial.quit()
  }

  @Test func `takes an announcement that comes twice once, and says so`() throws {
    let (trial, campus) = (try MusterTrial(), try Campus([.numbered(1), .numbered(1)]))
    try trial.launch(at: campus.address)
    try trial.enter()
    try trial.see("One announcement is damaged", "Title 1", "Try again")
    campus.publish(.numbered(1))
    try trial.tmux.press("F5")
    try trial.see("Title 1")
    try trial.lose("Try again")
    try trial.quit()
  }

  @Test func `keeps what was read where somebody else answers for the server`() throws {
    let (trial, campus) = (try MusterTrial(), try Campus([.numbered(1)]))
    campus.answer("POST /api/read-marks", with: .http(200, kind: "text/html", "<h1>Airport</h1>"))
    try trial.launch(at: campus.address)
    try trial.enter()
    try trial.tmux.press("Enter")
    try trial.see("Body 1.")
    try eventually("a mark") { campus.attempts.isEmpty ? nil : () }
    #expect(campus.marks.isEmpty)
    try trial.quit()
    campus.answer("POST /api/read-marks", with: nil)
    try trial.launch(at: campus.address)
    try trial.enter()
    #expect(campus.marks.count == 1)
    try trial.quit()
  }

  @Test func `asks first after a lost answer, and musters once`() throws {
    let (trial, campus) = (try MusterTrial(), try Campus())
    campus.answer("POST /api/muster", with: .hangUp)
    try trial.launch(at: campus.address)
    try trial.enter()
    try trial.tmux.press("2")
    try trial.see("[ Muster ]")
    try trial.tmux.press("Enter")
    try trial.see("The connection ended", "check with the server")
    campus.answer("POST /api/muster", with: nil)
    let asked = campus.routes.count
    try trial.tmux.press("Enter", "Enter", "Enter")
    try trial.see("You have mustered today.")
    #expect(campus.routes.dropFirst(asked) == ["GET /api/muster", "POST /api/muster"])
    #expect(campus.musters.count == 1)
    try trial.quit()
  }
}
