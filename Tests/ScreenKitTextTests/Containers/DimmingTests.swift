import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The page behind a panel.
@MainActor
@Suite(.leakFree) struct DimmingTests {
  private let label = Label("behind")

  private func stage(_ look: Look.Name, _ colors: ColorDepth) -> Stage {
    Stage(
      Column { label }, columns: 24, rows: 7,
      options: TextOptions(look: .named(look), colors: colors))
  }

  @Test(arguments: Look.Name.allCases, [ColorDepth.full, .none])
  func `is dim while the panel is open`(look: Look.Name, colors: ColorDepth) {
    let stage = stage(look, colors)
    let before = stage.surface.snapshot[0, 0].style
    let panel = Panel(Label("front"))
    stage.application.run { stage.application.open(panel) }
    let behind = stage.surface.snapshot[0, 0].style
    #expect(behind.attributes.contains(.dim) && !before.attributes.contains(.dim))
    #expect(look == .terminal || behind.background != before.background)
    #expect(!stage.surface.snapshot[10, 3].style.attributes.contains(.dim))
    #expect(stage.surface.snapshot.text.contains("front"))
    // Neither a change behind the panel nor one in the panel dims anything twice.
    stage.change { label.text = "changed" }
    #expect(stage.surface.snapshot[0, 0].style == behind)
    stage.change { panel.style.tint = .accent }
    #expect(stage.surface.snapshot[0, 3].style.background == behind.background)
    #expect(stage.isTruthful)
    stage.application.run { panel.close() }
    #expect(stage.surface.snapshot[0, 0].style == before)
    #expect(stage.isTruthful)
  }
}

/// The maximum width of readable text.
@MainActor
@Suite(.leakFree) struct ReadableWidthTests {
  private func used(_ view: View, columns: Int) -> Int {
    let stage = Stage(Column(cross: .fill) { view }, columns: columns, rows: 12)
    let picture = stage.surface.snapshot
    return picture.text.split(separator: "\n").map(\.count).max() ?? 0
  }

  private let words = Array(repeating: "word", count: 200).joined(separator: " ")

  @Test func `a document is at most 80 columns wide by default`() {
    let view = DocumentView(Document([.paragraph([.init(words)])]))
    #expect((70...80).contains(used(view, columns: 200)))
    let wide = DocumentView(Document([.paragraph([.init(words)])]))
    wide.layout.width = .init()
    #expect(used(wide, columns: 200) > 190)
    #expect((30...40).contains(used(DocumentView(view.document), columns: 40)))
  }

  @Test func `fields and pickers are at most 80 columns wide by default`() {
    let fields = [
      TextField("a"), SearchField("a"), ComboBox("a", ["b"]), ColorField(),
      Picker("a", ["b", "c"]),
    ]
    for field in fields {
      #expect(70...80 ~= used(field, columns: 200), "\(field)")
      #expect(30...40 ~= used(field, columns: 40))
    }
    let wide = TextField("a")
    wide.layout.width = .init()
    #expect(used(wide, columns: 200) > 190)
    wide.layout.width = .readable
    wide.layout.width.maximum = 120
    #expect(115...120 ~= used(wide, columns: 200))
    wide.layout.width = .readable
    wide.layout.width.minimum = 90
    #expect(85...90 ~= used(wide, columns: 200))
  }

  @Test func `a column can have a maximum width`() {
    let label = Label(words)
    label.wraps = true
    #expect((25...30).contains(used(Column(cross: .fill, maximumWidth: 30) { label }, columns: 99)))
  }

  @Test func `from right to left it is at the right`() {
    let view = DocumentView(Document([.paragraph([.init(words)])]))
    let column = Column(cross: .fill) { view }
    column.layout.direction = .rightToLeft
    let picture = Stage(column, columns: 200, rows: 12).surface.snapshot
    let first = picture.text.split(separator: "\n")[1].prefix { $0 == " " }.count
    #expect(first >= 119)
  }
}
