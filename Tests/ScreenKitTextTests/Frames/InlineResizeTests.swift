import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Inline screens in a terminal that wraps rows again when its width changes.
@MainActor
@Suite(.leakFree) struct InlineResizeTests {
  private let field = TextField("Name")

  private func stage(_ texts: [String]) -> InlineStage {
    let labels = texts.map { Label($0) }
    return stage(labels)
  }

  private func stage(_ labels: [Label]) -> InlineStage {
    let stage = InlineStage(
      Column {
        labels
        field
      }, rows: labels.count + 1, below: 3, of: CellSize(columns: 40, rows: 24))
    stage.surface.output.rewraps = true
    return stage
  }

  @Test(arguments: 12...39)
  func `a narrower terminal keeps no part of the rows above the cursor`(columns: Int) {
    let stage = stage([
      String(repeating: "x", count: 40), "short", "", String(repeating: "語", count: 12),
    ])
    field.value = "a text in the field"
    stage.change {}
    stage.resize(columns: columns)
    #expect(stage.isTruthful, "\(stage)")
  }

  @Test(arguments: 12...50)
  func `a terminal that erases a marked prompt keeps no part of it`(columns: Int) {
    let stage = stage([
      String(repeating: "x", count: 40), "short", "", String(repeating: "語", count: 12),
    ])
    stage.surface.output.erasesPrompts = true
    stage.surface.redraw()
    field.value = "a text in the field"
    stage.change {}
    #expect(stage.hasPrompt)
    stage.resize(columns: columns)
    #expect(stage.isTruthful, "\(stage)")
    stage.resize(columns: 40)
    #expect(stage.isTruthful, "\(stage)")
  }

  @Test func `two changes before the next frame are one`() {
    let stage = stage([String(repeating: "x", count: 40), String(repeating: "y", count: 33)])
    stage.surface.output.isBusy = { true }
    stage.resize(columns: 20)
    stage.surface.output.isBusy = { false }
    stage.resize(columns: 10)
    #expect(stage.isTruthful, "\(stage)")
  }

  @Test func `a wider terminal keeps no part either`() {
    let stage = stage([String(repeating: "x", count: 40)])
    stage.resize(columns: 30)
    stage.resize(columns: 40)
    #expect(stage.isTruthful, "\(stage)")
  }

  @Test(arguments: 0..<40)
  func `the blank end of a row that became shorter is erased`(length: Int) {
    let label = Label("")
    let stage = stage([label])
    stage.change { label.text = String((0..<40).map { $0 % 2 == 0 ? "x" : "y" }) }
    stage.change { label.text = String((0..<length).map { $0 % 2 == 0 ? "y" : "z" }) }
    #expect(stage.isTruthful, "\(stage)")
    let last = stage.frames.last ?? []
    #expect(!String(decoding: last, as: UTF8.self).contains(" "), "\(last)")
  }

  @Test func `in a terminal that wraps nothing the shell's lines stay`() {
    let stage = stage([String(repeating: "x", count: 40)])
    stage.surface.output.rewraps = false
    stage.resize(columns: 20, wraps: false)
    #expect(stage.isTruthful, "\(stage)")
  }

  @Test(arguments: [
    ("kitty(0.26.5)", true), ("foot(1.13.1)", true), ("VTE(7006)", true), ("tmux 3.3a", true),
    ("Konsole 22.12.3", true), ("XTerm(379)", false), ("mlterm(3.9.0)", false),
  ])
  func `terminals that wrap again are known by their names`(name: String, expected: Bool) {
    var probe = TerminalProbe(TerminalTraits())
    probe.apply(.version(name), after: .zero)
    #expect(probe.traits.rewraps == expected)
  }
}
