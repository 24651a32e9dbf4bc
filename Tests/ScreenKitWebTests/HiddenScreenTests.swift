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
}

/// A screen that shows another one when its search is submitted.
private final class SearchScreen: Controller {
  let search = TextField("Search")

  override func makeView() -> View { Column { search } }

  override func connect() { search.onSubmit = { [unowned self] _ in showResult() } }

  private func showResult() { push(ViewController(Label("found"))) }
}
