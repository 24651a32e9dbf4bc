@testable import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite struct DataPathTests {
  private func feed(_ text: String) throws -> FeedDocument { try FeedReader().read(text) }

  private func texts(_ path: String, _ node: FeedNode) throws -> [String] {
    try DataPath(path).matches(in: node).map(\.text)
  }

  /// Returns a text without line ends and tabs, which the XML of a random feed has between
  /// elements.
  private func squeezed(_ text: String) -> String { text.filter { $0 != "\n" && $0 != "\t" } }

  @Test(.proves("R-062", "R-071"))
  func `A path follows all nodes with its names`() throws {
    let feed = try feed(
      "<a><b><c><status>1</status></c></b><b><c><status>2</status><status>3</status></c></b></a>")
    #expect(try texts("a.b.c.status", feed.top) == ["1", "2", "3"])
    #expect(try texts("b.c.status", feed.root) == ["1", "2", "3"])
    #expect(try texts("b.c.other", feed.root) == [])
    #expect(try texts("<root>.b.c.status", feed.top) == ["1", "2", "3"])
  }

  @Test(.proves("R-133", "R-134"))
  func `An attribute follows the last hyphen unless an element has the name`() throws {
    let feed = try feed(
      """
      <r><item><media:content url="attribute" x-y="deep"/></item>
      <item><media:content-url>element</media:content-url><media:content url="hidden"/></item></r>
      """)
    let items = Array(feed.root.children)
    #expect(try texts("media:content-url", items[0]) == ["attribute"])
    #expect(try texts("media:content-url", items[1]) == ["element"])
    // Only the last hyphen separates, and a name without its prefix is a different name.
    #expect(try texts("media:content-x-y", items[0]) == [])
    #expect(try texts("content-url", items[0]) == [])
    #expect(try texts("r.item.media:content-url", feed.top) == ["element"])
  }

  @Test func `A hyphen at the beginning is an attribute of the node itself`() throws {
    let feed = try feed("<r><item id='7'/><item id='8'/></r>")
    #expect(try texts("-id", try #require(feed.root.children.first { _ in true })) == ["7"])
    #expect(try texts("item-id", feed.root) == ["7", "8"])
  }

  @Test(.proves("R-152"))
  func `An index chooses one of several matches`() throws {
    let feed = try feed("<r><a>0</a><b/><a>1</a><a>2</a></r>")
    let path = try DataPath("a")
    #expect((0...3).map { path.match(in: feed.root, at: $0)?.text } == ["0", "1", "2", nil])
    #expect(path.match(in: feed.root, at: -1) == nil)
    #expect(path.match(in: feed.root)?.text == "0")
  }

  @Test(.proves("R-062"))
  func `The root alone has its nodes as rows`() throws {
    let path = try DataPath("<root>")
    #expect(try path.rows(in: feed("<r><a/><b><c/></b></r>").top) == [2, 3])
    #expect(try path.rows(in: feed("[{\"a\": 1}, {\"a\": 2}]").top) == [1, 3])
    #expect(try DataPath("r.b").rows(in: feed("<r><a/><b/><b/></r>").top) == [3, 4])
  }

  @Test func `A backslash makes a period a part of a name`() throws {
    #expect(try texts("a\\.b", feed("{\"a.b\": 1, \"a\": {\"b\": 2}}").top) == ["1"])
    #expect(try texts("a.b", feed("{\"a.b\": 1, \"a\": {\"b\": 2}}").top) == ["2"])
    #expect(try texts("a\\x", feed("{\"a\\\\x\": 1}").top) == ["1"])
  }

  @Test(arguments: ["", "a..b", ".a", "a.", "a.<root>", " "])
  func `Texts with empty names are no paths`(text: String) {
    #expect(throws: DataPathError.emptyName(text)) { try DataPath(text) }
  }

  @Test func `A path has a maximum length`() {
    #expect(throws: DataPathError.tooLong) { try DataPath(String(repeating: "a", count: 1_001)) }
  }

  @Test(arguments: RandomWalks.seeds(300))
  func `Random paths find the same nodes as an exhaustive search`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let tree = RandomFeed.random(5, &numbers)
    let document = try FeedReader().read(tree.xml(&numbers))
    for _ in 0..<20 {
      let names = (0..<Int.random(in: 1...3, using: &numbers)).map { _ -> String in
        let name = RandomFeed.names.randomElement(using: &numbers)!
        guard Int.random(in: 0..<3, using: &numbers) == 0 else { return name }
        return name + "-" + RandomFeed.keys.randomElement(using: &numbers)!
      }
      let path = try DataPath(names.joined(separator: "."))
      let expected = tree.texts(names).map(squeezed)
      let found = path.matches(in: document.root).map { squeezed($0.text) }
      #expect(found == expected, "\(path)")
      for index in 0...expected.count {
        let match = path.match(in: document.root, at: index).map { squeezed($0.text) }
        #expect(match == (index < expected.count ? expected[index] : nil), "\(path) \(index)")
      }
      // The limit is twice the nodes, since attributes are searched after elements.
      #expect(path.visit(from: document.root) { _ in true } <= 2 * document.nodeCount)
    }
  }

  @Test func `The first match is found without visiting the others`() throws {
    let rows = String(repeating: "<a><b>x</b></a>", count: 10_000)
    let document = try feed("<r>\(rows)</r>")
    #expect(try DataPath("a.b").visit(from: document.root) { _ in false } == 2)
    #expect(try DataPath("a.nothing").visit(from: document.root) { _ in true } == 0)
    #expect(try DataPath("a.b").visit(from: document.root) { _ in true } == 20_000)
  }
}
