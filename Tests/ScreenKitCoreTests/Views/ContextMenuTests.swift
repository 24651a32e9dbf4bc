import ScreenKitCore
import ScreenKitTesting
import Testing

@MainActor
@Suite("Context menus of views", .leakFree)
struct ContextMenuTests {
  private let screen = Cards()
  private let test: ScreenTest

  init() { test = ScreenTest(screen) }

  private let menuKey = KeyPress(.function(10), .shift)

  private func perform(_ action: ViewAction, on view: View) {
    guard let target = test.application.window.target(of: view) else { return }
    test.send(.action(action, on: target))
  }

  private func press(_ button: PointerEvent.Button, on text: String) {
    let rows = test.screen.split(separator: "\n", omittingEmptySubsequences: false)
    guard let y = rows.firstIndex(where: { $0.contains(text) }) else { return }
    let place = SurfacePoint(x: 3, y: y)
    test.send(
      .pointer(PointerEvent(.down(button), at: place)),
      .pointer(PointerEvent(.up(button), at: place)))
  }

  private func values(of node: SemanticNode) -> [String] {
    [node.value] + node.children.flatMap(values)
  }

  @Test(arguments: [KeyPress(.function(10), .shift), KeyPress(.enter, .alt)])
  func `a key opens the menu of the focused view`(key: KeyPress) {
    test.press(key)
    #expect(test.screen.contains("Rename") && test.screen.contains("Delete"))
    test.press(KeyPress(.down), KeyPress(.enter))
    #expect(screen.log == ["delete"] && screen.button.isFocused)
    #expect(test.application.window.panel == nil)
  }

  @Test func `Escape closes the menu, and the focus returns`() {
    test.press(menuKey, KeyPress(.escape))
    #expect(test.application.window.panel == nil && screen.button.isFocused)
    #expect(screen.log.isEmpty)
  }

  @Test func `a view without a menu uses that of its parent`() {
    test.application.focus.move(to: screen.other)
    test.press(menuKey)
    #expect(test.screen.contains("New"))
    test.press(KeyPress(.enter))
    #expect(screen.log == ["new"] && screen.other.isFocused)
  }

  @Test func `a menu without commands does not handle the key`() {
    screen.button.contextMenu = { [] }
    test.press(menuKey)
    #expect(test.screen.contains("New"))
  }

  @Test func `rows of a list come before the list`() {
    test.application.focus.move(to: screen.list)
    test.press(menuKey)
    #expect(test.screen.contains("Open a"))
    test.press(KeyPress(.escape), KeyPress(.down), menuKey)
    #expect(test.screen.contains("Sort"))
  }

  @Test func `a disabled view has no menu`() {
    screen.button.isEnabled = false
    perform(.contextMenu, on: screen.button)
    #expect(test.application.window.panel == nil)
  }

  @Test func `the right button opens the menu under the pointer`() {
    test.application.focus.move(to: screen.other)
    press(.right, on: "Card")
    #expect(test.screen.contains("Rename"))
    test.press(KeyPress(.escape))
    #expect(screen.button.isFocused)
  }

  @Test func `the left button opens no menu`() {
    press(.left, on: "Card")
    #expect(test.application.window.panel == nil)
  }

  @Test func `the action opens the menu of the view or its parent`() {
    perform(.contextMenu, on: screen.button)
    #expect(test.screen.contains("Rename"))
    test.press(KeyPress(.escape))
    perform(.contextMenu, on: screen.other)
    #expect(test.screen.contains("New"))
  }

  @Test func `a screen reader and the key hints mention the menu`() {
    #expect(values(of: test.application.window.semantics).contains("has a menu"))
    #expect(test.application.keyHints.contains(KeyHint(menuKey, "Menu")))
    screen.button.contextMenu = nil
    (screen.view as? Column)?.contextMenu = nil
    test.application.run {}
    #expect(!test.application.keyHints.contains(KeyHint(menuKey, "Menu")))
  }

  private final class Cards: Controller {
    let button = Button("Card")
    let other = Button("Other")
    let list = List(["a", "b"])
    private(set) var log: [String] = []

    override func makeView() -> View {
      list.layout.height = .init(minimum: 3)
      let column = Column(cross: .fill) {
        button
        other
        list
      }
      button.contextMenu = { [weak self] in
        [
          Command("Rename", keys: []) { self?.log.append("rename") },
          Command("Delete", keys: []) { self?.log.append("delete") },
        ]
      }
      column.contextMenu = { [weak self] in [Command("New", keys: []) { self?.log.append("new") }] }
      list.menu = { $0 == "a" ? [Command("Open a", keys: []) {}] : [] }
      list.contextMenu = { [Command("Sort", keys: []) {}] }
      return column
    }
  }
}
