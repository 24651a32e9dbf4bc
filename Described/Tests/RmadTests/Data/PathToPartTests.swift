import ScreenKitTestSupport
import Testing

@testable import ScreenKitRmad

@Suite("Paths to parts of a feed")
struct PathToPartTests {
  /// Returns all nodes within `node`, and the attributes of `node` and of all of them.
  private func parts(in node: FeedNode) -> [FeedPart] {
    node.attributes.map { .attribute(node, name: $0.name) }
      + node.children.flatMap { [.node($0)] + parts(in: $0) }
  }

  /// Returns the reason why no path leads to `part` by the rules of paths; `nil` if there is a
  /// path.
  private func obstacle(_ part: FeedPart, from start: FeedNode) -> String? {
    let way = sequence(first: part.node) { $0.parent }.prefix { $0 != start }
    if way.contains(where: \.name.isEmpty) { return "no name" }
    guard case .attribute(let node, let name) = part else { return nil }
    if name.contains("-") { return "a hyphen in \(name)" }
    guard node != start, let parent = node.parent else { return nil }
    let others = DataPath.parents(of: parent, from: start).flatMap { Array($0.children) }
    return others.contains { $0.name == "\(node.name)-\(name)" } ? "hidden by an element" : nil
  }

  @Test(arguments: RandomWalks.seeds(60), [true, false])
  func `the path to each part of a random feed reads it`(seed: UInt64, isXML: Bool) throws {
    var numbers = SeededGenerator(seed: seed)
    let tree = RandomFeed.random(4, &numbers)
    let feed = try FeedReader().read(isXML ? tree.xml(&numbers) : "[\(tree.json)]")
    let rows = [feed.top] + Array(feed.root.children)
    for start in rows {
      for part in parts(in: start) {
        let path = DataPath(to: part, from: start)
        let names = "\(seed): \(part.node.name) \(part.text)"
        #expect((path == nil) == (obstacle(part, from: start) != nil), "\(names)")
        guard let path else { continue }
        let index = try #require(path.index(of: part, from: start), "\(names)")
        let match = try #require(path.match(in: start, at: index))
        #expect(match.node == part.node && match.text == part.text, "\(names)")
        #expect(try DataPath(path.text) == path)
      }
    }
  }

  @Test func `a path from the root works from everywhere`() throws {
    let feed = try FeedReader().read("<r><a/><b><c id='1'/><c id='2'/></b></r>")
    let last = try #require(parts(in: feed.top).last)
    let path = try #require(DataPath(to: last, from: nil))
    #expect(path.text == "<root>.b.c-id" && path.index(of: last, from: feed.root) == 1)
    #expect(DataPath(to: .node(feed.root), from: nil)?.text == "<root>")
    #expect(DataPath(to: .node(feed.root), from: feed.top)?.text == "r")
  }

  @Test(arguments: [
    ("{\"a.b\": {\"c\\\\d\": 1}}", "a\\.b.c\\\\d"), ("{\"<root>\": 1}", nil), ("{\"\": 1}", nil),
    ("{\" a\": 1}", nil), ("{\"a\": [[1]]}", nil), ("{\"a-b\": 1}", "a-b"),
    ("<r x-y='1'/>", nil), ("<r y='1'/>", "r-y"),
  ])
  func `names are escaped for paths, or refused`(feed: String, path: String?) throws {
    let feed = try FeedReader().read(feed)
    let part = try #require(parts(in: feed.top).last)
    #expect(DataPath(to: part, from: feed.top)?.text == path)
  }

  @Test func `no path leads to the start, outside or another feed`() throws {
    let feed = try FeedReader().read("<r><a><b/></a><a/></r>")
    let rows = Array(feed.root.children)
    #expect(DataPath(to: .node(rows[0]), from: rows[0]) == nil)
    #expect(DataPath(to: .node(rows[1]), from: rows[0]) == nil)
    let other = try FeedReader().read("<r><a><b/></a></r>")
    let inner = try #require(parts(in: other.top).last)
    #expect(DataPath(to: inner, from: feed.top) == nil)
    #expect(try DataPath("r.a.b").index(of: inner, from: feed.top) == nil)
  }

  @Test func `an excerpt is short, at a constant cost`() throws {
    let long = String(repeating: "漢字 \n ", count: 200_000)
    let feed = try FeedReader().read("<r><a k=' 1 '>\(long)</a></r>")
    let text = FeedPart.node(feed.root).excerpt(20)
    #expect(text.count <= 20 && text.hasPrefix("漢字 漢字") && text.hasSuffix("…"))
    let attribute = try #require(parts(in: feed.top).last { $0.text == " 1 " })
    #expect(attribute.excerpt(20) == "1")
  }
}

extension DataPath {
  /// Returns the nodes with the names on the path from `start` to `node`, including `node`.
  fileprivate static func parents(of node: FeedNode, from start: FeedNode) -> [FeedNode] {
    guard node != start, let parent = node.parent else { return [start] }
    return parents(of: parent, from: start).flatMap { $0.children.filter { $0.name == node.name } }
  }
}
