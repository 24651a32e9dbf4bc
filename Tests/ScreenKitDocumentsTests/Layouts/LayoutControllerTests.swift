import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Layouts that follow the size of the screen", .leakFree)
struct LayoutControllerTests {
  private static let login = """
    { "layouts": [
      { "view": { "type": "column", "children": [
        { "type": "label", "text": "narrow" },
        { "type": "textField", "id": "name" },
        { "type": "textField", "id": "password", "masked": true },
        { "type": "button", "id": "ok", "title": "OK" } ] } },
      { "forWidth": 60, "view": { "type": "column", "children": [
        { "type": "label", "text": "wide" },
        { "type": "row", "children": [
          { "type": "button", "id": "ok", "title": "OK" },
          { "type": "textField", "id": "password", "masked": true },
          { "type": "textField", "id": "name" } ] } ] } } ] }
    """

  private func launch(_ columns: Int) throws -> (ScreenTest, LoginScreen) {
    let screen = LoginScreen(try LayoutDocument(LayoutControllerTests.login, file: "a.json"))
    return (ScreenTest(screen, size: CellSize(columns: columns, rows: 10)), screen)
  }

  @Test(.proves("F-029"), arguments: [(40, "narrow"), (59, "narrow"), (60, "wide")])
  func `the layout fits the size at creation`(columns: Int, text: String) throws {
    let (test, screen) = try launch(columns)
    #expect(test.screen.contains(text))
    #expect(screen.loads == 1)
  }

  @Test(.proves("F-029"))
  func `another layout keeps typed text and the focus`() throws {
    let (test, screen) = try launch(40)
    test.application.focus.move(to: screen.name)
    test.type("anna")
    test.press(.tab)
    test.type("secret")
    test.resize(to: CellSize(columns: 80, rows: 10))
    #expect(test.screen.contains("wide"))
    #expect(screen.loads == 2)
    #expect(screen.name.value == "anna")
    #expect(screen.password.value == "secret")
    #expect(test.application.focus.view === screen.password)
    test.type("!")
    #expect(screen.password.value == "secret!")
    test.resize(to: CellSize(columns: 40, rows: 10))
    #expect(test.screen.contains("narrow"))
    #expect(screen.password.value == "secret!")
    #expect(test.application.focus.view === screen.password)
  }

  @Test func `the new views are connected and refreshed`() throws {
    let (test, screen) = try launch(40)
    test.resize(to: CellSize(columns: 80, rows: 10))
    test.press(.button, named: "OK")
    #expect(screen.presses == 1)
    #expect(screen.refreshes == 2)
  }

  @Test func `another layout keeps the scroll position`() throws {
    let lines = (1...30).map { "line \($0)" }.joined(separator: "\\n")
    let page = """
      { "type": "scroll", "id": "page", "content": { "type": "label", "text": "\(lines)" } }
      """
    let document = try LayoutDocument(
      """
      { "layouts": [
        { "view": \(page) },
        { "forWidth": 60, "view": { "type": "box", "title": "wide", "content": \(page) } } ] }
      """, file: "a.json")
    let screen = LayoutController(document)
    let test = ScreenTest(screen, size: CellSize(columns: 40, rows: 10))
    for _ in 0..<7 { test.press(.down) }
    #expect(test.screen.contains("line 8"))
    test.resize(to: CellSize(columns: 80, rows: 10))
    #expect(test.screen.contains("wide"))
    #expect(test.screen.contains("line 8"))
    #expect(!test.screen.contains("line 7 "))
    #expect((screen.view?.view("page") as? Scroll)?.offset == 7)
  }

  @Test func `a size with the same layout changes no view`() throws {
    let (test, screen) = try launch(40)
    let field = screen.name
    test.resize(to: CellSize(columns: 50, rows: 10))
    #expect(screen.name === field)
    #expect(screen.loads == 1)
  }
}

private final class LoginScreen: LayoutController {
  @Outlet("name") var name: TextField
  @Outlet("password") var password: TextField
  @Outlet("ok") private var ok: Button
  private(set) var loads = 0
  private(set) var presses = 0
  private(set) var refreshes = 0

  override func layoutDidLoad(_ layout: Layout) throws {
    try layout.bind($name, $password, $ok)
    connect(ok) { $0.presses += 1 }
    loads += 1
  }

  override func refresh() { refreshes += 1 }
}
