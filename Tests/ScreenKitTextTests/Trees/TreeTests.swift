import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

/// Nodes named by their path, which count the requests.
@MainActor
private final class Nodes: TreeAdapter {
  /// The number of nodes directly below each node.
  var count = 3
  var depth = 3
  /// The number of removed nodes at the beginning of the root.
  var gone = 0
  private(set) var requests = 0

  func childCount(of parent: String?) -> Int {
    guard let parent else { return count - gone }
    return parent.split(separator: ".").count < depth ? count : 0
  }

  func child(_ index: Int, of parent: String?) -> String {
    requests += 1
    return parent.map { "\($0).\(index)" } ?? "\(index + gone)"
  }

  func id(of item: String) -> String { item }
  func text(of item: String) -> String { "node \(item)" }
  func detail(of item: String) -> String { item == "0" ? "first" : "" }
  func forgetRequests() { requests = 0 }
}

@MainActor
@Suite("Trees", .leakFree)
struct TreeTests {
  private final class Screen: Controller {
    let tree: Tree<String>
    init(_ tree: Tree<String>) { self.tree = tree }
    override func makeView() -> View { tree }
  }

  private let nodes: Nodes
  private let tree: Tree<String>
  private let test: ScreenTest

  init() {
    nodes = Nodes()
    tree = Tree(nodes)
    tree.id = "tree"
    test = ScreenTest(Screen(tree), size: CellSize(columns: 24, rows: 8))
  }

  private var rows: [String] {
    test.screen.split(separator: "\n").map { $0.trimmingCharacters }
  }

  @Test func `Right opens and enters a node, Left leaves and closes`() {
    #expect(rows == ["▸ ▸ node 0        first", "▸ node 1", "▸ node 2"])
    test.press(KeyPress(.right))
    #expect(rows.first == "▸ ▾ node 0        first")
    #expect(rows.dropFirst() == ["▸ node 0.0", "▸ node 0.1", "▸ node 0.2", "▸ node 1", "▸ node 2"])
    test.press(KeyPress(.right))
    #expect(tree.highlightedItem == "0.0")
    test.press(KeyPress(.down), KeyPress(.left))
    #expect(tree.highlightedItem == "0")
    test.press(KeyPress(.left))
    #expect(rows == ["▸ ▸ node 0        first", "▸ node 1", "▸ node 2"])
  }

  @Test func `a leaf neither opens nor handles the key`() {
    nodes.depth = 1
    tree.reload()
    var toggles = 0
    tree.onToggle = { _, _ in toggles += 1 }
    test.press(KeyPress(.right), KeyPress(.enter))
    #expect(toggles == 0 && tree.rowCount == 3)
  }

  @Test func `Enter opens and closes unless the app handles it`() {
    test.press(KeyPress(.enter))
    #expect(tree.isOpen(RowIndex(0)))
    var opened: [String] = []
    tree.onActivate = { opened.append($0) }
    test.press(KeyPress(.enter))
    #expect(opened == ["0"] && tree.isOpen(RowIndex(0)))
  }

  @Test func `events have the node and whether it is open`() {
    var told: [String] = []
    tree.onToggle = { told.append("\($0) \($1)") }
    tree.onHighlight = { told.append($0) }
    test.press(KeyPress(.right), KeyPress(.right), KeyPress(.left), KeyPress(.left))
    #expect(told == ["0 true", "0.0", "0", "0 false"])
  }

  @Test func `a press on the sign opens the node and highlights it`() {
    test.click(column: 2, row: 1)
    #expect(tree.isOpen(RowIndex(1)) && tree.highlightedItem == "1")
    test.click(column: 9, row: 0)
    #expect(!tree.isOpen(RowIndex(0)) && tree.highlightedItem == "0")
  }

  @Test func `closing a node around the highlighted one highlights it`() {
    test.press(KeyPress(.right), KeyPress(.right), KeyPress(.down))
    tree.setOpen(false, RowIndex(0))
    #expect(tree.highlightedItem == "0" && tree.rowCount == 3)
  }

