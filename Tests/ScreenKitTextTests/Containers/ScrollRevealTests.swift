import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Visibility of the focus", .proves("F-060"), .leakFree)
struct ScrollRevealTests {
  private let buttons = (1...20).map { Button("button \($0)") }

  private func press(_ stage: Stage, _ key: Key, _ modifiers: KeyModifiers = []) {
    stage.application.dispatch(.key(KeyPress(key, modifiers)))
  }

  /// Returns whether the focused button is wholly visible.
  private func isInSight(_ stage: Stage) -> Bool {
    guard let button = stage.application.focus.view as? Button else { return false }
    return stage.isTruthful && stage.framed.contains("\(button.title) ")
  }

  @Test func `Tab and arrows scroll the content, and the wheel alone`() {
    let scroll = Scroll(Column { buttons })
    scroll.takesFocus = false
    let stage = Stage(scroll, columns: 20, rows: 5, .terminal)
    for _ in 0..<30 {
      press(stage, .tab)
      #expect(isInSight(stage), "\(stage)")
    }
    for _ in 0..<10 {
      press(stage, .up)
      #expect(isInSight(stage), "\(stage)")
    }
    stage.change { scroll.offset = 15 }
    #expect(!isInSight(stage))
    press(stage, .tab)
    #expect(isInSight(stage), "\(stage)")
  }

  @Test func `a focus that stays visible moves nothing`() {
    let scroll = Scroll(Column { buttons })
    scroll.takesFocus = false
    let stage = Stage(scroll, columns: 20, rows: 5, .terminal)
    stage.change { scroll.offset = 2 }
    stage.change { stage.application.focus.move(to: buttons[4]) }
    #expect(scroll.offset == 2)
  }

  @Test func `less space keeps the focused field visible`() {
    let scroll = Scroll(Column { buttons })
    let stage = Stage(scroll, columns: 20, rows: 15, .terminal)
    stage.change { stage.application.focus.move(to: buttons[12]) }
    stage.resize(columns: 20, rows: 4)
    #expect(isInSight(stage), "\(stage)")
  }

  @Test func `nested scrolls and long dialogs follow too`() {
    let first = Array(buttons.prefix(8))
    let inner = Scroll(Column { first })
    inner.layout.height = .fixed(3)
    inner.takesFocus = false
    let lines = (1...6).map { Label("line \($0)") }
    let rest = Array(buttons.dropFirst(8))
    let content: [View] = lines + [inner] + rest
    let dialog = Dialog<Void>("Title", buttons: [.cancel()]) { content }
    let stage = Stage(Label("behind"), columns: 30, rows: 10, .terminal)
    stage.change { stage.application.open(dialog) }
    for _ in 0..<20 {
      #expect(isInSight(stage) || stage.framed.contains("Cancel"), "\(stage)")
      press(stage, .tab)
    }
    stage.change { stage.application.focus.move(to: buttons[7]) }
    #expect(isInSight(stage), "\(stage)")
  }

  @Test func `a scroll without overflow is no focus stop`() {
    let (scroll, button) = (Scroll(Label("a\nb\nc")), Button("OK"))
    let stage = Stage(
      Column {
        scroll; button
      }, columns: 20, rows: 10, .terminal)
    #expect(stage.application.focus.view === button)
    #expect(stage.frames.count == 1)
    press(stage, .tab)
    #expect(stage.application.focus.view === button)
    stage.resize(columns: 20, rows: 3)
    press(stage, .tab)
    #expect(stage.application.focus.view === scroll)
    let before = stage.frames.count
    stage.resize(columns: 20, rows: 10)
    #expect(stage.application.focus.view === button)
    #expect(stage.frames.count == before + 1)
    #expect(stage.isTruthful)
  }

  @Test func `a text scroll has the first focus if it can scroll`() {
    let scroll = Scroll(Label("a\nb\nc\nd"))
    let stage = Stage(
      Column {
        scroll; Button("OK")
      }, columns: 20, rows: 3, .terminal)
    #expect(stage.application.focus.view === scroll)
  }

  @Test func `a disabled form keeps the focus for its button`() {
    let (field, button) = (TextField("Name"), Button("Log in"))
    let stage = Stage(
      Scroll(
        Column {
          field; button
        }), columns: 20, rows: 6, .terminal)
    stage.change { stage.application.focus.move(to: button) }
    stage.change { (field.isEnabled, button.isEnabled) = (false, false) }
    #expect(stage.application.focus.view == nil)
    stage.change { (field.isEnabled, button.isEnabled) = (true, true) }
    #expect(stage.application.focus.view === button)
  }
}
