import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite struct HostileFeedTests {
  private func failure(
    _ text: String, limits: FeedLimits = FeedLimits(), charset: String? = nil
  ) -> FeedError? {
    failure(Array(text.utf8), limits: limits, charset: charset)
  }

  private func failure(
    _ bytes: [UInt8], limits: FeedLimits = FeedLimits(), charset: String? = nil
  ) -> FeedError? {
    do {
      _ = try FeedReader(limits: limits).read(bytes, charset: charset)
      return nil
    } catch { return error }
  }

  @Test func `Document types are refused, and entities with them`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>
      <lolz>&b;</lolz>
      """
    #expect(failure(bomb)?.reason == .documentType)
    #expect(failure(bomb)?.line == 2)
    let file = "<!DOCTYPE x SYSTEM \"file:///etc/passwd\"><x/>"
    #expect(failure(file)?.reason == .documentType)
    let wide = Array(file.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    #expect(failure([0xFE, 0xFF] + wide)?.reason == .documentType)
    #expect(failure(wide)?.reason == .documentType)
    #expect(failure("<x>\n&b;</x>")?.reason == .entity("&b;"))
    #expect(failure("<x>\n&b;</x>")?.line == 2)
  }

  @Test func `A web page is reported as a web page`() {
    #expect(failure("<!DOCTYPE html><html></html>")?.reason == .page)
    #expect(failure("<!doctype HTML><html></html>")?.reason == .page)
  }

  @Test func `Deep nesting is refused in both formats`() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(failure(deep)?.reason == .limit("levels"))
    let list = String(repeating: "[", count: 100_000)
    #expect(failure(list)?.reason == .json("the nesting is too deep"))
    let object = String(repeating: "{\"a\":", count: 150) + "1" + String(repeating: "}", count: 150)
    #expect(failure(object) == nil)
    #expect(failure(object, limits: FeedLimits(depth: 100))?.reason == .limit("levels"))
  }

  @Test func `Numbers and sizes are limited`() {
    let limits = FeedLimits(bytes: 1_000, nodes: 10, attributes: 3, nameBytes: 8)
    #expect(
      failure(String(repeating: " ", count: 1_001), limits: limits)?.reason == .limit("bytes"))
    let many = "<r>" + String(repeating: "<a/>", count: 10) + "</r>"
    #expect(failure(many, limits: limits)?.reason == .limit("nodes"))
    #expect(failure("[1,2,3,4,5,6,7,8,9,10,11]", limits: limits)?.reason == .limit("nodes"))
    #expect(failure("<r a='' b='' c='' d=''/>", limits: limits)?.reason == .limit("attributes"))
    #expect(failure("<abcdefghi/>", limits: limits)?.reason == .limit("bytes in a name"))
    let flood = "<a " + (0..<200_000).map { "x\($0)=''" }.joined(separator: " ") + "/>"
    #expect(failure(flood)?.reason == .limit("attributes"))
  }

  @Test func `A huge attribute is read once`() throws {
    let value = String(repeating: "v", count: 1 << 20)
    let feed = try FeedReader().read("<a x='\(value)'/>")
    #expect(feed.root.attribute("x")?.utf8.count == 1 << 20)
  }

  @Test(arguments: [
    ("<a><b></a></b>", FeedError.Reason.mismatch(start: "b", end: "a")),
    ("<a x='1' x='2'/>", .repeatedAttribute("x")),
    ("<a x=1/>", .malformed("the value of an attribute")),
    ("<a x='<'/>", .malformed("the value of an attribute")),
    ("<a x='1'y='2'/>", .malformed("a tag")),
    ("<a/><b/>", .malformed("the end after the root")),
    ("<a>\u{1B}[31m</a>", .character),
    ("<a>&#27;</a>", .entity("&#27;")),
    ("<a>&#0;</a>", .entity("&#0;")),
    ("<a>&#xD800;</a>", .entity("&#xD800;")),
    ("<a>&#-5;</a>", .entity("&#-5;")),
    ("<a>&nbsp;</a>", .entity("&nbsp;")),
    ("<a>& b</a>", .malformed("a reference that begins with &")),
    ("<1/>", .malformed("the name of an element")),
    ("<a><!--", .incomplete("a comment")),
    ("<a><!--></a>", .incomplete("a comment")),
    ("<a><![CDATA[x]]</a>", .incomplete("a CDATA section")),
    ("", .noFeed), ("news", .noFeed),
    ("{\"a\": 1, \"a\": 2}", .json("\"a\" stands here twice")),
  ])
  func `Mistakes have reasons`(text: String, reason: FeedError.Reason) {
    #expect(failure(text)?.reason == reason)
  }

  @Test func `Wrong encodings are errors in their line`() {
    let bad: [UInt8] = Array("<a>\n".utf8) + [0xFF] + Array("</a>".utf8)
    #expect(failure(bad)?.reason == .encoding("UTF-8"))
    #expect(failure(bad)?.line == 2)
    #expect(
      failure("<?xml version='1.0' encoding='EBCDIC'?><a/>")?.reason
        == .unknownEncoding("EBCDIC"))
    #expect(failure("<a/>", charset: "shift_jis")?.reason == .unknownEncoding("shift_jis"))
    #expect(failure([0xFE, 0xFF, 0x00])?.reason == .encoding("UTF-16"))
    #expect(failure([0xFE, 0xFF, 0xD8, 0x00])?.reason == .encoding("UTF-16"))
  }

  @Test func `Other encodings are read correctly`() throws {
    func text(_ bytes: [UInt8], _ charset: String? = nil) throws -> String {
      try FeedReader().read(bytes, charset: charset).root.text
    }
    let western =
      "<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8 + [0xE9, 0x80] + "</a>".utf8
    #expect(try text(Array(western)) == "é€")
    let wide = Array("<a>é🙂</a>".utf16)
    #expect(try text([0xFF, 0xFE] + wide.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == "é🙂")
    #expect(try text([0xEF, 0xBB, 0xBF] + Array("<a>é</a>".utf8), "iso-8859-1") == "é")
    #expect(try text(Array("<a>".utf8) + [0xE9] + Array("</a>".utf8), "windows-1252") == "é")
  }

  @Test func `Messages have no control characters of the feed`() {
    let error = failure("<a>&\u{1B}]0;x\u{202E};</a>")
    let text = error?.description ?? ""
    #expect(text.hasPrefix("Line 1: "))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    let long = failure("<a></" + String(repeating: "b", count: 200) + ">")
    #expect((long?.description.count ?? 999) < 120)
  }

  @Test(arguments: RandomWalks.seeds(300))
  func `Random bytes never trap`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let alphabet = Array("<>/=!?-[]{}&;#x'\":,a1 \n".utf8) + [0x00, 0x1B, 0x80, 0xC3, 0xFF]
    let bytes = (0..<Int.random(in: 0..<200, using: &numbers)).map { _ in
      alphabet.randomElement(using: &numbers)!
    }
    if let error = failure(Array("<a>".utf8) + bytes) { #expect(error.line > 0) }
    if let error = failure(bytes) { #expect(error.line > 0) }
  }
}
