import Foundation
import Muster
import ScreenKitFetch
import ScreenKitTestSupport
import Testing

@Suite("Addresses of servers and pages")
struct AddressTests {
  @Test(
    .proves("M-056"),
    arguments: [
      ("https://muster.example.org", "https://muster.example.org"),
      ("https://muster.example.org:8443/", "https://muster.example.org:8443"),
      ("HTTPS://Muster.Example.org", "https://muster.example.org"),
      ("http://localhost:8080", "http://localhost:8080"), ("http://127.0.0.1", "http://127.0.0.1"),
      ("http://127.8.9.1:80", "http://127.8.9.1:80"), ("http://[::1]:8080", "http://[::1]:8080"),
    ])
  func `https serves anywhere, http on this machine alone`(text: String, plain: String) throws {
    #expect(try ServerAddress(text).origin == plain)
  }

  @Test(
    .proves("M-056"),
    arguments: [
      "http://muster.example.org", "http://127.0.0.1.example.org", "http://10.0.0.1",
      "http://localhost.example.org", "http://[2001:db8::1]", "http://127.0.0.256",
    ])
  func `passwords do not leave the machine unencrypted`(text: String) {
    let error = #expect(throws: ServerAddressError.self) { try ServerAddress(text) }
    if case .unencrypted = error {} else { Issue.record("\(text)") }
  }

  @Test(
    arguments: [
      "", "x", "localhost:8080", "ftp://localhost", "https://", "https://a/b", "https://a?b",
      "https://user:word@a", "https://a#b", "file:///etc/passwd",
    ])
  func `an invalid address is refused`(text: String) {
    #expect(throws: ServerAddressError.malformed(text)) { try ServerAddress(text) }
  }

  private let origin = "https://muster.example.org"

  @Test(
    .proves("M-010", "M-022"),
    arguments: [
      ("b.html", "/intranet/x/b.html"), ("./b.html", "/intranet/x/b.html"),
      ("../", "/intranet/"), ("..", "/intranet/"), ("/intranet/y", "/intranet/y"),
      ("https://muster.example.org/intranet/y#z", "/intranet/y"), ("#z", "/intranet/x/a.html"),
      ("", "/intranet/x/a.html"), ("?q", "/intranet/x/a.html"), ("b.html#c", "/intranet/x/b.html"),
      (".", "/intranet/x/"),
    ])
  func `links within the intranet open pages`(link: String, path: String) throws {
    let page = try #require(IntranetPath("/intranet/x/a.html"))
    let target = try #require(IntranetPath(path))
    #expect(page.target(of: link, origin: origin) == .page(target))
  }

  @Test(
    .proves("M-015", "M-022", "M-056"),
    arguments: [
      "https://evil.example.org/intranet/", "https://muster.example.org.evil.org/intranet/",
      "http://muster.example.org/intranet/", "//evil.example.org/intranet/", "mailto:a@b",
      "javascript:alert(1)", "../../api/session", "/api/session", "/intranet/../api/session",
      "/intranet/%2e%2e/api/session", "/intranet/..%2fapi", "\\\\evil\\x", "/\\evil.org",
      "../../../../x", "https://muster.example.org:8443/intranet/", "https://muster.example.org",
      "b\u{1B}[2J", "b c", "https://muster.example.org@evil.org/intranet/",
    ])
  func `other links are foreign and get no credentials`(link: String) throws {
    let page = try #require(IntranetPath("/intranet/x/a.html"))
    #expect(page.target(of: link, origin: origin) == .foreign(link))
  }
}
