import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree) struct TerminalClipboardTests {
  private let field = TextField(text: "one two")

  private func stage(_ access: ClipboardAccess) -> Stage {
    Stage(field, columns: 20, rows: 2, options: TextOptions(clipboard: access))
  }

  private func press(_ stage: Stage, _ key: Key, _ modifiers: KeyModifiers = []) {
    stage.application.dispatch(.key(KeyPress(key, modifiers)))
  }

  /// Delivers a report of the terminal like the host.
  private func answer(_ stage: Stage, _ answer: TerminalReport) -> Bool {
    guard let text = stage.surface.clipboard.paste(after: answer) else { return false }
    stage.application.dispatch(.paste(text))
    return true
  }

  private func copyWord(_ stage: Stage) {
    press(stage, .left, [.control, .shift])
    press(stage, "c", .control)
  }

  @Test func `copied text reaches the terminal with the frame`() {
    let stage = stage(.write)
    copyWord(stage)
    #expect(stage.terminal.desktop.copied == "two")
    press(stage, .left)
    let before = stage.frames.count
    press(stage, .home, .shift)
    press(stage, "x", .control)
    #expect(stage.frames.count == before + 2)
    #expect(stage.terminal.desktop.copied == "one ")
    #expect(stage.isTruthful)
    press(stage, "v", .control)
    #expect(field.value == "one two")
    #expect(stage.terminal.desktop.questions == 0)
  }

  @Test func `without permission the text stays in the app`() {
    let stage = stage(.none)
    copyWord(stage)
    press(stage, .end)
    press(stage, "v", .control)
    #expect(field.value == "one twotwo")
    #expect(stage.terminal.desktop == ScreenReplay(size: CellSize(columns: 1, rows: 1)).desktop)
  }

  @Test(.proves("F-036"), arguments: [ClipboardAccess.write, .readAndWrite])
  func `nothing of a masked field reaches the terminal`(access: ClipboardAccess) throws {
    field.isMasked = true
    let stage = stage(access)
    _ = try field.perform(.selectAll)
    for key: Key in ["c", "x"] { press(stage, key, .control) }
    press(stage, .insert, .control)
    #expect(stage.terminal.desktop.copied == nil)
    #expect(stage.frames.allSatisfy { !$0.contains(Array("]52".utf8)) })
    #expect(stage.application.window.clipboard.requestPaste() == nil)
  }

  @Test func `a text too long for terminals stays in the app`() throws {
    let long = String(repeating: "a", count: ClipboardSequence.limit + 1)
    let stage = stage(.readAndWrite)
    stage.change { stage.application.window.clipboard.copy(long) }
    #expect(stage.terminal.desktop.copied == nil)
    _ = try field.perform(.selectAll)
    press(stage, "v", .control)
    #expect(field.value.utf8.count == long.utf8.count)
  }

  @Test func `text copied between turns is written in a separate turn`() {
    let stage = stage(.write)
    stage.application.window.clipboard.copy("text")
    #expect(stage.terminal.desktop.copied == nil)
    stage.application.runPosts()
    #expect(stage.terminal.desktop.copied == "text")
  }

  @Test func `text copied by the last turn is written too`() {
    let stage = stage(.write)
    stage.application.run {
      stage.application.window.clipboard.copy("text")
      stage.application.quit()
    }
    #expect(stage.terminal.desktop.copied == nil)
    stage.surface.finish()
    #expect(stage.terminal.desktop.copied == "text")
    let count = stage.frames.count
    stage.surface.finish()
    #expect(stage.frames.count == count)
  }

  @Test func `an app that may read pastes the terminal's text`() throws {
    let stage = stage(.readAndWrite)
    _ = try field.perform(.selectAll)
    for _ in 0..<3 { press(stage, "v", .control) }
    #expect(stage.terminal.desktop.questions == 1)
    #expect(field.value == "one two")
    #expect(answer(stage, .clipboard("three")))
    #expect(field.value == "three")
    #expect(!answer(stage, .primaryAttributes([1])))
    #expect(!answer(stage, .clipboard("unasked")))
    #expect(field.value == "three")
  }

  @Test func `a request that stays unanswered is repeated`() throws {
    let stage = stage(.readAndWrite)
    _ = try field.perform(.selectAll)
    var isExpected = true
    stage.surface.clipboard.expectsAnswer = { isExpected }
    for _ in 0..<2 { press(stage, "v", .control) }
    #expect(stage.terminal.desktop.questions == 1)
    isExpected = false
    press(stage, "v", .control)
    #expect(stage.terminal.desktop.questions == 2)
    #expect(answer(stage, .clipboard("three")))
    #expect(field.value == "three")
  }

  @Test func `no request outlasts a pause of the app`() throws {
    let stage = stage(.readAndWrite)
    copyWord(stage)
    press(stage, "v", .control)
    stage.surface.finish()
    #expect(!answer(stage, .primaryAttributes([1])))
    #expect(stage.application.window.clipboard.requestPaste() == nil)
    stage.surface.finish()
    #expect(stage.terminal.desktop.questions == 1)
    press(stage, "v", .control)
    #expect(stage.terminal.desktop.questions == 2)
    #expect(answer(stage, .clipboard("three")))
    #expect(field.value == "one three")
  }

  @Test func `without a report the app pastes its own text`() throws {
    let stage = stage(.readAndWrite)
    copyWord(stage)
    press(stage, .end)
    press(stage, "v", .control)
    #expect(!answer(stage, .version("other")))
    #expect(answer(stage, .primaryAttributes([1])))
    #expect(field.value == "one twotwo")
    press(stage, "v", .control)
    #expect(answer(stage, .clipboard("")))
    #expect(field.value == "one twotwotwo")
  }
}
