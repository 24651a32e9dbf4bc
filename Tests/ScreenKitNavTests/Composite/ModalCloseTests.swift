import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Close buttons of modal screens", .leakFree)
struct ModalCloseTests {
  nonisolated private static let styles = [ModalStyle.full, .sheet, .dialog]

  private func test(
    _ modal: Controller, _ style: ModalStyle, _ size: CellSize = CellSize(columns: 24, rows: 12)
  ) -> ScreenTest {
    let root = CompositeNavigator { TextScreen("base") }
    let test = ScreenTest(root, size: size)
    test.application.run { root.present(modal, as: style) }
    return test
  }

  private func close(_ test: ScreenTest) -> View? { test.view(.button, named: "Close") }
  private func isOpen(_ test: ScreenTest) -> Bool {
    (test.application.root as? CompositeNavigator)?.navigation?.modals.isEmpty == false
  }

  @Test(arguments: styles) func `a click on it closes the modal`(style: ModalStyle) throws {
    let test = test(TextScreen("Filter"), style)
    #expect(test.screen.contains("[✕]") && test.screen.contains("Filter"))
    test.click(try #require(close(test)))
    #expect(!isOpen(test) && !test.screen.contains("✕"))
  }

  @Test(arguments: styles)
  func `it fits into the smallest screen`(style: ModalStyle) {
    let test = test(
      TextScreen("A very long title of a screen"), style, CellSize(columns: 20, rows: 6))
    #expect(
      test.screen.split(separator: "\n").first { $0.contains("✕") }?.contains("A very") == true)
    #expect(test.screen.contains("text"))
  }

  @Test(arguments: styles) func `the guard of the screen is asked`(style: ModalStyle) throws {
    let screen = TextScreen("Form")
    screen.answer = .no
    let test = test(screen, style)
    test.click(try #require(close(test)))
    #expect(isOpen(test))
    screen.answer = .yes
    test.click(try #require(close(test)))
    #expect(!isOpen(test))
  }

  @Test(arguments: styles) func `the screen itself is asked, as by Back`(style: ModalStyle) throws {
    let screen = TextScreen("Steps")
    screen.steps = 1
    let test = test(screen, style)
    test.click(try #require(close(test)))
    #expect(isOpen(test) && screen.steps == 0)
    test.click(try #require(close(test)))
    #expect(!isOpen(test))
  }

  @Test(arguments: styles) func `a screen can hide it at any time`(style: ModalStyle) {
    let screen = TextScreen("Own")
    screen.navigationItem.hidesClose = true
    let test = test(screen, style)
    #expect(close(test) == nil && !test.screen.contains("✕"))
    test.application.run { screen.navigationItem.hidesClose = false }
    #expect(close(test) != nil && test.screen.contains("✕"))
  }

  @Test func `a stack shows it in its bar, beside its first screen`() throws {
    let stack = StackNavigator { TextScreen("First") }
    let test = test(stack, .full)
    #expect(test.screen.split(separator: "\n").first?.contains("First") == true)
    #expect(test.screen.contains("[✕]"))
    test.application.run { stack.push(TextScreen("Second")) }
    #expect(!test.screen.contains("✕"))
    test.press(.escape)
    test.click(try #require(close(test)))
    #expect(!isOpen(test))
  }

  @Test func `a sheet closes with all screens of its stack`() throws {
    let stack = StackNavigator { TextScreen("First") }
    let test = test(stack, .sheet)
    test.application.run { stack.push(TextScreen("Second")) }
    test.click(try #require(close(test)))
    #expect(!isOpen(test))
  }

  @Test func `a stack without a bar has it in a bar of its own`() {
    let first = TextScreen("First")
    first.navigationItem.isHidden = true
    let test = test(StackNavigator { first }, .full)
    #expect(test.screen.contains("[✕]") && close(test) != nil)
    test.application.run { first.navigationItem.isHidden = false }
    #expect(test.screen.split(separator: "✕").count == 2)
  }

  @Test func `its name is in the language of the app`() {
    let test = test(TextScreen("Filter"), .sheet)
    var strings = Strings()
    strings.dialogs.close = "Zu"
    test.application.strings = strings
    #expect(test.view(.button, named: "Zu") != nil)
  }

  @Test func `the focus never moves to it`() {
    let test = test(TextScreen("Filter"), .sheet)
    for _ in 1...3 { test.press(.tab) }
    #expect(test.application.focus.view == nil)
  }
}

private final class TextScreen: Controller, LeaveGuard {
  var answer: LeaveAnswer = .yes
  /// The number of steps that the screen goes back by itself.
  var steps = 0

  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func makeView() -> View { Label("text") }

  func mayLeave() -> LeaveAnswer { answer }

  override func goBack() -> Bool {
    defer { steps = max(0, steps - 1) }
    return steps > 0
  }
}
