import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@testable import StudioScreens

@Suite("Choosing the path of a component")
struct PathChoiceTests {
  private static let address = "https://feeds.example/all"

  /// Returns a page with a feed, a label on it, and a table with a cell and a label in the cell.
  private func document(
    table: String = "rss.item", cell: String = "item", type: String = "xml_node",
    data: String = "{ \"url\": \"https://feeds.example/all\" }"
  ) throws -> StudioDocument {
    try StudioDocument(
      json: """
        {"controllers": [{"controller_type": "view_controller", "components": [
          {"component_type": "UIView", "id": 1, "all_data": \(data), "components": [
            {"component_type": "UILabel", "id": 2, "data_source": "data_array",
             "data_type": "\(type)", "data": "old"},
            {"component_type": "RMADTableView", "id": 3, "data_source": "data_array",
             "data_type": "xml", "data": "\(table)", "components": [
              {"component_type": "UITableViewCell", "id": 4, "data_source": "parent_node",
               "data_type": "xml_node", "data": "\(cell)", "components": [
                {"component_type": "UILabel", "id": 5, "data_source": "parent_node",
                 "data_type": "xml_node", "data": "old"}]}]}]}]}]}
        """)
  }

  private func origin(_ id: Int, _ document: StudioDocument) throws -> PathOrigin {
    let path = try #require(document.path(ofComponent: id))
    return try PathOrigin(of: path, in: document, StudioCheck(document).description)
  }

  private func choice(
    _ id: Int, _ feed: String, _ document: StudioDocument? = nil
  ) throws -> PathChoice {
    let document = try document ?? self.document()
    return try PathChoice(origin(id, document), in: FeedReader().read(feed))
  }

  private func parts(in node: FeedNode) -> [FeedPart] {
    node.attributes.map { .attribute(node, name: $0.name) }
      + node.children.flatMap { [.node($0)] + parts(in: $0) }
  }

  @Test(.proves("R-006"), arguments: RandomWalks.seeds(30), [2, 5])
  func `a label with the path of a part shows that part`(seed: UInt64, id: Int) throws {
    let choice = try randomChoice(id, seed: seed)
    let context = DataContext(
      values: choice.origin.values, parent: choice.start, feed: choice.start.document)
    for (part, path) in paths(of: choice) {
      let shown = context.text(of: choice.origin.binding.with(path))
      #expect(shown.value == part.text && shown.warning == nil, "\(path)")
      #expect(try DataPath(path).index(of: part, from: choice.start) == 0, "\(path)")
    }
  }

  @Test(arguments: [2, 5])
  func `most small feeds have parts that a label can show`(id: Int) throws {
    let counts = try (0..<30).map { try paths(of: randomChoice(id, seed: $0)).count }
    #expect(counts.count { $0 > 0 } > 25)
  }

  private func randomChoice(_ id: Int, seed: UInt64) throws -> PathChoice {
    var random = SeededGenerator(seed: seed)
    return try choice(id, RandomXML.feed(&random))
  }

  /// Returns the selectable parts, with their paths.
  private func paths(of choice: PathChoice) -> [(FeedPart, String)] {
    parts(in: choice.start).compactMap { part in
      guard case .path(let path) = choice.outcome(of: part) else { return nil }
      return (part, path)
    }
  }

