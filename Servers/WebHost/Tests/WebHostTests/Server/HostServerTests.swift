import ServerConnections
import ServerParts
import Testing

@testable import WebHost

@Suite("The host on a network")
@MainActor
struct HostServerTests {
  @Test func `a page has a strict policy, a signed cookie and its session`() async throws {
    let host = try await TestHost()
    let (cookie, page) = try await host.visit()
    #expect(page.hasPrefix("HTTP/1.1 200"))
    for header in [
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-", "frame-ancestors 'none'",
      "require-trusted-types-for 'script'", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
      "Cache-Control: no-store", "HttpOnly; SameSite=Lax",
    ] { #expect(page.contains(header), "\(header)") }
    #expect(page.contains("Count 0"))
    let nonce = try #require(page.firstRange(of: "'nonce-")).upperBound
    #expect(page.contains("<style nonce=\"\(page[nonce...].prefix { $0 != "'" })\""))
    // A known browser keeps its cookie; each page has its own nonce and ticket.
    let again = try await host.answer("GET /", headers: ["Cookie: \(cookie)"])
    #expect(!again.contains("Set-Cookie"))
    #expect(!again.contains(page[nonce...].prefix { $0 != "'" }))
    #expect(host.server.hub.sessions.count == 2)
    try await host.stop()
  }

  @Test func `only this origin with a signed cookie gets a socket`() async throws {
    let host = try await TestHost()
    let cookie = "Cookie: " + (try await host.visit()).cookie
    let origin = "Origin: \(host.origin)"
    #expect(try await host.upgrade([origin, cookie]) == "HTTP/1.1 101 Switching Protocols")
    for headers in [
      [], [origin], [cookie], [cookie, "Origin: null"], [cookie, "Origin: http://evil.example"],
      [cookie, "Origin: https://127.0.0.1:\(host.origin.port)"], [cookie, origin, origin],
      [origin, cookie.dropLast(3) + "abc"],
    ] {
      // A refused upgrade is closed without a response.
      #expect(try await host.upgrade(headers) == "", "\(headers)")
    }
    try await host.stop()
  }

  @Test func `another host name redirects to the origin, invalid requests fail`() async throws {
    let host = try await TestHost()
    let moved = try await host.answer("GET /", host: "evil.example")
    #expect(moved.hasPrefix("HTTP/1.1 301"))
    #expect(moved.contains("Location: \(host.origin)/\r\n"))
    #expect(try await host.answer("GET /none").hasPrefix("HTTP/1.1 404"))
    #expect(try await host.answer("GET /sk/none").hasPrefix("HTTP/1.1 404"))
    #expect(try await host.answer("GET /robots.txt").hasPrefix("HTTP/1.1 404"))
    #expect(try await host.answer("DELETE /").hasPrefix("HTTP/1.1 405"))
    #expect(try await host.answer("HEAD /").hasPrefix("HTTP/1.1 200"))
    let long = "X: " + String(repeating: "x", count: 20_000)
    #expect(try await !host.answer("GET /", headers: [long]).hasPrefix("HTTP/1.1 200"))
    #expect(host.server.hub.sessions.isEmpty)
    try await host.stop()
  }

  @Test func `browsers cache shared files`() async throws {
    let host = try await TestHost()
    let page = try await host.visit().page
    for start in ["src=\"", "<link rel=stylesheet href=\""] {
      let path = page[try #require(page.firstRange(of: start)).upperBound...].prefix { $0 != "\"" }
      let file = try await host.answer("GET \(path)")
      #expect(file.hasPrefix("HTTP/1.1 200"))
      #expect(file.contains("Cache-Control: public, max-age=31536000, immutable"))
    }
    try await host.stop()
  }

  @Test func `health and figures are for this machine alone`() async throws {
    let host = try await TestHost()
    _ = try await host.visit()
    #expect(try await host.answer("GET /health").hasSuffix("\r\n\r\nok\n"))
    let figures = try await host.answer("GET /metrics")
    #expect(
      figures.contains("# TYPE screenkit_web_pages_total counter\nscreenkit_web_pages_total 1\n"))
    #expect(figures.contains("\nscreenkit_web_sessions 1\n"))
    let far = try await host.answer("GET /metrics", headers: ["X-Forwarded-For: 192.0.2.1"])
    #expect(far.hasPrefix("HTTP/1.1 404"))
    try await host.stop()
  }

  @Test func `forms of own pages work, forms of other sites fail`() async throws {
    let host = try await TestHost()
    let (cookie, page) = try await host.visit()
    let ticket = page[try #require(page.firstRange(of: "name=ticket value=\"")).upperBound...]
      .prefix { $0 != "\"" }
    let end = try #require(page.firstRange(of: ">Add</button>")).lowerBound
    let number = page[try #require(page[..<end].ranges(of: "value=\"").last).upperBound...]
      .prefix { $0.isNumber }
    let headers = ["Cookie: \(cookie)", "Content-Type: application/x-www-form-urlencoded"]
    let controls = page[
      try #require(page.firstRange(of: "name=\"controls\" value=\"")).upperBound...
    ]
    .prefix { $0 != "\"" }.replacing(" ", with: "+")
    let body = "ticket=\(ticket)&controls=\(controls)&p=\(number)"
    for foreign in [
      ["Origin: http://evil.example"], ["Origin: null"], ["Sec-Fetch-Site: cross-site"],
      ["Origin: \(host.origin)", "Origin: \(host.origin)"],
      ["Origin: \(host.origin)", "Sec-Fetch-Site: same-site"],
    ] {
      let answer = try await host.answer("POST /", headers: headers + foreign, body: body)
      #expect(answer.hasPrefix("HTTP/1.1 403"), "\(foreign)")
    }
    let own = headers + ["Origin: \(host.origin)"]
    // Browsers such as w3m name no origin.
    for (count, headers) in [own, headers].enumerated() {
      let answer = try await host.answer("POST /", headers: headers, body: body)
      #expect(answer.hasPrefix("HTTP/1.1 303"))
      let start = try #require(answer.firstRange(of: "Location: /sk/page/")).upperBound
      let path = "/sk/page/" + answer[start...].prefix { $0 != "\r\n" }
      let next = try await host.answer("GET \(path)", headers: ["Cookie: \(cookie)"])
      #expect(next.contains("Count \(count + 1)"))
      // The address alone gives nobody else access to the page.
      #expect(try await host.answer("GET \(path)").contains("Location: /\r\n"))
    }
    let lost = try await host.answer("POST /", headers: own, body: "ticket=x")
    #expect(lost.contains("Location: /\r\n"))
    let fields = body + String(repeating: "&v1=x", count: 256)
    let many = try await host.answer("POST /", headers: own, body: fields)
    #expect(many.hasPrefix("HTTP/1.1 413"))
    #expect(many.contains("The form has too many fields."))
    let bare = try await host.answer("POST /", body: body)
    #expect(bare.hasPrefix("HTTP/1.1 403"))
    // A form that is too long is not read to its end, so the response may be lost with the
    // connection.
    let huge = String(repeating: "x", count: 2 << 20)
    let late = try? await host.answer("POST /", headers: own, body: huge)
    #expect(late?.hasPrefix("HTTP/1.1 200") != true)
    try await host.stop()
  }

  @Test(.timeLimit(.minutes(1))) func `an HTTP 1.0 client gets the end of its page`() async throws {
    let host = try await TestHost { $0.idleTimeout = .seconds(3_600) }
    #expect(try await host.oldAnswer("/").hasSuffix("</html>\n"))
    try await host.stop()
  }

  @Test func `a gate refuses pages and redirects to a login`() async throws {
    let gate = NamedGate()
    let host = try await TestHost(gate: gate)
    await gate.set(.refuse)
    #expect(try await host.answer("GET /").hasPrefix("HTTP/1.1 403"))
    await gate.set(.redirect(path: "/login"))
    #expect(try await host.answer("GET /").contains("Location: /login\r\n"))
    await gate.set(.redirect(path: "//evil.example"))
    #expect(try await host.answer("GET /").hasPrefix("HTTP/1.1 500"))
    #expect(host.server.hub.sessions.isEmpty)
    try await host.stop()
  }

  @Test func `no network is served unencrypted`() throws {
    var options = HostOptions()
    try options.check()
    options.network.address = "0.0.0.0"
    let unencrypted = ServerNetworkError.unencrypted("0.0.0.0")
    options.origin = PublicOrigin("https://app.example.org")
    #expect(throws: unencrypted) { try options.check() }
    options.network.trustedProxies = Set([ClientAddress("10.0.0.1")].compactMap(\.self))
    try options.check()
    for origin in [nil, PublicOrigin("http://app.example.org")] {
      options.origin = origin
      #expect(throws: ServerNetworkError.self) { try options.check() }
    }
    options.network.trustedProxies = []
    options.network.certificate = .init(certificate: "/none", key: "/none")
    options.origin = PublicOrigin("http://app.example.org")
    try options.check()
    #if !TLS
      #expect(throws: ServerNetworkError.withoutTLS) { try HostTLS(options.network) }
    #endif
    options.network.address = "localhost"
    #expect(throws: ServerNetworkError.badAddress("localhost")) { try options.check() }
  }

  @Test func `fields of forms are decoded`() {
    let fields = FormFields.read("a=1&b=x+y%20%C3%BC&c&=d&%zz=%4")
    #expect(fields.map(\.name) == ["a", "b", "c", "", "%zz"])
    #expect(fields.map(\.value) == ["1", "x y ü", "", "d", "%4"])
  }
}
