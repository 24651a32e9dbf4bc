import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// The selection and copying of a label's text.
@MainActor
@Suite("Selecting in a label", .leakFree, .proves("F-034"))
struct LabelSelectionTests {
  private let label = Label("one two three four\nfive")
  private let button = Button("other")
  private let clipboard = MemoryClipboard()

  private func stage(_ look: Look.Name = .terminal, columns: Int = 10) -> Stage {
    label.wraps = true
    label.isSelectable = true
    let stage = Stage(
      Column(cross: .fill) {
        label; button
      }, columns: columns, rows: 6, look)
    stage.application.window.clipboard = clipboard
    stage.change { stage.application.focus.move(to: label) }
    return stage
  }

  private func point(_ stage: Stage, _ actions: (PointerEvent.Action, Int, Int)...) {
    for (action, x, y) in actions {
      stage.application.dispatch(.pointer(PointerEvent(action, at: SurfacePoint(x: x, y: y))))
    }
  }

  private func reversed(_ stage: Stage) -> [String] {
    let picture = stage.surface.snapshot
    return (0..<3).map { row in
      (0..<picture.size.columns).map { column in
        picture[column, row].style.attributes.contains(.reverse) ? "#" : "."
      }.joined()
    }
  }

  @Test(arguments: Look.Name.allCases)
  func `a drag selects, reversed in every look`(look: Look.Name) {
    let stage = stage(look)
    point(stage, (.down(.left), 4, 0), (.drag(.left), 4, 2), (.up(.left), 4, 2))
    #expect(label.selectedText == "two three four\nfive")
    #expect(reversed(stage) == ["....###...", "##########", "####......"])
    #expect(stage.isTruthful)
  }

  @Test func `Ctrl-C copies a selection, or is not handled`() {
    let stage = stage()
    for press in [KeyPress("a", .control), KeyPress("c", .control), KeyPress(.escape)] {
      stage.application.dispatch(.key(press))
    }
    #expect(clipboard.text == label.text)
    #expect(label.selectedText.isEmpty && stage.application.state == .active)
    stage.application.dispatch(.key(KeyPress("c", .control)))
    #expect(stage.application.state == .notRunning)
  }

  @Test func `keys with Shift select from the visible cursor`() {
    let stage = stage()
    #expect(stage.terminal.visibleCursor == [0, 0])
    stage.application.dispatch(.key(KeyPress(.right, [.shift, .control])))
    stage.application.dispatch(.key(KeyPress(.down, .shift)))
    #expect(label.selectedText == "one two thr")
    #expect(stage.terminal.visibleCursor == [3, 1])
  }

  @Test func `a double click selects a word, a triple click the line`() {
    let stage = stage()
    point(stage, (.down(.left), 1, 1), (.up(.left), 1, 1), (.down(.left), 1, 1))
    #expect(label.selectedText == "three")
    point(stage, (.up(.left), 1, 1), (.down(.left), 1, 1))
    #expect(label.selectedText == "one two three four")
  }

  @Test func `the whole of a truncated line can be copied`() {
    let stage = stage(columns: 8)
    stage.change { label.wraps = false }
    point(stage, (.down(.left), 4, 0), (.drag(.left), 7, 0), (.up(.left), 7, 0))
    #expect(label.selectedText == "two three four")
    #expect(reversed(stage)[0].hasPrefix("....###"))
  }

  @Test func `another text ends the selection`() {
    let stage = stage()
    stage.application.dispatch(.key(KeyPress("a", .control)))
    stage.change { label.text = "short" }
    #expect(label.selectedText.isEmpty)
    stage.application.dispatch(.key(KeyPress(.end, .shift)))
    #expect(label.selectedText == "short")
  }

  @Test func `a label without selection has no focus and no input`() {
    let stage = stage()
    stage.change { label.isSelectable = false }
    #expect(button.isFocused)
    point(stage, (.down(.left), 1, 1), (.drag(.left), 4, 1))
    stage.application.dispatch(.key(KeyPress("a", .control)))
    #expect(label.selectedText.isEmpty && button.isFocused)
  }
}
