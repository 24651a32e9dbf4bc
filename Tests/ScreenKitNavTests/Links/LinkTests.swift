import ScreenKitNav
import ScreenKitTestSupport
import Testing

@Suite("Parsed links") struct LinkTests {
  @Test(arguments: [
    ("heart://", "heart", [], []), ("HEART://settings", "heart", ["settings"], []),
    ("heart://settings/", "heart", ["settings"], []),
    ("a+b-1.x://p/q", "a+b-1.x", ["p", "q"], []),
    ("m://a%2Fb/c%20d", "m", ["a/b", "c d"], []),
    ("m://gr%c3%bc%C3%9f", "m", ["grüß"], []), ("m://grüß", "m", ["grüß"], []),
    ("m://p?a=1&b=x%26y&c&d=", "m", ["p"], ["a=1", "b=x&y", "c=", "d="]),
    ("m://p?&&a=b=c", "m", ["p"], ["a=b=c"]), ("m://?q", "m", [], ["q="]),
    ("m://a+b", "m", ["a+b"], []), ("m://../.", "m", ["..", "."], []),
  ])
  func `a link has a scheme, parts and a query`(
    text: String, scheme: String, path: [String], query: [String]
  ) throws {
    let link = try Link(text)
    #expect(link.scheme == scheme)
    #expect(link.path == path)
    #expect(link.query.map { $0.name + "=" + $0.value } == query)
  }

  @Test(arguments: [
    ("", LinkError.malformed(reason: "it has no ://")),
    ("settings", .malformed(reason: "it has no ://")),
    ("heart:/settings", .malformed(reason: "it has no ://")),
    ("://settings", .malformed(reason: "no app's name stands before ://")),
    ("1a://x", .malformed(reason: "no app's name stands before ://")),
    ("ä://x", .malformed(reason: "no app's name stands before ://")),
    ("m:///x", .malformed(reason: "there is nothing between two slashes")),
    ("m://x//y", .malformed(reason: "there is nothing between two slashes")),
    ("m://x#y", .malformed(reason: "# is written as %23")),
    ("m://%", .badEscape("%")), ("m://%4", .badEscape("%4")), ("m://%zz", .badEscape("%zz")),
    ("m://x?a=%g0", .badEscape("%g0")), ("m://%ff", .notText), ("m://%c3", .notText),
    ("m://%ed%a0%80", .notText), ("m://%c0%80", .notText), ("m://%00", .controlCharacter),
    ("m://%1b[2J", .controlCharacter), ("m://a\u{1b}b", .controlCharacter),
    ("m://a\nb", .controlCharacter), ("m://%c2%9b", .controlCharacter),
    ("m://x?%0d=1", .controlCharacter),
  ])
  func `an invalid link is refused with the reason`(text: String, error: LinkError) {
    #expect(throws: error) { try Link(text) }
  }

  @Test(arguments: ["m://p?=", "m://p?a=1&=&b", "m://p?=x", "m://p?a&b="])
  func `a link is read back as written`(text: String) throws {
    let link = try Link(text)
    #expect(try Link("\(link)") == link)
  }

  @Test func `a link of a megabyte is refused by its size alone`() {
    let long = "m://" + String(repeating: "%41", count: 350_000)
    #expect(throws: LinkError.tooLong(bytes: 1_050_004, limit: Link.limit)) { try Link(long) }
  }

  @Test func `the longest link is read`() throws {
    let link = try Link("m://" + String(repeating: "a", count: Link.limit - 4))
    #expect(link.path[0].utf8.count == Link.limit - 4)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `any content of a link is read back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in "x" + text(&random) }
      let query = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Link.Item("n" + text(&random), text(&random))
      }
      let link = Link(scheme: "m", path: path, query: query)
      #expect(try Link(link.description) == link, "seed \(seed)")
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `any bytes give a link or a reason without control characters`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["%", "%4", "%41", "%1b", "%ff", "%c3%a4", "/", "?", "&", "=", ":", "#", "\u{9b}"]
    for _ in 0..<500 {
      let rest = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Bool.random(using: &random) ? pieces.randomElement(using: &random) ?? "" : text(&random)
      }
      let whole = "m://" + rest.joined()
      do {
        let link = try Link(whole)
        let parts = link.path + link.query.flatMap { [$0.name, $0.value] }
        let controls = parts.joined().unicodeScalars.filter {
          $0.properties.generalCategory == .control
        }
        #expect(controls.isEmpty, "seed \(seed): \(whole.debugDescription)")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let characters: [Character] = [
      "a", "Z", "0", "/", "?", "&", "=", "%", ":", " ", "+", "é", "日", "👩‍👧", "#",
    ]
    return String(
      (0..<Int.random(in: 0...6, using: &random)).map { _ in
        characters.randomElement(using: &random) ?? "a"
      })
  }
}
