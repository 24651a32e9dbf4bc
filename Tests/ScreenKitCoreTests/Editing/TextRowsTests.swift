import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Text rows", .proves("F-037"))
struct TextRowsTests {
  /// A ruler with one unit for every character, and two for capitals.
  struct Ruler: TextRuler {
    func width(of text: Substring) -> Int { text.reduce(0) { $0 + ($1.isUppercase ? 2 : 1) } }

    func prefix(of text: Substring, within width: Int) -> Substring {
      var used = 0
      return text.prefix {
        used += $0.isUppercase ? 2 : 1
        return used <= width
      }
    }
  }

  private func rows(_ string: String, width: Int) -> [String] {
    let text = TextBuffer(string)
    var rows = TextRows(width: width, ruler: Ruler())
    return all(&rows, of: text)
  }

  private func all(_ rows: inout TextRows, of text: TextBuffer) -> [String] {
    var found: [String] = []
    var row: TextRow? = TextRow(line: 0, index: 0)
    while let next = row, let bytes = rows.range(of: next, in: text) {
      found.append(String(text.line(next.line)[bytes: bytes]))
      row = rows.row(after: next, in: text)
    }
    return found
  }

  @Test func `rows end after words`() {
    #expect(rows("one two three", width: 8) == ["one two ", "three"])
    #expect(rows("one two three", width: 7) == ["one two ", "three"])
    #expect(rows("one two three", width: 6) == ["one ", "two ", "three"])
    #expect(rows("", width: 5) == [""])
    #expect(rows("\n\na", width: 5) == ["", "", "a"])
  }

  @Test func `a word too long for a row is broken at its end`() {
    #expect(rows("abcdefgh ij", width: 3) == ["abc", "def", "gh ", "ij"])
    #expect(rows("ABC", width: 3) == ["A", "B", "C"])
    #expect(rows("AbC", width: 1) == ["A", "b", "C"])
  }

  @Test func `surplus spaces continue in the next row`() {
    #expect(rows("ab     c", width: 3) == ["ab  ", "   ", "c"])
  }

  @Test(arguments: RandomWalks.seeds(50, of: 300))
  func `after any edits the rows equal a new layout`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = ["a", "bc ", "DEF", " ", "\n", "long-word", "x y z ", "\n\n", ""]
    var text = TextBuffer("some words\nand some MORE of them\n\nend")
    var rows = TextRows(width: Int.random(in: 1...9, using: &random), ruler: Ruler())
    var fresh = rows
    for turn in 0..<40 {
      let places = [0, 1].map { _ in
        let line = Int.random(in: 0..<text.lineCount, using: &random)
        let offset = Int.random(in: 0...text.line(line).utf8.count, using: &random)
        return TextPosition(line: line, offset: offset)
      }.sorted()
      let new = (0..<3).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let end = Bool.random(using: &random) ? places[0] : places[1]
      rows.apply(text.replace(places[0]..<end, with: new))
      // Only some rows are read, to leave others outdated.
      if Bool.random(using: &random) { _ = rows.row(at: text.boundary(from: places[0]), in: text) }
      if turn % 3 == 0 {
        var now = fresh
        try #require(all(&rows, of: text) == all(&now, of: text), "turn \(turn)")
      }
    }
    #expect(all(&rows, of: text) == all(&fresh, of: text))
  }

  @Test func `up and down are inverse`() {
    let text = TextBuffer("one two three\n\nfour FIVE six")
    var rows = TextRows(width: 5, ruler: Ruler())
    var row = TextRow(line: 0, index: 0)
    while let next = rows.row(after: row, in: text) {
      #expect(rows.row(before: next, in: text) == row)
      row = next
    }
    #expect(row == rows.row(at: text.end, in: text))
    #expect(rows.row(before: TextRow(line: 0, index: 0), in: text) == nil)
  }
}
