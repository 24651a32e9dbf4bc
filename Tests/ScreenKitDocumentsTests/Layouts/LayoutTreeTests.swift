import Foundation
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Trees of layout documents", .leakFree, .proves("F-027"))
struct LayoutTreeTests {
  private final class Screen: Controller {
    private let tree: View
    init(_ tree: View) { self.tree = tree }
    override func makeView() -> View { tree }
  }

  private static let sample = """
    { "type": "tree", "id": "places", "activatesOnClick": true, "nodes": [
      { "text": "Egypt", "detail": "2", "open": true, "nodes": [
        { "text": "Cairo" }, { "text": "Giza", "open": true, "nodes": [{ "text": "Pyramids" }] }] },
      { "text": "Serbia", "id": "RS", "nodes": [{ "text": "Niš" }] }
    ] }
    """

  private func tree(_ text: String) throws -> Tree<LayoutTreeNode> {
    try LayoutDocument(text, file: "a.json")
      .layout(for: SurfaceSize(width: 40, height: 10)).view("places")
  }

  @Test func `nodes are open as described, at any depth`() throws {
    let tree = try tree(Self.sample)
    let test = ScreenTest(Screen(tree), size: CellSize(columns: 30, rows: 6))
    let lines = test.screen.split(separator: "\n").map { $0.drop { " ▸▾".contains($0) } }
    #expect(tree.rowCount == 5 && tree.activatesOnClick)
    #expect(lines.map { $0.prefix(4) } == ["Egyp", "Cair", "Giza", "Pyra", "Serb"])
    #expect(test.screen.contains("2"))
    test.press(KeyPress(.end), KeyPress(.right))
    #expect(test.screen.contains("Niš") && tree.highlightedItem?.id == "RS")
    test.press(KeyPress(.right))
    #expect(tree.highlightedItem?.id == "Niš")
  }

  @Test func `an app is notified of activated nodes`() throws {
    let tree = try tree(Self.sample)
    var activated: [LayoutTreeNode] = []
    tree.onActivate = { activated.append($0) }
    let test = ScreenTest(Screen(tree), size: CellSize(columns: 30, rows: 6))
    test.press(KeyPress(.down), KeyPress(.down), KeyPress(.enter))
    #expect(activated.map(\.text) == ["Giza"] && activated.first?.nodes.count == 1)
  }

  @Test(arguments: [
    ("[{ \"detail\": \"1\" }]", "needs \"text\""),
    ("[{ \"text\": \"a\" }, { \"text\": \"a\" }]", "\"a\" twice"),
    (
      "[{ \"text\": \"a\", \"nodes\": [{ \"text\": \"b\", \"icon\": 1 }] }]", "no property \"icon\""
    ),
    ("[{ \"text\": \"a\", \"nodes\": [1] }]", "a node is expected"),
    ("{}", "is a list"),
  ])
  func `mistakes are reported by name`(nodes: String, reason: String) {
    let error = #expect(throws: LayoutError.self) {
      try tree("{ \"type\": \"tree\", \"id\": \"places\", \"nodes\": \(nodes) }")
    }
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
  }

  @Test func `the schema of a node refers to itself`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(LayoutVocabulary().schema.utf8))
    var place = json
    // This is the path in the reference.
    for name in ["$defs", "tree", "properties", "nodes", "items", "properties", "nodes", "items"] {
      place = try #require((place as? [String: Any])?[name])
    }
    #expect(
      (place as? [String: String]) == ["$ref": "#/$defs/tree/properties/nodes/items"])
  }
}
