import ScreenKitCore
import ScreenKitNav
import ScreenKitTesting
import Testing

@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

@MainActor
@Suite("Texts of screens behind others", .leakFree)
struct HiddenScreenTests {
  @Test func `an edit in the field of a hidden screen is reverted`() throws {
    let stack = StackNavigator { SearchScreen() }
    let test = WebTest(stack)
    let screen = try #require(stack.frontChild as? SearchScreen)
    let number = test.number(of: screen.search)
    test.type("abc", replacing: 0..<0, in: number)
    test.send("[\"s\",\(number)]")
    // A browser sends this edit before it gets the next screen.
    test.type("d", replacing: 3..<3, in: number)
    #expect(test.page.fields[number]?.text == "abc")
    test.session.application.run { stack.pop() }
    #expect(test.differences == [])
    test.type("e", replacing: 3..<3, in: number)
    #expect(screen.search.value == "abce")
    #expect(test.closes == [] && test.page.problems.isEmpty)
  }

  @Test func `a text that a leaving screen clears is cleared in the page`() throws {
    let stack = StackNavigator { SearchScreen() }
    let test = WebTest(stack)
    let screen = try #require(stack.frontChild as? SearchScreen)
    let password = test.number(of: screen.password)
    test.type("secret", replacing: 0..<0, in: password)
    #expect(test.page.fields[password]?.text == "secret")
    test.send("[\"s\",\(test.number(of: screen.search))]")
    #expect(test.page.fields[password]?.text == "")
    test.session.application.run { stack.pop() }
    #expect(test.number(of: screen.password) == password)
    #expect(test.page.fields[password]?.text == "")
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }
}

/// A screen that shows another one when its search is submitted, and clears its password then.
private final class SearchScreen: Controller {
  let search = TextField("Search")
  let password = TextField("Password")

  override func makeView() -> View { Column { [search, password] } }

  override func connect() {
    password.isMasked = true
    search.onSubmit = { [unowned self] _ in showResult() }
  }

  override func pause() { password.value = "" }

  private func showResult() { push(ViewController(Label("found"))) }
}
