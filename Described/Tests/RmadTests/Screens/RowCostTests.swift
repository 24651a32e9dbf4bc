import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitCore
@testable import ScreenKitRmad
@testable import ScreenKitText

/// The cost of a step through the rows of a feed: only the row that becomes visible is bound.
///
/// Times would depend on the load of the machine; these counts do not.
@MainActor
@Suite("Costs of described rows", .leakFree)
struct RowCostTests {
  /// The work of a page, counted by its labels.
  private final class Work {
    /// The number of created labels.
    var made = 0
    /// The number of labels with the data of a row.
    var bound = 0
  }

  private static let feed = "https://e.org/feed.xml"

  /// Returns a feed of at least `bytes` bytes, like that of the benchmark.
  private func feed(bytes: Int) -> [UInt8] {
    var text = Array("<rss><channel>".utf8)
    var row = 0
    while text.count < bytes {
      row += 1
      text += Array("<item><title>Row \(row)</title><link>https://e.org/\(row)</link></item>".utf8)
    }
    return text + Array("</channel></rss>".utf8)
  }

  /// A table with two labels in each row, and the indicator in the middle of it.
  private var app: String {
    let labels = [(4, 0, "title"), (5, 160, "link")].map { id, x, path in
      """
      { "component_type": "UILabel", "id": \(id), "x": \(x), "y": 0, "width": 160, "height": 16,
        "bg_color": "ffffff", "alpha": 1, "data_source": "parent_node",
        "data_type": "xml_node", "data": "\(path)" }
      """
    }.joined(separator: ", ")
    let table = """
      { "component_type": "RMADTableView", "id": 2, "x": 0, "y": 0, "width": 320,
        "height": 416, "bg_color": "ffffff", "alpha": 1, "data_source": "data_array",
        "data_type": "xml", "data": "rss.channel.item", "has_releasetorefresh_view": false,
        "has_loadmore": false, "components": [
        { "component_type": "UITableViewCell", "id": 9, "data_source": "parent_node",
          "data_type": "xml_node", "data": "item", "row_height": 16,
          "components": [\(labels)] }] },
      { "component_type": "UIActivityIndicatorView", "id": 3, "x": 144, "y": 96, "width": 32,
        "height": 32, "bg_color": "clear_color", "alpha": 1 }
      """
    let view = "\"all_data\": { \"url\": \"\(Self.feed)\" }, \"indicator_id\": 3"
    return PageText.app(PageText.page(table, view: view))
  }

  /// Returns the numbers of created labels, bound labels and painted views for each of some steps
  /// down.
  private func steps(_ count: Int, bytes: Int) async throws -> [[Int]] {
    let work = Work()
    let own = ComponentVocabulary()
    var components = own
    components.register(.label) { component, site in
      work.made += 1
      let made = own.make(component, site) ?? ComponentView(component, Label())
      let show = made.show
      made.show = {
        work.bound += 1
        show($0)
      }
      return made
    }
    let stage = try DescribedStage(
      app, feeds: [Self.feed: feed(bytes: bytes)], size: CellSize(columns: 80, rows: 24),
      components: components)
    await stage.settle()
    let surface = try #require(stage.test.application.surface as? TextSurface)
    let scene = try #require(surface.scene)
    for _ in 0..<40 { stage.test.press(.down) }
    return (0..<count).map { _ in
      let before = [work.made, work.bound, scene.paintCount]
      stage.test.press(.down)
      return zip([work.made, work.bound, scene.paintCount], before).map { $0 - $1 }
    }
  }

  @Test func `a step binds one row and creates none`() async throws {
    let short = try await steps(8, bytes: 20_000)
    let long = try await steps(8, bytes: 2_000_000)
    for step in short + long {
      // These are the two labels of the row that becomes visible.
      #expect(step[0] == 0)
      #expect(step[1] == 2)
      // The views are that row and the previously highlighted one, each with its frame and labels,
      // and in a short feed the scroll bar.
      #expect(step[2] <= 10)
    }
    #expect(long.map { $0[2] }.max() ?? 0 <= 8)
  }

  @Test func `the reference of a component is resolved once for all rows`() throws {
    let reading = AppDescription.read(app, tolerance: .lenient)
    let page = try #require(reading.description?.controller(at: [0])?.rootView)
    let label = try #require(page.component(4))
    let document = try FeedReader().read(feed(bytes: 5_000))
    let bound = BoundText(label)
    let rows = try DataPath("rss.channel.item").rows(in: document.top)
    let context = DataContext(values: DataList([.init(name: "url", value: Self.feed)]))
    for (number, row) in rows.enumerated() {
      let node = FeedNode(document: document, index: Int(row))
      #expect(bound.text(in: context.row(node)) == "Row \(number + 1)")
    }
    #expect(rows.count > 50 && bound.resolvedCount == 1)
    // Other values may produce another path.
    let other = DataContext(values: DataList([.init(name: "title", value: "link")]))
    let first = FeedNode(document: document, index: Int(rows[0]))
    #expect(bound.text(in: other.row(first)) == "https://e.org/1")
    #expect(bound.resolvedCount == 2)
  }

  @Test func `a row has the same identity as in earlier versions`() throws {
    // Saved states contain these numbers.
    let feed = """
      <rss> <item a="1"> <title> Tea </title> </item> <item b="x" c="y"><empty/><empty d="z"/></item></rss>
      """
    let document = try FeedReader().read(feed)
    let rows = document.root.children.map(\.stableHash)
    #expect(rows.count == 2)
    #expect(rows == document.root.children.map(Self.hash))
  }

  /// Returns the hash by its first implementation, over the strings from the node on.
  private static func hash(_ node: FeedNode) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var nodes = [node]
    var count = 0
    while let node = nodes.popLast(), count < 32 {
      count += 1
      for value in [node.name, node.text] + node.attributes.map(\.value) {
        for byte in value.utf8.prefix(256) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      if node.text.isEmpty { nodes += node.children.prefix(32).reversed() }
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
