import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The highlighted row of a list, with any colours of its views.
@MainActor
@Suite(.leakFree) struct HighlightTests {
  private final class MailRow: View {
    override init() {
      super.init()
      let secondary = Label("yesterday")
      secondary.style = ViewStyle(tint: .secondary, emphasis: .faint)
      let colored = Label("")
      colored.styledText = "\("red", foreground: TextColor(red: 255, green: 0, blue: 0))"
      add(
        Row(spacing: 1) {
          colored
          secondary
          Badge("3", tint: .negative)
        })
    }
  }

  private func stage(_ look: Look.Name, _ colors: ColorDepth, isFocused: Bool) -> Stage {
    let list = List(["a", "b"], id: \.self, row: { MailRow() }, show: { _, _ in })
    let column = Column(cross: .fill) {
      Button("other")
      list
    }
    list.layout.flex = 1
    let stage = Stage(
      column, columns: 30, rows: 4, options: TextOptions(look: .named(look), colors: colors))
    stage.application.run { if isFocused { stage.application.focus.move(to: list) } }
    return stage
  }

  @Test(arguments: Look.Name.allCases, [ColorDepth.full, .none])
  func `is one bar without patches`(look: Look.Name, colors: ColorDepth) {
    for isFocused in [true, false] {
      let stage = stage(look, colors, isFocused: isFocused)
      let picture = stage.surface.snapshot
      // The last column belongs to the scroll bar.
      let styles = (0..<29).map { column in
        var style = picture[column, 1].style
        style.attributes.remove(.bold)
        return style
      }
      #expect(Set(styles).count == 1, "\(look), focus: \(isFocused)")
      #expect(picture[4, 2].style != styles[4])
      #expect(stage.framed.contains("[3]"))
    }
  }

  @Test(arguments: Look.Name.allCases, [ColorDepth.full, .none])
  func `differs with and without the focus`(look: Look.Name, colors: ColorDepth) {
    let with = stage(look, colors, isFocused: true).surface.snapshot[20, 1].style
    let without = stage(look, colors, isFocused: false).surface.snapshot[20, 1].style
    #expect(with != without)
  }

  @Test func `a badge has the background of its tint, or brackets`() {
    let badge = Stage(Badge("new", tint: .positive), columns: 6, rows: 1)
    #expect(badge.framed == "| new  |")
    let style = badge.surface.snapshot[1, 0].style
    #expect(style.background == Palette.ansi.tints[.positive])
    let plain = Stage(
      Row { Badge("new") }, columns: 6, rows: 1,
      options: TextOptions(look: .named(.terminal), colors: .none))
    #expect(plain.framed == "|[new] |")
    #expect(
      Stage(
        Row {
          Badge(); Label("x")
        }, columns: 3, rows: 1
      ).framed == "|x  |")
  }
}
