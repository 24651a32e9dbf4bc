import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to navigation", .leakFree)
struct NavigationTests {
  @Test func `a row pushes a screen, and Escape pops it`() {
    let test = ScreenTest(LibraryApp())
    test.activate(row: .init(1), of: "Shelves")
    #expect(test.screen.contains("This is Shelf Poetry."))
    test.press(.escape)
    #expect(!test.screen.contains("This is"))
  }

  @Test func `a tab has an icon, and the tabs a transition`() throws {
    let test = ScreenTest(LibraryApp())
    #expect(test.screen.contains("★ Shelves"))
    let library = try #require(test.application.root as? LibraryApp)
    let tabs = library.frontChild?.view as? NavigationFrame
    #expect(tabs?.entrance == .dissolve)
  }

  @Test func `the link to a place opens it in another run`() throws {
    let test = ScreenTest(LibraryApp())
    test.activate(row: .init(1), of: "Shelves")
    let link = try #require(test.application.link)
    #expect(link == "library://shelves/Poetry")

    let again = ScreenTest(LibraryApp())
    again.application.open(link: link)
    #expect(again.screen.contains("This is Shelf Poetry."))
  }

  @Test func `a link builds the stack below its screen`() {
    let test = ScreenTest(LibraryApp())
    test.application.open(link: "library://shelves/Poetry/3")
    #expect(test.screen.contains("This is Volume 3."))
    test.press(.escape)
    #expect(test.screen.contains("This is Shelf Poetry."))
  }

  @Test func `a modal screen returns its result`() {
    let test = ScreenTest(LibraryApp())
    test.press(.tab, named: "Desk")
    test.press(.button, named: "Introduce yourself")
    test.type("Ann")
    test.press(.enter)
    #expect(test.screen.contains("Good day, Ann."))
    test.press(.button, named: "Introduce yourself")
    test.press(.escape)
    #expect(test.screen.contains("As you like."))
  }

  @Test func `a gate leads to its destination after the login`() {
    let test = ScreenTest(AccountApp())
    test.press(.button, named: "My account")
    #expect(test.view(.button, named: "Log in") != nil)
    test.press(.button, named: "Log in")
    #expect(test.screen.contains("This is Your account."))
    test.press(.escape)
    #expect(test.view(.button, named: "My account") != nil)
  }
}
