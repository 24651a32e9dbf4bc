import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree) struct WindowTitleTests {
  private func stage(_ title: String? = "The App") -> Stage {
    Stage(Label("screen"), columns: 20, rows: 2, options: TextOptions(title: title))
  }

  @Test func `the window has the app's title until a screen has one`() {
    let stage = stage()
    #expect(stage.terminal.desktop.title == "The App")
    stage.change { stage.application.root.title = "Settings" }
    #expect(stage.terminal.desktop.title == "Settings")
    stage.change { stage.application.root.title = "" }
    #expect(stage.terminal.desktop.title == "The App")
  }

  @Test func `the same title is written once`() {
    let stage = stage()
    stage.change { stage.application.root.title = "Settings" }
    #expect(stage.change { stage.application.root.title = "Settings" } == 0)
    #expect(stage.change { stage.application.root.title = "Settin\u{200B}gs" } == 0)
  }

  @Test func `after a disturbance it is written again`() {
    let stage = stage()
    stage.change { stage.surface.redraw() }
    #expect(
      stage.frames.last.map { String(decoding: $0, as: UTF8.self) }?.contains("The App") == true)
  }

  @Test func `a surface may leave the window title unchanged`() {
    let stage = stage(nil)
    stage.change { stage.application.root.title = "Settings" }
    #expect(stage.terminal.desktop.title == "")
  }

  @Test func `a long title ends between two characters`() {
    let family = "👨‍👩‍👧‍👦"
    let bytes = TitleSequence(String(repeating: family, count: 100)).bytes
    let count = TitleSequence.limit / family.utf8.count
    #expect(bytes == Array("\u{1B}]2;\(String(repeating: family, count: count))\u{1B}\\".utf8))
  }

  @Test func `it is one line of visible characters`() {
    let bytes = TitleSequence("a\u{1B}]0;b\u{7}\r\nc\u{202E}\u{9C}d").bytes
    #expect(bytes == Array("\u{1B}]2;a�]0;b� c�d\u{1B}\\".utf8))
  }
}
