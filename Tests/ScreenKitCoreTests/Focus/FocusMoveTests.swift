import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Focus by direction", .leakFree, .proves("F-060"))
struct FocusMoveTests {
  private let buttons: [Button]
  private let app: TestApp

  /// Creates two rows of two buttons each.
  init() {
    let buttons = (0..<4).map { Button("\($0)") }
    self.buttons = buttons
    app = TestApp(TestScreen("screen", Column { buttons }))
    for (index, button) in buttons.enumerated() {
      app.surface.place(button, x: 10 * (index % 2), y: 2 * (index / 2))
    }
  }

  @Test func `arrow keys move to the neighbour in their direction`() {
    #expect(press(.right) == 1)
    #expect(press(.down) == 3)
    #expect(press(.left) == 2)
    #expect(press(.up) == 0)
  }

  @Test(arguments: [Key.up, .left])
  func `without a neighbour it stays`(key: Key) {
    #expect(press(key) == 0)
  }

  @Test func `arrow keys with modifiers or releases do not move it`() {
    app.press(KeyPress(.right, .control), KeyPress(.right, phase: .up))
    #expect(focused == 0)
  }

  @Test func `a view without a position moves it in reading order`() {
    let app = TestApp(
      TestScreen(
        "screen",
        Column {
          Button("first")
          Button("second")
        }))
    app.press(KeyPress(.down))
    #expect(app.application.focus.view === app.application.root.view?.children[1])
  }

  @Test func `a scroll uses the arrow keys as far as it moves`() {
    let scroll = Scroll(View())
    let button = Button("below")
    let app = TestApp(
      TestScreen(
        "screen",
        Column {
          scroll
          button
        }))
    scroll.didLayOut(.init(contentHeight: 6, visibleHeight: 5))
    app.surface.place(scroll, x: 0, y: 0, width: 9, height: 5)
    app.surface.place(button, x: 0, y: 5)
    app.press(KeyPress(.down))
    #expect(scroll.offset == 1)
    #expect(app.application.focus.view === scroll)
    app.press(KeyPress(.down))
    #expect(app.application.focus.view === button)
  }

  private var focused: Int? { buttons.firstIndex { $0 === app.application.focus.view } }

  private func press(_ key: Key) -> Int? {
    app.press(KeyPress(key))
    return focused
  }
}
