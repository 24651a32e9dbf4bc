@testable import ScreenKitCore
import ScreenKitTestSupport
import Testing

@Suite("The rows of a tree")
struct TreeOutlineTests {
  /// A tree with all of its nodes, for comparison.
  private final class PlainNode {
    var isOpen = false
    var children: [PlainNode] = []

    init(depth: Int, using random: inout SeededGenerator) {
      guard depth > 0 else { return }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        children.append(PlainNode(depth: depth - 1, using: &random))
      }
    }

    /// The paths of the visible nodes below this one.
    func paths(below path: [Int] = []) -> [[Int]] {
      children.enumerated().flatMap { index, child in
        [path + [index]] + (child.isOpen ? child.paths(below: path + [index]) : [])
      }
    }

    func node(at path: [Int]) -> PlainNode { path.reduce(self) { $0.children[$1] } }

    func closeAll() {
      isOpen = false
      for child in children { child.closeAll() }
    }
  }

  @Test(arguments: RandomWalks.seeds(40))
  func `it has the same rows as a tree of all nodes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let plain = PlainNode(depth: 5, using: &random)
    var outline = TreeOutline(rootCount: plain.children.count)
    for _ in 0..<60 {
      let paths = plain.paths()
      guard let path = paths.randomElement(using: &random) else { return }
      let node = plain.node(at: path)
      let before = paths.count
      if node.isOpen {
        node.closeAll()
        #expect(outline.close(path) == before - plain.paths().count)
      } else {
        node.isOpen = true
        #expect(outline.open(path, count: node.children.count) == plain.paths().count - before)
      }
      let visible = plain.paths()
      #expect(outline.rowCount == visible.count)
      #expect((0..<outline.rowCount).map(outline.path) == visible)
      #expect(visible.map(outline.row) == Array(0..<visible.count))
    }
  }

  @Test func `an invisible node has no row and does not open`() {
    var outline = TreeOutline(rootCount: 2)
    #expect(outline.row(of: [0, 0]) == nil)
    #expect(outline.open([0, 0], count: 3) == 0)
    #expect(outline.open([2], count: 3) == 0)
    #expect(outline.close([1]) == 0)
    #expect(outline.rowCount == 2)
    #expect(outline.row(of: []) == nil)
  }

  @Test func `a negative count counts as 0`() {
    var outline = TreeOutline(rootCount: -1)
    #expect(outline.rowCount == 0)
    outline = TreeOutline(rootCount: 1)
    #expect(outline.open([0], count: -5) == 0)
    #expect(outline.branch(at: [0]) != nil)
  }
}
