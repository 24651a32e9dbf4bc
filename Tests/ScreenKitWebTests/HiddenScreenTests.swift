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

  @Test func `a view changed in a hidden screen moves with its changes`() {
    let (label, frame) = (Label("first text"), NavigationFrame())
    let (first, second) = (Column { [label] }, Column { [Label("other")] })
    frame.content = first
    let test = WebTest(frame)
    let number = test.number(of: label)
    test.session.application.run { frame.content = second }
    test.session.application.run { label.text = "changed text" }
    test.session.application.run { second.add(label, at: 0) }
    #expect(test.page.nodes(showing: "changed text") == [number])
    #expect(test.differences == [])
    test.session.application.run { label.text = "last text" }
    #expect(test.page.nodes(showing: "last text") == [number])
    test.session.application.run { frame.content = first }
    #expect(test.differences == [] && test.page.problems.isEmpty)
  }

  @Test(arguments: 0..<40)
  func `views move between shown and hidden screens in any order`(seed: UInt64) {
    var numbers = SmallGenerator(seed: seed)
    let labels = (0..<6).map { Label("\($0)") }
    let columns = (0..<3).map { index in Column { [labels[2 * index], labels[2 * index + 1]] } }
    let frame = NavigationFrame()
    frame.content = columns[0]
    let test = WebTest(frame)
    for step in 0..<30 {
      let (label, column) = (labels[numbers.number(0..<6)], columns[numbers.number(0..<3)])
      let (kind, place) = (numbers.number(0..<3), numbers.number(0..<3))
      test.session.application.run {
        switch kind {
        case 0: frame.content = column
        case 1: label.text = "step \(step)"
        default: column.add(label, at: place)
        }
      }
      test.acknowledge()
      #expect(test.differences == [], "step \(step)")
    }
    #expect(test.page.problems.isEmpty)
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
