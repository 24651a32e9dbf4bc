import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// The move of the focus when the focused view disappears.
@MainActor
@Suite("Focus of a removed view", .leakFree)
struct FocusTrailTests {
  private let rows = (0..<3).map { row in (0..<3).map { Button("\(row)\($0)") } }
  private let parts: [Row]
  private let app: TestApp

  init() {
    parts = rows.map { buttons in Row { buttons } }
    let content: [View] = [Button("first")] + parts
    app = TestApp(TestScreen("screen", Column { content }))
  }

  private func focused(after change: @escaping @MainActor () -> Void) -> String? {
    app.application.run { change() }
    return (app.application.focus.view as? Button)?.title
  }

  @Test(arguments: [(0, "11"), (1, "12"), (2, "11")])
  func `it moves to the next view of the part, or the previous`(
    column: Int, next: String
  ) {
    let button = rows[1][column]
    app.application.focus.move(to: button)
    let title = focused { button.removeFromParent() }
    #expect(title == next)
  }

  @Test func `so it does from a hidden or disabled view`() {
    app.application.focus.move(to: rows[1][0])
    var title = focused { [rows] in rows[1][0].isHidden = true }
    #expect(title == "11")
    title = focused { [rows] in rows[1][1].isEnabled = false }
    #expect(title == "12")
  }

  @Test func `from a removed part it moves to the next part`() {
    app.application.focus.move(to: rows[1][1])
    var title = focused { [parts] in parts[1].removeFromParent() }
    #expect(title == "20")
    title = focused { [parts] in parts[2].setChildren([]) }
    #expect(title == "02")
  }

  @Test func `replacement views at its position get it`() {
    app.application.focus.move(to: rows[1][1])
    let others = (0..<3).map { Button("new \($0)") }
    let title = focused { [parts] in parts[1].setChildren(others) }
    #expect(title == "new 1")
  }

  @Test func `another screen does not change it`() {
    app.application.focus.move(to: rows[2][2])
    let panel = Panel(
      Column {
        Button("in front"); Button("other")
      })
    app.application.open(panel)
    var title = focused {}
    #expect(title == "in front")
    title = focused { panel.close() }
    #expect(title == "22")
  }
}
