import Testing

@testable import WebHost

@Suite("Origins and cookies")
struct PublicOriginTests {
  @Test(arguments: [
    ("https://app.example.org", "https://app.example.org", true, 443),
    ("HTTPS://App.Example.Org:443", "https://app.example.org", true, 443),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080", false, 8_080),
    ("http://[::1]:8080", "http://[::1]:8080", false, 8_080),
    ("http://localhost:80", "http://localhost", false, 80),
  ])
  func `origins are read`(_ text: String, _ same: String, _ isSecure: Bool, _ port: Int) throws {
    let origin = try #require(PublicOrigin(text))
    #expect(origin.description == same)
    #expect(origin.isSecure == isSecure)
    #expect(origin.port == port)
    #expect(origin.matches(same))
  }

  @Test(arguments: [
    "", "null", "app.example.org", "ftp://app.example.org", "https://", "https://:443",
    "https://a b", "https://a/", "https://a?b", "https://a@b", "https://a:0", "https://a:65536",
    "https://a:1x", "https://[::1", "https://[]", "https://a:", "https://\u{FF41}",
    "https://a\r\nX: y",
  ])
  func `other texts are no origins`(_ text: String) { #expect(PublicOrigin(text) == nil) }

  @Test func `only the same scheme, host and port match`() throws {
    let origin = try #require(PublicOrigin("https://app.example.org"))
    for other in [
      nil, "null", "http://app.example.org", "https://app.example.org:444",
      "https://app.example.org.evil.org", "https://evil.org", "https://example.org",
      "https://app.example.org/", "https://app.example.org, https://app.example.org",
    ] { #expect(!origin.matches(other)) }
    #expect(origin.isHost("app.example.org:443"))
    #expect(!origin.isHost("evil.org"))
    #expect(!origin.isHost(nil))
  }

  @Test func `only a signed cookie proves its device`() throws {
    let origin = try #require(PublicOrigin("https://app.example.org"))
    let cookies = DeviceCookie(origin, key: Array(repeating: 1, count: 32))
    let device = DeviceID()
    let header = cookies.header(for: device)
    #expect(header.hasPrefix("__Host-screenkit="))
    for part in ["; Path=/", "; HttpOnly", "; SameSite=Lax", "; Secure"] {
      #expect(header.contains(part))
    }
    #expect(!header.contains("Domain"))
    let pair = try #require(header.split(separator: ";").first)
    #expect(cookies.device(in: String(pair)) == device)
    #expect(cookies.device(in: "a=b;\(pair); c=d") == device)
    let stranger = DeviceCookie(origin, key: Array(repeating: 2, count: 32))
    #expect(stranger.device(in: String(pair)) == nil)
    for position in pair.indices.dropFirst("__Host-screenkit=".count) {
      var changed = pair
      let other: Character = pair[position] == "A" ? "B" : "A"
      changed.replaceSubrange(position...position, with: [other])
      // The last character of each half has unused bits.
      if let found = cookies.device(in: String(changed)) { #expect(found == device) }
    }
    for false_ in [
      "", "__Host-screenkit=", "__Host-screenkit=.", "screenkit=\(device.bytes.base64).x",
    ] {
      #expect(cookies.device(in: false_) == nil)
    }
  }

  @Test func `without TLS the cookie has the port in its name`() throws {
    let origin = try #require(PublicOrigin("http://127.0.0.1:8080"))
    let cookies = DeviceCookie(origin, key: Array(repeating: 1, count: 32))
    let header = cookies.header(for: DeviceID())
    #expect(header.hasPrefix("screenkit-8080="))
    #expect(!header.contains("Secure"))
  }

  @Test func `tickets and devices have 128 random bits`() throws {
    let tickets = Set((0..<1_000).map { _ in SessionTicket().text })
    #expect(tickets.count == 1_000)
    let text = try #require(tickets.first)
    #expect(SessionTicket(text)?.text == text)
    #expect(SessionTicket(text)?.digest.bytes.count == 32)
    for wrong in ["", "x", text + "A", String(text.dropLast()), String(text.dropLast()) + "+"] {
      #expect(SessionTicket(wrong) == nil)
    }
  }
}
