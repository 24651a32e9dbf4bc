import ScreenKitCore
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree) struct LabelPaintingTests {
  private func label(_ text: String, _ change: (Label) -> Void = { _ in }) -> Label {
    let label = Label(text)
    change(label)
    return label
  }

  @Test(arguments: Look.Name.allCases)
  func `labels look the same under every look`(look: Look.Name) {
    let wrapped = label("wrapped text of several words") {
      $0.wraps = true
      $0.lineLimit = 2
    }
    let stage = Stage(
      Column(cross: .fill) {
        label("much too long a text")
        wrapped
        label("mid") { $0.alignment = .center }
        label("end") { $0.alignment = .trailing }
      }, columns: 12, rows: 6, look)
    #expect(
      stage.framed == """
        |much too lo…|
        |wrapped text|
        |of several… |
        |    mid     |
        |         end|
        |            |
        """)
  }

  @Test func `without Unicode the ellipsis is a tilde`() {
    let stage = Stage(label("漢字 is what it says"), columns: 10, rows: 1, .terminal, .ascii)
    #expect(stage.framed == "|漢字 is w~|")
  }

  @Test func `lines of one text are aligned separately`() {
    let text = label("one\nthree\n\n漢") { $0.alignment = .trailing }
    #expect(
      Stage(text, columns: 7, rows: 5, .terminal).framed == """
        |    one|
        |  three|
        |       |
        |     漢|
        |       |
        """)
  }

  @Test(arguments: [
    (0, 0, ""), (1, 1, "|…|"), (3, 1, "|la…|"), (1, 2, "|…|\n| |"), (5, 1, "|label|"),
  ])
  func `a label fits into any space`(columns: Int, rows: Int, expected: String) {
    #expect(Stage(label("label"), columns: columns, rows: rows, .terminal).framed == expected)
  }

  @Test func `a wide character without space becomes an ellipsis`() {
    #expect(Stage(label("漢"), columns: 1, rows: 1, .terminal).framed == "|…|")
    #expect(Stage(label("漢字"), columns: 3, rows: 1, .terminal).framed == "|漢…|")
  }

  @Test(arguments: [0, -1]) func `a limit of no lines shows none`(limit: Int) {
    let stage = Stage(
      Column {
        label("a") { $0.lineLimit = limit }; Label("b")
      }, columns: 2, rows: 1, .terminal)
    #expect(stage.framed == "|b |")
  }

  @Test(arguments: [
    (ViewStyle(), CellStyle()), (ViewStyle(tint: .accent), CellStyle(.ansi(6))),
    (ViewStyle(tint: .secondary), CellStyle(.palette(249))),
    (ViewStyle(tint: .positive), CellStyle(.ansi(2))),
    (ViewStyle(tint: .warning, emphasis: .strong), CellStyle(.ansi(3), .bold)),
    (ViewStyle(tint: .negative, emphasis: .faint), CellStyle(.rgb(255, 102, 102), .dim)),
  ])
  func `a style is defined by the palette`(style: ViewStyle, expected: CellStyle) {
    let stage = Stage(label("a") { $0.style = style }, columns: 2, rows: 1, .terminal)
    #expect(stage.surface.snapshot[0, 0].style == expected)
  }
}
