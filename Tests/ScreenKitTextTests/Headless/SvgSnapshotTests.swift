import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@MainActor
@Suite struct SvgSnapshotTests {
  private let clusters = ClusterTable()

  private func svg(_ text: String, _ style: CellStyle = CellStyle(), columns: Int = 8) -> String {
    let grid = CellGrid(size: CellSize(columns: columns, rows: 1))
    let canvas = Canvas(
      grid, clusters, grid.bounds, clip: grid.bounds, look: .named(.terminal),
      background: .standard)
    canvas.write(text, style)
    return ScreenSnapshot(grid, clusters).svg
  }

  @Test func `a picture has the size of its cells`() {
    #expect(
      svg("ab c", CellStyle(.ansi(1)), columns: 4) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16" width="32" height="16" \
        font-family="monospace" font-size="13" shape-rendering="crispEdges">
        <rect width="100%" height="100%" fill="#1e222a"/>
        <text x="0" y="12" fill="#e0555f" textLength="16" lengthAdjust="spacingAndGlyphs" \
        xml:space="preserve">ab</text>
        <text x="24" y="12" fill="#e0555f" textLength="8" lengthAdjust="spacingAndGlyphs" \
        xml:space="preserve">c</text>
        </svg>

        """)
  }

  @Test func `blocks and lines are joined shapes, and not text`() {
    let blocks = svg("██▀─│╭░▞", columns: 8)
    #expect(!blocks.contains("<text"))
    #expect(blocks.contains("M0 0h16v16h-16z"))
    #expect(blocks.contains("M16 0h8v8h-8z"))
    #expect(blocks.contains("M24 8h8v1h-8z"))
    #expect(blocks.contains("fill-opacity=\"0.25\""))
    #expect(blocks.contains("M60 0h4v8h-4zM56 8h4v8h-4z"))
  }

  /// Returns the units of a cell that the shapes of `document` fill.
  private func filled(_ document: String) -> Set<[Int]> {
    var units: Set<[Int]> = []
    for match in document.matches(of: /M(\d+) (\d+)h(\d+)v(\d+)h/) {
      let numbers = [match.1, match.2, match.3, match.4].compactMap { Int($0) }
      for x in numbers[0]..<numbers[0] + numbers[2] {
        for y in numbers[1]..<numbers[1] + numbers[3] { units.insert([x, y]) }
      }
    }
    return units
  }

  @Test(arguments: Array("─│━┃┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╴╵╶╷╸╹╺╻"))
  func `each line reaches the edges of its Unicode name`(
    line: Character
  ) throws {
    let scalar = try #require(line.unicodeScalars.first)
    let words = try #require(scalar.properties.name).split(separator: " ")
    let width = words.contains("HEAVY") ? 2 : 1
    let units = filled(svg(String(line), columns: 1))
    func expect(_ names: [Substring], _ along: (Int) -> [Int], length: Int, middle: Int) {
      let isThere = !Set(words).isDisjoint(with: names)
      let places = (0..<length).filter { units.contains(along($0)) }
      let wanted = middle - width / 2..<middle - width / 2 + width
      #expect(places == (isThere ? Array(wanted) : []), "\(line) \(names)")
    }
    expect(["UP", "VERTICAL"], { [$0, 0] }, length: 8, middle: 4)
    expect(["DOWN", "VERTICAL"], { [$0, 15] }, length: 8, middle: 4)
    expect(["LEFT", "HORIZONTAL"], { [0, $0] }, length: 16, middle: 8)
    expect(["RIGHT", "HORIZONTAL"], { [7, $0] }, length: 16, middle: 8)
  }

  @Test(arguments: [
    ("╭", "4.5 16", "H8"), ("╮", "4.5 16", "H0"), ("╰", "4.5 0", "H8"), ("╯", "4.5 0", "H0"),
  ])
  func `a bend goes from edge to edge`(bend: String, start: String, end: String) {
    let document = svg(bend, columns: 1)
    #expect(document.contains("d=\"M\(start)V") && document.contains("\(end)\""), "\(document)")
  }

  @Test func `a wide character has two cells, with lines under blanks`() {
    let wide = svg("字 a", CellStyle(.standard, [.underline, .bold, .dim]), columns: 4)
    #expect(wide.contains("textLength=\"16\""))
    #expect(wide.contains("<text x=\"24\""))
    #expect(wide.contains("<rect x=\"0\" y=\"14\" width=\"32\" height=\"1\""))
    #expect(wide.contains("font-weight=\"bold\"") && wide.contains("opacity=\"0.6\""))
  }

  /// Returns the texts of a document, each at its column.
  private func texts(of document: String) -> [Int: String] {
    var texts: [Int: String] = [:]
    for part in document.split(separator: "<text x=\"").dropFirst() {
      let column = Int(part.prefix { $0 != "\"" }).map { $0 / 8 } ?? -1
      let text = part.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      texts[column] = String(text)
    }
    return texts
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `every letter is in its cell`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let text = (0..<8).map { _ in random.pick(["a", "B", "字", " ", "é", "█", "7"]) }.joined()
      var row = Array(repeating: " ", count: 16)
      for (column, text) in texts(of: svg(text, columns: 16)) {
        // ASCII continues from cell to cell; any other character has a separate element.
        for (offset, character) in text.enumerated() { row[column + offset] = String(character) }
      }
      var expected: [String] = []
      for character in text {
        expected.append(character == "█" ? " " : String(character))
        if character == "字" { expected.append(" ") }
      }
      expected += Array(repeating: " ", count: 16 - expected.count)
      #expect(row == expected, "seed \(seed): \(text)")
    }
  }

  @Test func `a light background has its own colours`() {
    let grid = CellGrid(size: CellSize(columns: 1, rows: 1))
    let light = ScreenSnapshot(grid, clusters).svg(on: .light)
    #expect(light.contains("fill=\"#fafafa\""))
  }

  @Test func `special characters of XML are escaped`() throws {
    #expect(svg("<&>\"'").contains(">&lt;&amp;&gt;\"'"))
    #expect(svg("<\u{338}b>").contains(">&lt;\u{338}</text>"))
    #expect(svg("<\u{338}b>").contains(">b&gt;</text>"))
    #expect(svg("&\u{301}").contains(">&amp;\u{301}"))
  }

  @Test(arguments: RandomWalks.seeds(4, of: 20))
  func `every picture is well-formed`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let style = CellStyle(
        .palette(UInt8(random.below(256))), on: random.pick([.standard, .ansi(9), .rgb(1, 2, 3)]),
        CellStyle.Attributes(rawValue: UInt8(random.below(64))))
      let document = svg(random.text(), style, columns: 1 + random.below(30))
      #expect(throws: Never.self) { try XmlCheck.check(document) }
    }
  }

  @Test func `the check of well-formedness finds mistakes`() {
    for document in [
      "<a>", "<a></b>", "<a b='1'/>", "<a b=\"1\" b=\"2\"/>", "<a>&x</a>", "<a><</a>",
      "<a b=\"<\"/>", "<a>\u{1}</a>", "<a/><a/>", "text",
    ] {
      #expect(throws: XmlCheck.Fault.self) { try XmlCheck.check(document) }
    }
    #expect(throws: Never.self) { try XmlCheck.check("<a b=\"1\" c=\"2\"><d/>&amp;é</a>\n") }
  }

  @Test func `reversed text exchanges its colours`() {
    let picture = svg("a", CellStyle(.ansi(1), on: .ansi(2), .reverse), columns: 1)
    #expect(picture.contains("fill=\"#e0555f\"/>"))
    #expect(picture.contains("fill=\"#8fc36b\" textLength"))
  }

  @Test(arguments: [
    (LookColor.palette(9), "#ff6b75"), (.palette(16), "#000000"), (.palette(231), "#ffffff"),
    (.palette(110), "#87afd7"), (.palette(232), "#080808"), (.palette(255), "#eeeeee"),
    (.rgb(1, 171, 255), "#01abff"), (.standard, "#d8dee9"),
  ])
  func `colours are those of the xterm palette`(color: LookColor, expected: String) {
    #expect(svg("a", CellStyle(color)).contains("fill=\"\(expected)\" textLength"))
  }
}
