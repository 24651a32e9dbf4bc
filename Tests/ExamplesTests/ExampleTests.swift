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
  func `null navigation shows another view without a lifecycle call`() {
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
  func `buttons push onto a stack, and Escape goes back`() {
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
  func `the bar goes back for the pointer, in any look`(look: Look.Name) throws {
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
  func `a changed title changes in the bar and in Back`(
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
  func `tabs share a model, and one shows it in a badge`() {
    let test = ScreenTest(TabsExample())
    test.press(KeyPress(.enter), KeyPress(.enter))
    #expect(test.line(0) == " 1 Shop  2 Basket (2)")
    test.press("2")
    #expect(test.screen.contains("2 things"))
  }

  @Test(.proves("F-066", "F-067"))
  func `stacks in tabs keep their positions`() {
    let test = ScreenTest(CompositeExample())
    test.press(KeyPress(.enter), KeyPress(.enter), "2", KeyPress(.enter))
    #expect(test.screen.contains("Floor -1"))
    test.press("1")
    #expect(test.screen.contains("Floor -2"))
  }

  @Test(.proves("F-114"), arguments: Look.Name.allCases)
  func `a link builds the stack and creates only the top`(look: Look.Name) throws {
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

  @Test func `a link opens a screen in another tab`() {
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
  func `a modal screen returns a result, or none`() throws {
    let test = ScreenTest(ModalExample())
    test.press(KeyPress(.enter))
    test.click(try #require(test.view(.button, named: "Blue")))
    #expect(test.screen.contains("The wall is blue"))
    #expect(test.lifecycle.last == "ColorScreen.destroy")
    test.press(KeyPress(.enter), KeyPress(.escape))
    #expect(test.screen.contains("Nothing was picked"))
  }

  @Test func `a gate opens once, and continues to the destination`() {
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

  @Test func `Enter answers an inline question, which ends the app`() {
    let test = ScreenTest(InlineExample(), size: CellSize(columns: 30, rows: 5))
    #expect(test.line(0) == "What shall it be?")
    test.press(KeyPress(.down), KeyPress(.enter))
    #expect(test.application.state == .notRunning)
  }

  @Test(arguments: Example.allCases)
  func `each example is released after its end`(example: Example) {
    var root: Controller? = example.make()
    weak let remains = root
    var test: ScreenTest? = root.map { ScreenTest($0) }
    test?.press(KeyPress(.enter), KeyPress(.enter), "2", KeyPress(.escape))
    test?.terminate()
    (root, test) = (nil, nil)
    #expect(remains == nil)
  }

  @Test func `an invalid link reports its mistake, and changes nothing`() {
    let test = ScreenTest(LinksExample())
    test.application.open(link: "library://shelves/maps/first")
    #expect(test.screen.contains("number must be a whole number, not first"))
    test.press(KeyPress(.escape))
    #expect(test.screen.contains("library://shelves"))
  }

  @Test(.proves("C-007", "F-146"))
  func `the composite follows exactly the edges of its diagram`() {
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
