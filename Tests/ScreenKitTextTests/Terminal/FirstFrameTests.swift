import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree) struct FirstFrameTests {
  private static let white = TerminalReport.Color(red: 0xFFFF, green: 0xFFFF, blue: 0xFFFF)

  @Test func `a held frame is written once, in the reported colours`() {
    let label = Label("Warning")
    label.style.tint = .warning
    let surface = TextSurface(size: CellSize(columns: 20, rows: 2), options: TextOptions())
    var frames: [String] = []
    surface.output.write = { frames.append(String(decoding: $0, as: UTF8.self)) }
    let clock = ManualClock()
    surface.output.hold = clock.schedule(after: .seconds(1)) {}
    let application = Application(root: PlainScreen(label), surface: surface, clock: clock)
    application.start()
    surface.apply(.color(.background, Self.white), after: .zero)
    application.run {}
    #expect(frames.isEmpty && surface.isBusy)
    surface.output.hold = nil
    application.run {}
    #expect(frames.count == 1)
    #expect(frames.first?.contains("38;5;94m") == true)
    application.quit()
  }

  @Test func `a frame without colours is not held`() {
    let surface = TextSurface(size: CellSize(columns: 20, rows: 2), options: TextOptions())
    var frames = 0
    surface.output.write = { _ in frames += 1 }
    let clock = ManualClock()
    surface.output.hold = clock.schedule(after: .seconds(1)) {}
    let screen = PlainScreen(Label("HELLO"))
    let application = Application(root: screen, surface: surface, clock: clock)
    application.start()
    #expect(frames == 1 && !surface.isBusy)
    application.quit()
  }

  @Test func `after a query the cursor is addressed absolutely`() {
    let label = Label("abc")
    let stage = Stage(label, columns: 20, rows: 4)
    stage.change { label.text = "abd" }
    stage.surface.forgetCursor()
    stage.change { label.text = "abe" }
    #expect(String(decoding: stage.frames[2], as: UTF8.self).hasPrefix("\u{1B}[1;3H\u{1B}[m"))
    #expect(stage.isTruthful)
  }

  @Test func `Alt is changed only where it is the eighth bit`() {
    #expect(TerminalProbe.keyModes(after: .mode(1036, isPrivate: true, .reset)) == .alt)
    #expect(TerminalProbe.keyModes(after: .mode(1036, isPrivate: true, .set)).isEmpty)
    #expect(TerminalProbe.keyModes(after: .keyboardFlags(0)) == .keyboard)
  }

  @Test func `the end reverses each mode of the start`() {
    let start = [TerminalModes.enter, TerminalModes.reportMouse, TerminalModes.applicationKeys]
    let end = "\(TerminalModes.leave)"
    for sequence in start.flatMap({ "\($0)".split(separator: "\u{1B}") }) {
      if sequence == "[8l" { #expect(end.contains("[8h")) }
      guard sequence.hasPrefix("[?") else { continue }
      let isSet = sequence.hasSuffix("h")
      #expect(end.contains(sequence.dropLast() + (isSet ? "l" : "h")), "\(sequence)")
    }
    #expect(end.contains("\u{1B}>"))
    // A terminal without an alternate screen is cleared.
    #expect(end.contains("\u{1B}[H\u{1B}[J"))
    for pop in [TerminalModes.popTitle, TerminalModes.popAlt, TerminalModes.popOtherKeys] {
      #expect("\(pop)".hasPrefix("\u{18}"))
    }
    #expect("\(TerminalModes.popTitle)".contains("\u{1B}]2;\u{1B}\\"))
  }
}
