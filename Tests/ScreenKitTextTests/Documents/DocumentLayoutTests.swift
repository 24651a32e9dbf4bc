import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

/// Random documents at random widths; a failure contains its seed.
@MainActor
@Suite(.proves("F-057")) struct DocumentLayoutTests {
  private nonisolated static let words = [
    "a", "to", "word", "longer", "incomprehensible", "漢字", "👩‍👩‍👧", "e\u{301}a", "-", "\u{A0}", "  ",
    "\n",
  ]

  private struct Maker {
    var random: SeededGenerator

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func runs() -> [Document.Run] {
      (0..<below(8)).map { _ in
        let text = (0..<below(6)).map { _ in words[below(words.count)] + (below(3) > 0 ? " " : "") }
        return Document.Run(
          text.joined(), Document.Style(rawValue: UInt8(below(16))),
          link: below(3) == 0 ? "\(below(3))" : nil)
      }
    }

    mutating func blocks(depth: Int = 3) -> [Document.Block] {
      (0..<below(5)).map { _ in
        switch below(depth == 0 ? 5 : 7) {
        case 0: .heading(level: 1 + below(6), runs())
        case 1: .rule
        case 2:
          .table(
            Document.Table(
              header: (0..<below(4)).map { _ in runs() },
              rows: (0..<below(4)).map { _ in (0..<below(4)).map { _ in runs() } },
              alignments: [.trailing, .center]))
        case 3, 4: .paragraph(runs())
        case 5: .quote(blocks(depth: depth - 1))
        default:
          .list(
            start: below(2) == 0 ? nil : below(1000),
            (0..<below(4)).map { _ in blocks(depth: depth - 1) })
        }
      }
    }
  }

  private func layout(_ document: Document, _ columns: Int, brackets: Bool = false)
    -> DocumentLayout
  {
    DocumentFlow.layout(
      of: document, columns: columns,
      DocumentFlow.Ornaments(linkBrackets: brackets, headingLines: brackets, glyphs: .unicode))
  }

  private func make(_ seed: UInt64) -> (Document, Int) {
    var maker = Maker(random: SeededGenerator(seed: seed))
    return (Document(maker.blocks()), 1 + maker.below(40))
  }

  @Test(arguments: RandomWalks.seeds(60))
  func `no line is wider than the space`(seed: UInt64) {
    let (document, columns) = make(seed)
    let layout = layout(document, columns, brackets: seed % 2 == 0)
    for row in 0..<layout.height {
      for piece in layout.pieces(at: row) where columns > 1 {
        let text = piece.text.reversed().drop { $0.isWhitespace }.reversed()
        #expect(piece.column + displayWidth(of: String(text)) <= columns, "row \(row)")
      }
    }
  }

  @Test(arguments: RandomWalks.seeds(60))
  func `every character is in exactly one line`(seed: UInt64) {
    let (document, columns) = make(seed)
    let layout = layout(document, columns)
    var shown: [Character: Int] = [:]
    for row in 0..<layout.height {
      for piece in layout.pieces(at: row) {
        for character in piece.text where character.isLetter { shown[character, default: 0] += 1 }
      }
    }
    var expected: [Character: Int] = [:]
    for character in document.text where character.isLetter { expected[character, default: 0] += 1 }
    #expect(shown == expected)
  }

  @Test(arguments: RandomWalks.seeds(60))
  func `positions grow from line to line`(seed: UInt64) {
    let (document, columns) = make(seed)
    let layout = layout(document, columns)
    var last = -1
    for row in 0..<layout.height {
      let position = layout.position(at: row)
      #expect(position > last)
      #expect(layout.y(of: position) == row)
      last = position
    }
  }

  @Test(arguments: RandomWalks.seeds(60))
  func `each link has lines, and is found at its pieces`(seed: UInt64) {
    let (document, columns) = make(seed)
    let layout = layout(document, columns, brackets: seed % 2 == 0)
    for number in document.links.indices { #expect(layout.extent(ofLink: number) != nil) }
    #expect(layout.extent(ofLink: document.links.count) == nil)
    for row in 0..<layout.height {
      for piece in layout.pieces(at: row) where displayWidth(of: piece.text) > 0 {
        let found = layout.link(at: SurfacePoint(x: piece.column, y: row))
        #expect(piece.link == nil || columns < 8 || found == piece.link)
        if let link = piece.link { #expect(layout.extent(ofLink: link)?.contains(row) == true) }
      }
    }
  }

  @Test func `huge tables, lists and words are laid out`() {
    let count = CaseSample.count(4_000, of: 20_000)
    let cell = [Document.Run("x")]
    let wide = Document.Table(rows: [Array(repeating: cell, count: count), [cell]])
    let long = Document.Table(header: [cell], rows: Array(repeating: [cell, cell], count: count))
    #expect(layout(Document([.table(wide)]), 80).height == count + 2)
    #expect(layout(Document([.table(long)]), 80).height == count + 2)
    let word = Document([.paragraph([Document.Run(String(repeating: "x", count: 400_000))])])
    #expect(layout(word, 80).height == 5000)
    let items = Array(repeating: [Document.Block.paragraph(cell)], count: count)
    #expect(layout(Document([.list(start: .max - 5, items)]), 80).height == count)
  }

  @Test func `an empty document has no lines`() {
    #expect(layout(Document(), 10).height == 0)
    #expect(layout(Document(), 10).position(at: 0) == 0)
    #expect(layout(Document([.table(Document.Table(rows: []))]), 0).height == 0)
  }
}
