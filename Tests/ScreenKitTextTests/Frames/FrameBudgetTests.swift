import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

/// The limits of a frame at 80×24, in bytes.
@MainActor
@Suite(.leakFree) struct FrameBudgetTests {
  private let labels = (0..<24).map { row in
    Label(String((0..<80).map { Character(Unicode.Scalar(UInt8(97 + ($0 + row) % 26))) }))
  }

  private func stage() -> Stage { Stage(Column { labels }) }

  @Test func `an unchanged frame costs nothing`() {
    let stage = stage()
    #expect(stage.change {} == 0)
    #expect(stage.change { labels[3].text = String(labels[3].text) } == 0)
    #expect(stage.change { labels[3].style = ViewStyle() } == 0)
  }

  @Test func `a change back before the frame costs nothing`() {
    let stage = stage()
    let text = labels[3].text
    #expect(
      stage.change {
        labels[3].text = "something else"
        labels[3].text = text
      } == 0)
  }

  @Test(arguments: [0, 5, 23], [0, 7, 79])
  func `one changed ASCII cell costs twelve bytes at most`(row: Int, column: Int) {
    let stage = stage()
    var text = Array(labels[row].text)
    text[column] = "#"
    let bytes = stage.change { labels[row].text = String(text) }
    #expect(1...12 ~= bytes)
  }

  @Test func `one changed cell in another style costs twelve bytes`() {
    let stage = stage()
    stage.change { labels[5].style.tint = .accent }
    #expect(1...12 ~= stage.change { labels[20].text = "#" + labels[20].text.dropFirst() })
  }

  @Test func `a full change of plain text costs five percent more`() {
    let stage = stage()
    let bytes = stage.change {
      for label in labels { label.text = label.text.uppercased() }
    }
    #expect(80 * 24...80 * 24 * 105 / 100 ~= bytes)
  }

  @Test func `the first frame costs its cells and five percent`() {
    let stage = stage()
    #expect(stage.frames.count == 1)
    #expect(stage.frames[0].count <= 80 * 24 * 105 / 100)
  }

  @Test func `all changes of a turn are one output`() {
    let stage = stage()
    stage.change {
      for label in labels { label.text = label.text.uppercased() }
      labels[0].isHidden = true
      labels[7].style.emphasis = .strong
    }
    #expect(stage.frames.count == 2)
    stage.resize(columns: 40, rows: 10)
    #expect(stage.frames.count == 3)
    stage.change { stage.surface.redraw() }
    #expect(stage.frames.count == 4)
  }

  @Test func `a beat of two pictures costs less than half of its cells`() {
    let small = Picture([
      .init(.ascii, (0..<11).map { _ in "    ########    " }.joined(separator: "\n"))
    ])
    let large = Picture([
      .init(.ascii, (0..<11).map { _ in "  ############  " }.joined(separator: "\n"))
    ])
    let image = ImageView([small, large])
    let stage = Stage(Column(main: .center, cross: .center) { image })
    #expect(1...200 ~= stage.change { image.shown = 1 })
  }
}
