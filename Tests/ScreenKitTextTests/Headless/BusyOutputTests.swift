import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Frames that are drawn before the terminal has read the previous one.
@MainActor
@Suite(.leakFree) struct BusyOutputTests {
  @Test func `nothing is written, and the next frame has all changes`() {
    let (label, other) = (Label("one"), Label("two"))
    let stage = Stage(Column { [label, other] }, columns: 20, rows: 4)
    var isBusy = true
    stage.surface.output.isBusy = { isBusy }
    for number in 0..<100 { #expect(stage.change { label.text = "\(number)" } == 0) }
    #expect(stage.change { other.text = "three" } == 0)
    isBusy = false
    let frames = stage.frames.count
    #expect(stage.change {} > 0)
    #expect(stage.frames.count == frames + 1)
    #expect(stage.isTruthful)
    #expect(stage.terminal.text == "99\nthree\n\n\n")
    #expect(stage.change {} == 0)
  }

  @Test func `a new size is applied afterwards`() {
    let stage = Stage(Label("one"), columns: 20, rows: 4)
    var isBusy = true
    stage.surface.output.isBusy = { isBusy }
    stage.resize(columns: 10, rows: 2)
    #expect(stage.frames.count == 1)
    isBusy = false
    stage.change {}
    #expect(stage.terminal.text == "one\n\n")
    #expect(stage.isTruthful)
  }

  @Test func `views are hit at their future positions`() {
    let (label, other) = (Label("one"), Label("two"))
    let stage = Stage(Column { [label, other] }, columns: 20, rows: 4)
    stage.surface.output.isBusy = { true }
    stage.change { label.isHidden = true }
    #expect(stage.surface.view(at: SurfacePoint(x: 0, y: 0)) === other)
  }

  @Test func `only the last of several copied texts is written`() {
    let stage = Stage(TextField(text: "one two"), columns: 20, rows: 2)
    var isBusy = true
    stage.surface.output.isBusy = { isBusy }
    stage.surface.clipboard.copy("first")
    stage.surface.clipboard.copy("second")
    isBusy = false
    stage.change {}
    #expect(stage.terminal.desktop.copied == "second")
    #expect(
      stage.frames.last.map { String(decoding: $0, as: UTF8.self) }?
        .ranges(of: "]52;").count == 1)
  }
}