  @Test func `an action opens and closes a node by name`() throws {
    let target = try #require(test.application.window.target(of: tree))
    test.send(.action(.toggle(RowIndex(1)), on: target))
    #expect(tree.isOpen(RowIndex(1)))
    test.send(.action(.toggle(RowIndex(9)), on: target))
    #expect(tree.rowCount == 6)
  }

  @Test func `a disabled tree does nothing`() {
    tree.isEnabled = false
    test.press(KeyPress(.right))
    test.click(column: 2, row: 1)
    #expect(tree.rowCount == 3)
  }

  @Test func `a million nodes cost the visible ones`() {
    nodes.count = 1_000_000
    tree.reload()
    nodes.forgetRequests()
    test.press(KeyPress(.right))
    #expect(tree.rowCount == 2_000_000)
    test.press(KeyPress(.pageDown), KeyPress(.end), KeyPress(.home))
    #expect(nodes.requests < 400)
  }

  @Test func `deep nodes remain readable`() {
    nodes.depth = 40
    for _ in 0..<60 { test.press(KeyPress(.right)) }
    #expect(test.screen.contains("node 0.0"))
    #expect(rows.allSatisfy { $0.count <= 24 })
  }

  @Test func `after a reload open nodes are found by their identities`() {
    test.press(KeyPress(.down), KeyPress(.right), KeyPress(.right))
    nodes.gone = 1
    tree.reload()
    #expect(tree.isOpen(RowIndex(0)))
    #expect(tree.highlightedItem == "1.0")
    nodes.gone = 2
    tree.reload()
    #expect(tree.rowCount == 1)
  }

  @Test func `the saved state opens the same nodes and highlights the same one`() throws {
    test.press(KeyPress(.down), KeyPress(.right), KeyPress(.right), KeyPress(.right))
    test.press(KeyPress(.down))
    let state = try #require(tree.savedState)
    let other = Tree(Nodes())
    other.restore(state)
    #expect(other.rowCount == tree.rowCount && other.highlightedItem == tree.highlightedItem)
    #expect(other.isOpen(RowIndex(1)) && other.isOpen(RowIndex(2)))
  }

  @Test func `a damaged state opens the valid nodes`() {
    var state = SavedState()
    state["open"] = .list([
      .int(1), .list([.int(5), .int(0), .string("x")]), .list([.int(0), .int(9), .string("1")]),
      .list([.int(-1), .int(0), .string("0")]), .list([.int(0), .int(0), .string("gone")]),
    ])
    tree.restore(.state(state))
    #expect(tree.isOpen(RowIndex(1)) && tree.rowCount == 6)
  }

  @Test func `a row has its text, its state and its level`() {
    test.press(KeyPress(.right))
    let names = tree.semanticDetails.parts.map(\.accessibleText)
    #expect(names.first == "node 0, first, open, level 1")
    #expect(names.dropFirst().first == "node 0.0, closed, level 2")
  }

  @Test func `from right to left the keys and rows are mirrored`() {
    var strings = Strings()
    strings.direction = .rightToLeft
    let mirrored = ScreenTest(
      Screen(Tree(Nodes())), size: CellSize(columns: 24, rows: 8), strings: strings)
    mirrored.press(KeyPress(.left))
    #expect(mirrored.screen.split(separator: "\n").count == 6)
    #expect(mirrored.screen.split(separator: "\n").first?.hasSuffix("▾ ◂") == true)
  }

  @Test func `key hints describe Right and Left`() {
    #expect(test.application.keyHints.first == KeyHint(KeyPress(.right), "Open"))
    test.press(KeyPress(.right))
    #expect(test.application.keyHints.first == KeyHint(KeyPress(.left), "Close"))
  }
}

extension Substring {
  fileprivate var trimmingCharacters: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}
