import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Characters that are wide in some terminals.
@MainActor
@Suite(.leakFree) struct AmbiguousWidthTests {
  private func stage(_ view: View, columns: Int, _ width: AmbiguousWidth) -> Stage {
    let options = TextOptions(
      look: .named(.terminal, glyphs: .ascii), ambiguousWidth: width)
    return Stage(view, columns: columns, rows: 1, options: options)
  }

  @Test func `a surface lays them out like its terminal`() {
    let text = "§1 Ω"
    #expect(stage(Label(text), columns: 8, .narrow).framed == "|§1 Ω    |")
    // The terminal emulator must show the characters as wide, too.
    AmbiguousWidth.$current.withValue(.wide) {
      let wide = stage(Label(text), columns: 8, .wide)
      #expect(wide.framed == "|§1 Ω  |")
      #expect(wide.terminal.rows[0].map(\.width) == [2, 0, 1, 1, 2, 0, 1, 1])
      #expect(wide.isTruthful)
      #expect(stage(Label(text), columns: 5, .wide).framed == "|§1~ |")
    }
  }

  @Test func `a field measures by its surface`() {
    AmbiguousWidth.$current.withValue(.wide) {
      let field = TextField(text: "ΩΩ")
      let stage = stage(field, columns: 10, .wide)
      #expect(stage.terminal.visibleCursor == [5, 0])
      AmbiguousWidth.$current.withValue(.narrow) {
        stage.application.dispatch(.key(KeyPress(.left)))
      }
      #expect(stage.surface.cursor?.x == 3)
    }
  }

  @Test func `the width is limited to the work of a surface`() {
    _ = stage(Label("Ω"), columns: 4, .narrow)
    #expect(AmbiguousWidth.current == .narrow)
    #expect(displayWidth(of: "Ω") == 1)
    #expect(displayWidth(of: "Ω", ambiguous: .wide) == 2)
  }
}
