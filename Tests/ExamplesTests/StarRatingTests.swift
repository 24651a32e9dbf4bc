import ExamplePainters
import ExampleScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("A control of an app's own", .leakFree)
struct StarRatingTests {
  private func test(_ name: Look.Name = .terminal) -> ScreenTest {
    let look = Look.named(name)
    look.register(StarPainter(for: look.name))
    return ScreenTest(StarsExample(), look: look)
  }

  private func rating(_ test: ScreenTest) throws -> StarRating {
    try #require(test.view("rating") as? StarRating)
  }

  private func find(_ name: String, in node: SemanticNode) -> SemanticNode? {
    node.name == name ? node : node.children.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test(arguments: [
    (Look.Name.terminal, "[★★★☆☆]", "‹★★★☆☆›"), (.cupertino, " ★ ★ ★ ☆ ☆", "‹★ ★ ★ ☆ ☆›"),
    (.material, " ★★★☆☆  3", "‹★★★☆☆› 3"),
  ])
  func `each look draws it in its own style`(name: Look.Name, atRest: String, focused: String)
    throws
  {
    let test = test(name)
    #expect(test.screen.contains(focused))
    try rating(test).isEnabled = false
    test.press(.tab)
    #expect(test.screen.contains(atRest))
  }

  @Test func `keys give and remove stars`() throws {
    let test = test()
    let rating = try rating(test)
    test.press(.right)
    #expect(rating.value == 4)
    #expect(test.screen.contains("Very good"))
    test.press(.end, .right)
    #expect(rating.value == 5)
    test.press("2", .left)
    #expect(rating.value == 1)
    test.press(.home, .left, "9")
    #expect(rating.value == 0)
    #expect(test.screen.contains("Not yet rated"))
  }

  @Test(arguments: Look.Name.allCases)
  func `the pointer gives the pressed star`(name: Look.Name) throws {
    let test = test(name)
    let rating = try rating(test)
    let lines = test.screen.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    let line = try #require(lines.firstIndex { $0.contains("★") })
    let columns = lines[line].indices.filter { "★☆".contains(lines[line][$0]) }
    for (star, column) in columns.enumerated() {
      test.click(column: column, row: line)
      #expect(rating.value == star + 1)
    }
    for value in [1, 0, 1] {
      test.click(column: columns[0], row: line)
      #expect(rating.value == value)
    }
  }

  @Test func `actions, screen readers and saved state use its value`() throws {
    let test = test()
    let rating = try rating(test)
    test.perform(.setValue(.int(5)), on: rating)
    #expect(rating.value == 5)
    test.perform(.step(-2), on: rating)
    #expect(rating.value == 3)
    let node = try #require(find("Rating", in: test.application.window.semantics))
    #expect(node.role == .slider)
    #expect(node.value == "3 of 5 stars")
    #expect(rating.savedState == .int(3))
    rating.restore(.int(99))
    #expect(rating.value == 5)
  }

  @Test func `a disabled rating ignores the user`() throws {
    let test = test()
    let rating = try rating(test)
    rating.isEnabled = false
    test.press(.right)
    test.click(rating)
    #expect(rating.value == 3)
  }
}