  @Test(.proves("R-006"), arguments: RandomWalks.seeds(30))
  func `a table with the path of a node has one row`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let choice = try choice(3, RandomXML.feed(&random))
    let context = DataContext(values: choice.origin.values)
    for part in parts(in: choice.start) {
      guard case .node(let node) = part else {
        #expect(choice.outcome(of: part) == .refused("A row must be a node, not an attribute."))
        continue
      }
      guard case .path(let text) = choice.outcome(of: part) else {
        Issue.record("no path to \(node)")
        continue
      }
      let source = context.rowSource(table: choice.origin.binding.with(text), cell: nil)
      guard case .feed(PathChoiceTests.address, let path) = source.value else {
        Issue.record("\(text) is no path of the feed")
        continue
      }
      #expect(path.rows(in: choice.start).contains(UInt32(node.index)))
    }
  }

  @Test func `a second match is refused, since the first is shown`() throws {
    let choice = try choice(2, "<rss><item>1</item><item>2</item></rss>")
    let items = Array(choice.start.document.root.children)
    #expect(choice.outcome(of: .node(items[0])) == .path("rss.item"))
    #expect(
      choice.outcome(of: .node(items[1]))
        == .refused("This is match 2 of rss.item; the component shows the first one."))
  }

  @Test func `a name of all_data is no path, so the root starts`() throws {
    let document = try document(data: "{\"url\": \"\(PathChoiceTests.address)\"}")
    let choice = try choice(2, "{\"url\": 1, \"0\": 2, \"b\": 3}", document)
    let texts = choice.start.children.map { choice.outcome(of: .node($0)) }
    #expect(texts == [.path("<root>.url"), .path("<root>.0"), .path("b")])
  }

  @Test func `a table takes all elements of a list without a name`() throws {
    let choice = try choice(3, "[{\"a\": 1}, {\"a\": 2}]")
    let row = try #require(choice.start.children.first { _ in true })
    #expect(choice.outcome(of: .node(row)) == .path("<root>"))
    #expect(
      try self.choice(2, "[1]").outcome(of: .node(row)) == .refused("No path leads to this name."))
  }

  @Test func `the path of a label in a row begins at the row`() throws {
    let choice = try choice(5, "<rss><item id='7'><a>1</a></item><item><b/></item></rss>")
    #expect(choice.start.name == "item")
    let texts = parts(in: choice.start).map { choice.outcome(of: $0) }
    #expect(texts == [.path("-id"), .path("a")])
  }

  @Test func `a table cell with an address has the rows' path`() throws {
    let document = try document(table: PathChoiceTests.address, cell: "rss.item")
    let choice = try choice(4, "<rss><item/></rss>", document)
    let item = try #require(choice.start.document.root.children.first { _ in true })
    #expect(choice.outcome(of: .node(item)) == .path("rss.item"))
    #expect(try self.choice(5, "<rss><item><a/></item></rss>", document).start.name == "item")
  }

  @Test func `a component gets the source and type that its path needs`() throws {
    let document = try document(type: "xml")
    #expect(try origin(2, document).binding.type == .xmlNode)
    #expect(try origin(3, document).binding.type == .xml)
    let label = try #require(document.path(ofComponent: 5))
    let other = document.setting("data_source", .string("data_array"), at: label)
      .setting("data_type", .string("image"), at: label)
    let binding = try origin(5, other).binding
    #expect(binding.source == .parentNode && binding.type == .image)
  }

  @Test func `a part without a feed is refused with its reason`() throws {
    #expect(throws: PathOriginError.noAddress) { try origin(2, self.document(data: "{}")) }
    #expect(throws: PathOriginError.noAddress) { try origin(5, self.document(data: "{}")) }
    #expect(throws: PathOriginError.noRows("rss.item")) { try choice(5, "<rss/>") }
    let document = try self.document()
    let label = try #require(document.path(ofComponent: 2))
    let opened = document.setting("data_source", .string("parent_node"), at: label)
    #expect(throws: PathOriginError.openedFromRow) { try origin(2, opened) }
    #expect(throws: PathOriginError.noApp) { try PathOrigin(of: label, in: document, nil) }
    #expect(throws: PathOriginError.noComponent) {
      try PathOrigin(of: .root, in: document, StudioCheck(document).description)
    }
    let list = try self.document(table: "words", data: "{\"words\": [\"a\", \"b\"]}")
      .setting("data_type", .string("array"), at: #require(document.path(ofComponent: 3)))
    #expect(throws: PathOriginError.ownRows) { try origin(5, list) }
  }
}

/// Random feeds in XML whose first element is a row.
private enum RandomXML {
  private static let names = ["a", "b", "media:content", "x-y", "url", "naïve"]

  static func feed(_ random: inout SeededGenerator) -> String {
    let rows = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      element("item", 3, &random)
    }
    return "<rss>\(rows.joined())</rss>"
  }

  private static func element(
    _ name: String, _ depth: Int, _ random: inout SeededGenerator
  ) -> String {
    var attributes = ""
    for key in ["id", "url", "y"] where Int.random(in: 0..<3, using: &random) == 0 {
      attributes += " \(key)='\(Int.random(in: 0..<100, using: &random))'"
    }
    let count = depth == 0 ? 0 : Int.random(in: depth == 3 ? 1...3 : 0...3, using: &random)
    let content = (0..<count).map { _ in
      element(names[Int.random(in: names.indices, using: &random)], depth - 1, &random)
    }
    let text = count == 0 ? "text \(Int.random(in: 0..<100, using: &random))" : ""
    return "<\(name)\(attributes)>\(content.joined())\(text)</\(name)>"
  }
}
