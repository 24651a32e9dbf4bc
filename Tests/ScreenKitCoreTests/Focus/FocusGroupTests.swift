import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Focus groups", .proves("F-060"), .leakFree)
struct FocusGroupTests {
  private let before = Button("before")
  private let tools = (1...3).map { Button("tool \($0)") }
  private let after = Button("after")
  private let bar: Row
  private let app: TestApp

  init() {
    let tools = tools
    bar = Row { tools }
    bar.isFocusGroup = true
    let content: [View] = [before, bar, after]
    app = TestApp(TestScreen("screen", Column { content }))
    app.surface.place(before, x: 0, y: 0)
    for (index, tool) in tools.enumerated() { app.surface.place(tool, x: 10 * index, y: 2) }
    app.surface.place(after, x: 5, y: 4)
  }

  private func press(_ key: Key, _ modifiers: KeyModifiers = []) -> String {
    app.press(KeyPress(key, modifiers))
    return (app.application.focus.view as? Button)?.title ?? "nothing"
  }

  @Test func `Tab enters a group once, and leaves it from anywhere`() {
    #expect(press(.tab) == "tool 1")
    #expect(press(.tab) == "after")
    #expect(press(.tab, .shift) == "tool 1")
    #expect(press(.right) == "tool 2")
    #expect(press(.tab) == "after")
    #expect(press(.tab) == "before")
  }

  @Test func `Tab returns to the group's last focused view`() {
    app.application.focus.move(to: tools[2])
    #expect(press(.tab) == "after")
    #expect(press(.tab, .shift) == "tool 3")
    #expect(press(.tab, .shift) == "before")
    tools[2].isEnabled = false
    #expect(press(.tab) == "tool 1")
  }

  @Test func `the arrows move within the group before they leave it`() {
    let near = Button("near")
    app.application.root.view?.add(near)
    app.surface.place(near, x: 5, y: 2, width: 2)
    app.application.focus.move(to: tools[0])
    #expect(press(.right) == "tool 2")
    #expect(press(.right) == "tool 3")
    #expect(press(.right) == "tool 3")
    #expect(press(.left) == "tool 2")
    #expect(press(.left) == "tool 1")
    #expect(press(.down) == "after")
    #expect(press(.up) == "near")
  }

  @Test func `a group within a group belongs to the outer one`() {
    let outer = Column { [bar] }
    outer.isFocusGroup = true
    let extra = Button("extra")
    outer.add(extra)
    app.application.root.view?.setChildren([before, outer, after])
    app.application.focus.move(to: before)
    #expect(press(.tab) == "tool 1")
    #expect(press(.tab) == "after")
  }

  @Test func `a group with all views keeps the focus`() {
    app.application.root.view?.setChildren([bar])
    app.application.focus.move(to: tools[1])
    #expect(press(.tab) == "tool 2")
    #expect(press(.tab, .shift) == "tool 2")
  }
}
