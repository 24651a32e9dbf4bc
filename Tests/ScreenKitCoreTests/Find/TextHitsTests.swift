import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("Hits in a text", .proves("F-037"))
struct TextHitsTests {
  private let text = TextBuffer("sea\nthe sea\n\nsea sea")

  private func place(_ line: Int, _ bytes: Range<Int>) -> Range<TextPosition> {
    TextPosition(
      line: line, offset: bytes.lowerBound)..<TextPosition(
        line: line, offset: bytes.upperBound)
  }

  @Test func `the next and previous hits are the nearest ones`() {
    let hits = TextHits(of: TextSearch("sea"), in: text, from: place(1, 4..<7))
    #expect(hits.count == 4)
    #expect(hits.index == 1)
    #expect(hits.next == place(3, 0..<3))
    #expect(hits.previous == place(0, 0..<3))
  }

  @Test func `after the last hit the first one follows`() {
    let hits = TextHits(of: TextSearch("sea"), in: text, from: place(3, 4..<7))
    #expect(hits.next == place(0, 0..<3))
    let first = TextHits(of: TextSearch("sea"), in: text, from: place(0, 0..<3))
    #expect(first.previous == place(3, 4..<7))
  }

  @Test func `without hits there is no next position`() {
    let hits = TextHits(of: TextSearch("ship"), in: text, from: place(0, 0..<0))
    #expect(hits.count == 0 && hits.index == nil)
    #expect(hits.next == nil && hits.previous == nil)
    #expect(TextReplacement(of: TextSearch("ship"), in: text, by: "x") == nil)
  }

  @Test func `all hits are replaced from the first to the last one`() throws {
    let change = try #require(TextReplacement(of: TextSearch("sea"), in: text, by: "lake"))
    #expect(change.count == 4)
    #expect(change.range == TextPosition.start..<text.end)
    #expect(change.text == "lake\nthe lake\n\nlake lake")
  }

  @Test(arguments: RandomWalks.seeds(100))
  func `replacing all hits equals replacing each in turn`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = ["ab", "AB", "a", "b", "\n", " ", "é"]
    let string = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }.joined()
    let search = TextSearch("ab", matchesCase: Bool.random(using: &random))
    var (whole, single) = (TextBuffer(string), TextBuffer(string))
    if let change = TextReplacement(of: search, in: whole, by: "xyz") {
      _ = whole.replace(change.range, with: change.text)
    }
    var place = TextPosition.start
    while true {
      let hits = TextHits(of: search, in: single, from: place..<place)
      guard let next = hits.next, next.lowerBound >= place else { break }
      _ = single.replace(next, with: "xyz")
      place = TextPosition(line: next.lowerBound.line, offset: next.lowerBound.offset + 3)
    }
    #expect(whole.string == single.string)
  }

  @Test func `the worst query costs as much as any other`() {
    // Quadratic time would take minutes here.
    let text = TextBuffer(String(repeating: "a", count: 300_000))
    let query = String(repeating: "a", count: 5000) + "b"
    #expect(TextHits(of: TextSearch(query), in: text, from: .start..<(.start)).count == 0)
    let other = String(repeating: "é", count: 20_000)
    #expect(
      TextHits(
        of: TextSearch(String(repeating: "é", count: 2000) + "b"), in: TextBuffer(other),
        from: .start..<(.start)
      ).count == 0)
  }
}
