import ScreenKitCore
import Testing

@Suite struct OutsideLinkTests {
  @Test(arguments: [
    "http://example.com", "https://example.com/a;b?c=d&e=%20#f", "HTTPS://Example.com/",
    "mailto:someone@example.com",
  ])
  func `an address of a known scheme is accepted unchanged`(text: String) {
    #expect(ExternalLink(text)?.address == text)
  }

  @Test(arguments: [
    "", "page", "/page", "//example.com", "https:", "https://", "http:/example.com", "mailto:",
    "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "ssh://host", " https://a.b",
    "xhttps://a.b", "h\u{212A}ttp://a.b", "@ttps://a.b",
  ])
  func `anything else is no link`(text: String) {
    #expect(ExternalLink(text) == nil)
  }

  @Test func `invalid characters of an address are encoded`() {
    let link = ExternalLink("https://a.b/é \"<>\\^`{|}\u{202E}")
    #expect(link?.address == "https://a.b/%C3%A9%20%22%3C%3E%5C%5E%60%7B%7C%7D%E2%80%AE")
  }

  @Test func `no control character is accepted`() {
    for value in Array(0..<0x20) + Array(0x7F..<0xA0) as [UInt32] {
      let control = Unicode.Scalar(value).map(String.init) ?? ""
      #expect(ExternalLink("https://a.b/\(control)c") == nil)
    }
  }

  @Test func `its length is limited, also after encoding`() {
    let room = ExternalLink.limit - "https://".utf8.count
    #expect(ExternalLink("https://" + String(repeating: "a", count: room)) != nil)
    #expect(ExternalLink("https://" + String(repeating: "a", count: room + 1)) == nil)
    #expect(ExternalLink("https://" + String(repeating: " ", count: room / 2)) == nil)
  }
}
