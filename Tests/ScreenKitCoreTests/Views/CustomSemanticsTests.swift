import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// The accessibility descriptions that an app writes itself.
@MainActor
@Suite("Semantics of custom views", .leakFree)
struct CustomSemanticsTests {
  /// A rating by stars, each of which is a label.
  private final class StarRating: Control {
    let stars = (1...5).map { Label("star \($0)") }
    var rating = 3

    override init() {
      super.init()
      setChildren(stars)
    }

    override var role: SemanticRole { .custom("star rating") }
    override var accessibleText: String { "Rating" }
    override var focusPart: View? { stars[rating - 1] }

    override var semanticDetails: SemanticDetails {
      SemanticDetails(
        value: "\(rating) stars", parts: [stars[rating - 1]],
        place: SemanticNode.Place(number: 2, count: 7))
    }
  }

  private final class Showing: Controller {
    let shown: View

    init(_ view: View) { shown = view }

    override func makeView() -> View { shown }
  }

  private func firstNode(of view: View) -> SemanticNode? {
    let app = TestApp(Showing(view))
    return app.application.window.semantics.children.first
  }

  @Test func `a role of the app's own has its word`() throws {
    let node = try #require(firstNode(of: StarRating()))
    #expect(node.role == .custom("star rating"))
    #expect(node.role.words == "star rating")
    #expect(node.name == "Rating")
  }

  @Test func `a custom view has its value, position and parts`() throws {
    let node = try #require(firstNode(of: StarRating()))
    #expect(node.value == "3 stars")
    #expect(node.place == SemanticNode.Place(number: 2, count: 7))
    #expect(node.children.map(\.name) == ["star 3"])
    #expect(node.children.map(\.hasFocus) == [true])
    #expect(!node.hasFocus)
  }

  @Test func `a node has a target for its view`() throws {
    let button = Button("OK")
    let app = TestApp(Showing(Column { button }))
    let window = app.application.window
    let node = try #require(window.semantics.children.first)
    let target = try #require(window.target(of: node.id))
    #expect(window.view(for: target) === button)
    button.removeFromParent()
    #expect(window.target(of: node.id) == nil)
  }

  @Test func `two states of a screen differ in lines of their nodes`() throws {
    let (first, second, third) = (Button("One"), Button("Two"), Button("Three"))
    let column = Column {
      first
      second
    }
    let app = TestApp(Showing(column))
    func lines() -> [SemanticLine] {
      app.application.window.semantics.children.map { SemanticLine(id: $0.id, text: $0.name) }
    }
    let before = lines()
    second.title = "2"
    column.add(third, at: 0)
    first.removeFromParent()
    let difference = try #require(SemanticDifference(from: before, to: lines()))
    #expect(difference.removed == [0])
    #expect(difference.added == [0])
    #expect(difference.changed == [1])
    #expect(SemanticDifference(from: before, to: before)?.changed == [])
  }
}
