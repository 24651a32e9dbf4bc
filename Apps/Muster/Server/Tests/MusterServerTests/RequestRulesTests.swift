import HTTPTypes
import ServerParts
import Testing

@testable import MusterServerKit

@Suite("The rules for requests")
struct RequestRulesTests {
  private let rules = RequestRules(hosts: ["Muster.example.org"])

  private func status(_ host: String?, _ origin: String? = nil) -> Int? {
    rules.problem(host: host, origin: origin)?.status.code
  }

  @Test(arguments: [
    "localhost", "localhost:8080", "127.0.0.1:8080", "127.3.2.1", "[::1]", "[::1]:8080",
    "muster.example.org", "MUSTER.example.org:443",
  ])
  func `the server's own names are accepted`(_ host: String) {
    #expect(status(host) == nil)
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "localhost.evil.example", "192.0.2.1", "[2001:db8::1]",
    "muster.example.org.", "127.0.0.1.evil.example", "0.0.0.0",
  ])
  func `foreign names are refused`(_ host: String) {
    #expect(status(host) == 421)
  }

  @Test(arguments: [nil, "", ":80", "[::1", "[]", "[::1]x", "localhost:x", "a:b:c"])
  func `a request without a name is refused`(_ host: String?) {
    #expect(status(host) == 400)
  }

  @Test func `web pages of other sites are refused`() {
    #expect(status("localhost:8080", "http://localhost:8080") == nil)
    #expect(status("muster.example.org", "https://MUSTER.example.org") == nil)
    for origin in [
      "null", "http://evil.example", "http://localhost:8081", "https://localhost:8080.evil", "",
      "ftp://localhost:8080",
    ] {
      #expect(status("localhost:8080", origin) == 403, "\(origin)")
    }
  }
}
