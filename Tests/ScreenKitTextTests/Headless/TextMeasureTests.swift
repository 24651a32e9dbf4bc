import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The size of a text in cells.
@MainActor
@Suite("Size of a text in cells", .leakFree)
struct TextMeasureTests {
  @Test(
    arguments: [
      ("", nil, 0, 1), ("abc\nde", nil, 3, 2), ("漢字", nil, 4, 1), ("e\u{301}", nil, 1, 1),
      ("one two three", 8, 7, 2), ("漢字", 3, 2, 2), ("שלום", 9, 4, 1), ("abc", 0, 0, 0),
    ] as [(String, Int?, Int, Int)])
  func `a text takes its cells`(text: String, width: Int?, columns: Int, rows: Int) {
    let surface = TextSurface(size: CellSize(columns: 80, rows: 24), options: TextOptions())
    #expect(surface.measure(text, width: width) == SurfaceSize(width: columns, height: rows))
  }

  @Test func `East Asian ambiguous characters have the terminal's width`() {
    let size = CellSize(columns: 80, rows: 24)
    let wide = TextSurface(size: size, options: TextOptions(ambiguousWidth: .wide))
    #expect(wide.measure("½½", width: nil).width == 4)
    let narrow = TextSurface(size: size, options: TextOptions())
    #expect(narrow.measure("½½", width: nil).width == 2)
  }

  @Test(arguments: RandomWalks.seeds(2))
  func `a wrapped label has the size of its text`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let label = Label(random.text(parts: 8))
      label.wraps = true
      let columns = 1 + random.below(20)
      let stage = Stage(
        Column(cross: .leading) { label }, columns: columns, rows: 200, .terminal)
      let bounds = try #require(stage.surface.bounds(of: label))
      let size = try #require(label.backend.measure(label.text, width: columns))
      #expect(bounds.size == size, "seed \(seed): \(label.text.debugDescription)")
    }
  }
}
