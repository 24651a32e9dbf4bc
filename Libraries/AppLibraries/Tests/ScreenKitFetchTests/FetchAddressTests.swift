import ScreenKitFetch
import Testing

@Suite("Addresses: parse")
struct FetchAddressTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org/"),
    ("HTTPS://Example.Org:8443/A?b=C", "https://example.org:8443/A?b=C"),
    ("https://example.org?q", "https://example.org/?q"),
    ("http://localhost:8080/x", "http://localhost:8080/x"),
    ("http://LOCALHOST", "http://localhost/"), ("http://127.0.0.1", "http://127.0.0.1/"),
    ("http://127.255.0.9:1/%20", "http://127.255.0.9:1/%20"),
    ("http://[::1]:80/", "http://[::1]:80/"), ("https://[2001:DB8::1]/", "https://[2001:db8::1]/"),
  ])
  func `https reaches any host, http only this machine`(text: String, plain: String) throws {
    #expect(try FetchAddress(text).description == plain)
  }

  @Test(arguments: [
    "http://example.org/", "http://10.0.0.1/", "http://127.0.0.1.example.org/", "http://127.1/",
    "http://localhost.example.org/", "http://127.0.0.256/", "http://127.0.0.01/",
    "http://0x7f.0.0.1/", "http://2130706433/", "http://0.0.0.0/", "http://[::]/",
    "http://[::ffff:127.0.0.1]/", "http://[2001:db8::1]/", "http://localhost./",
    "http://127.0.0.1./",
  ])
  func `plain HTTP to other machines is refused`(text: String) {
    let error = #expect(throws: FetchError.self) { try FetchAddress(text) }
    if case .unencrypted = error {} else { Issue.record("\(text): \(error as Any)") }
  }

  @Test(arguments: [
    "", "x", "/", "//a", "localhost", "localhost:80", "ftp://a/", "file:///a", "https:/a",
    "https://", "https:///a", "https://:80/", "https://a:/", "https://a:0/", "https://a:65536/",
    "https://a:-1/", "https://a:1x/", "https://a:1:2/", "https://user@a/", "https://u:p@a/",
    "http://127.0.0.1@example.org/", "https://a/#b", "https://a b/", "https://a/ b",
    "https://a/\r\nX: y", "https://a\\@b/", "https://a/\u{0}", "https://\u{E4}/",
    "https://a/\u{E4}",
    "https://[::1", "https://[]/", "https://[a]/", "https://[::1]x/", "https://[::1%25eth0]/",
    "https://%61/", "https://a/\"", "https://a/<>",
    "https://a/" + String(repeating: "x", count: 9_000),
  ])
  func `anything else is no address`(text: String) {
    #expect(throws: FetchError.invalidAddress) { try FetchAddress(text) }
  }
}
