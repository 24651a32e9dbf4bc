import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitText
import Testing

@MainActor
@Suite struct SvgPictureTests {
  private let clusters = ClusterTable()

  private func svg(_ text: String, _ style: CellStyle = CellStyle(), columns: Int = 8) -> String {
    let grid = CellGrid(size: CellSize(columns: columns, rows: 1))
    let canvas = Canvas(
      grid, clusters, grid.bounds, clip: grid.bounds, look: .named(.terminal),
      background: .standard)
    canvas.write(text, style)
    return GridPicture(grid, clusters).svg
  }

  @Test func `a picture has the size of its cells and one text for each style in a row`() {
    #expect(
      svg("a b", CellStyle(.ansi(1)), columns: 3) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 27 18" width="27" height="18" \
        font-family="monospace" font-size="15">
        <rect width="100%" height="100%" fill="#1e222a"/>
        <text x="0" y="14" fill="#e0555f" textLength="27" lengthAdjust="spacingAndGlyphs" \
        xml:space="preserve">a b</text>
        </svg>

        """)
  }

  @Test func `what XML gives a meaning is escaped, whatever marks follow it`() throws {
    #expect(svg("<&>\"'").contains(">&lt;&amp;&gt;\"'"))
    #expect(svg("<\u{338}b>").contains(">&lt;\u{338}b&gt;"))
    #expect(svg("&\u{301}").contains(">&amp;\u{301}"))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `every picture is well-formed`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let style = CellStyle(
        .palette(UInt8(random.below(256))), on: random.pick([.standard, .ansi(9), .rgb(1, 2, 3)]),
        CellStyle.Attributes(rawValue: UInt16(random.below(64))))
      let document = svg(random.text(), style, columns: 1 + random.below(30))
      #expect(throws: Never.self) { try XmlCheck.check(document) }
    }
  }

  @Test func `the check of well-formedness finds what is wrong`() {
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
    (CellColor.palette(9), "#ff6b75"), (.palette(16), "#000000"), (.palette(231), "#ffffff"),
    (.palette(110), "#87afd7"), (.palette(232), "#080808"), (.palette(255), "#eeeeee"),
    (.rgb(1, 171, 255), "#01abff"), (.standard, "#d8dee9"),
  ])
  func `colours are those of the xterm palette`(color: CellColor, expected: String) {
    #expect(svg("a", CellStyle(color)).contains("fill=\"\(expected)\" textLength"))
  }
}
