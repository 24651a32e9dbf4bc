import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Split: side by side or one at a time", .proves("F-140"), .leakFree)
struct SplitPaintingTests {
  private let side = Button("Side")
  private let content = Button("Content")
  private let split: Split

  init() {
    split = Split(side, content)
    side.layout.width = .init(minimum: 10, maximum: 12)
    content.layout.width.minimum = 12
  }

  @Test(arguments: Look.Name.allCases)
  func `with space for both a line is between them`(look: Look.Name) {
    let stage = Stage(split, columns: 30, rows: 2, look)
    #expect(stage.framed.split(separator: "\n")[1] == "|          │                   |")
    #expect(stage.isTruthful)
    #expect(!split.isNarrow)
  }

  @Test func `the side has a third of the space within its constraints`() {
    let places = [23, 33, 36, 60].map { columns in
      let stage = Stage(split, columns: columns, rows: 1, .terminal)
      return stage.surface.bounds(of: content)?.origin.x
    }
    #expect(places == [11, 12, 13, 13])
  }

  @Test func `without space for both the selected one has all`() {
    let stage = Stage(split, columns: 22, rows: 1, .terminal)
    #expect(stage.framed == "|[ Side ]              |")
    #expect(side.isFocused)
    stage.change { split.shown = .content }
    #expect(stage.framed == "|[ Content ]           |")
    #expect(content.isFocused)
    #expect(stage.isTruthful)
  }

  @Test func `a change of space is reported, and the focus visible`() {
    let stage = Stage(split, columns: 30, rows: 1, .terminal)
    var told: [Bool] = []
    split.onNarrow = { told.append($0) }
    split.shown = .content
    stage.resize(columns: 20, rows: 1)
    #expect(content.isFocused)
    stage.resize(columns: 10, rows: 1)
    stage.resize(columns: 30, rows: 1)
    #expect(told == [true, false])
    #expect(!side.isHidden)
    #expect(stage.isTruthful)
  }

  @Test func `the content can be replaced`() {
    let stage = Stage(split, columns: 30, rows: 1, .terminal)
    let other = Label("Other")
    other.layout.width.minimum = 12
    stage.change { split.content = other }
    #expect(stage.framed == "|[ Side ]  │Other              |")
    #expect(content.parent == nil)
    stage.resize(columns: 20, rows: 1)
    stage.change {
      split.content = content
      split.shown = .content
    }
    #expect(stage.framed == "|[ Content ]         |")
    for columns in 1...24 { stage.resize(columns: columns, rows: 1) }
    #expect(stage.isTruthful)
  }
}
