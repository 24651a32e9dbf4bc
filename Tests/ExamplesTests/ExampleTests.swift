import ExampleScreens
import ScreenKitCore
import ScreenKitNav
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Examples", .leakFree)
struct ExampleTests {
  @Test(.proves("F-061"))
  func `null navigation shows another view of the same screen, without a lifecycle call`() {
    let test = ScreenTest(NullExample())
    #expect(test.screen.contains("six times seven"))
    let steps = test.lifecycle
    test.press("t")
    #expect(test.screen.contains("42"))
    #expect(!test.screen.contains("six times seven"))
    test.press("t")
    #expect(test.screen.contains("six times seven"))
    #expect(test.lifecycle == steps)
  }

  @Test(.proves("F-059", "F-062", "F-072", "F-073"))
  func `a stack goes deeper by buttons and back by Escape`() {
    let test = ScreenTest(StackExample())
    test.press(KeyPress(.enter), KeyPress(.enter))
    #expect(
      test.line(0)
        == " Esc Chapter 1 / Chapter 2                                              [ Read ]")
    test.press(KeyPress(.escape))
    #expect(test.line(0).hasPrefix(" Esc Contents / Chapter 1"))
    test.press(KeyPress(.escape))
    #expect(test.line(0) == " Contents")
    #expect(test.screen.contains("[ Begin ]"))
  }

  @Test(.proves("F-059", "F-073"), arguments: Look.Name.allCases)
  func `the pointer goes back by the bar, whatever the look`(look: Look.Name) throws {
    let test = ScreenTest(StackExample(), look: .named(look))
    test.press(KeyPress(.enter), KeyPress(.enter), KeyPress(.enter))
    for title in ["Chapter 2", "Chapter 1", "Contents"] {
      test.click(column: 1, row: 0)
      #expect(test.line(0).contains(title))
    }
    let screen = test.screen
    test.click(column: 1, row: 0)
    #expect(test.screen == screen)
  }

  @Test(.proves("F-059"), arguments: Look.Name.allCases)
  func `a title that changes while it is shown changes in the bar, and below the next screen`(
    look: Look.Name
  ) throws {
    let test = ScreenTest(StackExample(), look: .named(look))
    test.press(KeyPress(.enter))
    test.click(try #require(test.view(.button, named: "Read")))
    #expect(test.line(0).contains("Chapter 1, read"))
    test.click(try #require(test.view(.button, named: "Next")))
    #expect(test.view(.button, named: "Back to Chapter 1, read") != nil)
  }

  @Test(.proves("F-064", "F-065", "F-112", "F-116"))
  func `tabs share a model, and one tells of it in a badge`() {
    let test = ScreenTest(TabsExample())
    test.press(KeyPress(.enter), KeyPress(.enter))
    #expect(test.line(0) == " 1 Shop  2 Basket (2)")
    test.press("2")
    #expect(test.screen.contains("2 things"))
  }

  @Test(.proves("F-066", "F-067"))
  func `stacks in tabs keep their place`() {
    let test = ScreenTest(CompositeExample())
    test.press(KeyPress(.enter), KeyPress(.enter), "2", KeyPress(.enter))
    #expect(test.screen.contains("Floor -1"))
    test.press("1")
    #expect(test.screen.contains("Floor -2"))
  }

  @Test(.proves("F-114"), arguments: Look.Name.allCases)
  func `a link builds the stack below and makes only the top`(look: Look.Name) throws {
    let root = LinksExample()
    #expect(try root.open("library://shelves/poetry/7?open"))
    let test = ScreenTest(root, look: .named(look))
    #expect(test.lifecycle.filter { $0 == "PlaceScreen.create" }.count == 1)
    #expect(test.screen.contains("Book 7, open"))
    #expect(test.screen.contains("library://shelves/poetry/7?open=true"))
    test.press(KeyPress(.escape))
    #expect(test.screen.contains("library://shelves/poetry"))
    test.press(KeyPress(.escape))
    #expect(test.screen.contains("library://shelves"))
    #expect(test.lifecycle.filter { $0 == "PlaceScreen.create" }.count == 3)
  }

  @Test func `a link leads from one tab to a place in another`() {
    let test = ScreenTest(LinksExample())
    test.press("2")
    #expect(test.screen.contains("library://desk"))
    test.application.open(link: "library://shelves/maps")
    #expect(test.screen.contains("Shelf maps"))
    test.application.open(link: "library://desk")
    test.press("1")
    #expect(test.screen.contains("Shelf maps"))
  }

  @Test(.proves("F-115"))
  func `a modal screen answers the one below, or does not`() throws {
    let test = ScreenTest(ModalExample())
    test.press(KeyPress(.enter))
    test.click(try #require(test.view(.button, named: "Blue")))
    #expect(test.screen.contains("The wall is blue"))
    #expect(test.lifecycle.last == "ColorScreen.destroy")
    test.press(KeyPress(.enter), KeyPress(.escape))
    #expect(test.screen.contains("Nothing was picked"))
  }

  @Test func `a gate is passed once, and leads to where one wanted to go`() {
    let test = ScreenTest(GateExample())
    test.press(KeyPress(.enter))
    #expect(test.screen.contains("Log in"))
    test.press(KeyPress(.enter))
    #expect(test.screen.contains("Log out"))
    test.press(KeyPress(.escape), KeyPress(.enter))
    #expect(test.screen.contains("Log out"))
    test.press(KeyPress(.enter))
    #expect(test.screen.contains("My account"))
    test.press(KeyPress(.enter))
    #expect(test.screen.contains("Log in"))
  }

  @Test func `a question of a few rows is answered by Enter, which ends the app`() {
    let test = ScreenTest(InlineExample(), size: CellSize(columns: 30, rows: 5))
    #expect(test.line(0) == "What shall it be?")
    test.press(KeyPress(.down), KeyPress(.enter))
    #expect(test.application.state == .notRunning)
  }

  @Test(arguments: Example.allCases)
  func `each example is released when it has ended`(example: Example) {
    var root: Controller? = example.make()
    weak let remains = root
    var test: ScreenTest? = root.map { ScreenTest($0) }
    test?.press(KeyPress(.enter), KeyPress(.enter), "2", KeyPress(.escape))
    test?.terminate()
    (root, test) = (nil, nil)
    #expect(remains == nil)
  }

  @Test func `a wrong link tells why and leaves the screen as it is`() {
    let test = ScreenTest(LinksExample())
    test.application.open(link: "library://shelves/maps/first")
    #expect(test.screen.contains("number is to be a whole number, not first"))
    test.press(KeyPress(.escape))
    #expect(test.screen.contains("library://shelves"))
  }

  @Test(.proves("C-007", "F-146"))
  func `the composite of tabs and stacks goes just where its diagram says`() {
    let root = CompositeExample()
    let test = ScreenTest(root)
    let check = NavigationCheck(root, CompositeExample.graph)
    test.press(KeyPress(.enter), KeyPress(.enter), "2", KeyPress(.enter), KeyPress(.escape), "1")
    #expect(check.undeclared == [])
    #expect(check.unfollowed == [])
    let tabs = root.children.compactMap { $0 as? TabNavigator }
    #expect(tabs.count == 1 && tabs.allSatisfy { $0.children.allSatisfy { $0 is StackNavigator } })
  }
}

extension ScreenTest {
  /// Returns a row of the screen without blanks at its end.
  fileprivate func line(_ row: Int) -> String {
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    return row < lines.count ? String(lines[row]) : ""
  }
}
