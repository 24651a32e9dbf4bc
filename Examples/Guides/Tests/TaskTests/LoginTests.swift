import ScreenKitTesting
import ScreenKitText
import Testing

@testable import Tasks

extension CellSize {
  /// The size of the screens in the page about tasks.
  static let page = CellSize(columns: 46, rows: 10)
}

@MainActor
@Suite("A login", .leakFree)
struct LoginTests {
  private let account = Account { name, password in name == "anna" && password == "north star" }

  @Test func `the right password opens the app`() async {
    let test = ScreenTest(LoginApp(account), size: .page)
    test.fill("User name", with: "anna")
    test.fill("Password", with: "north star")
    test.press(.button, named: "Log in")
    await test.settle()
    #expect(test.screen.contains("Welcome, anna."))
    test.press(.button, named: "Log out")
    #expect(test.view(.button, named: "Log in") != nil)
  }

  @Test func `a wrong password is refused and removed`() async throws {
    let test = ScreenTest(LoginApp(account), size: .page)
    test.fill("User name", with: "anna")
    test.fill("Password", with: "south star")
    test.press(.button, named: "Log in")
    await test.settle()
    #expect(account.user == nil)
    try expectPage(test, "login")
  }

  @Test func `the password is not shown`() {
    let test = ScreenTest(LoginApp(account), size: .page)
    test.fill("Password", with: "north star")
    #expect(!test.screen.contains("north"))
  }
}
