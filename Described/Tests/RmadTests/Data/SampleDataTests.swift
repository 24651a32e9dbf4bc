import ScreenKitRmad
import ScreenKitTestSupport
import Testing

/// The data of the sample app, from its feeds to the texts of its components.
@MainActor @Suite struct SampleDataTests {
  private let app: AppDescription
  private let source = EmbeddedFeedSource(RmadSample.files)

  init() throws {
    app = try #require(AppDescription.read(RmadSample.description).description)
  }

  private func view(_ path: [Int]) throws -> ComponentDescription {
    try #require(app.controller(at: path)?.rootView)
  }

  private func context(_ view: ComponentDescription) -> DataContext {
    DataContext(values: view[.allData] ?? DataList())
  }

  private func binding(_ view: ComponentDescription, _ id: Int) throws -> DataBinding {
    let component = try #require(view.component(id))
    return try #require(DataBinding(component))
  }

  @Test(.proves("R-060", "R-067", "R-077", "R-150"))
  func `News are shown, loaded to the end and sent to details`() async throws {
    let view = try view([0, 0, 0])
    let context = context(view)
    let (table, cell) = (try binding(view, 101), try binding(view, 120))
    let resolved = context.rowSource(table: table, cell: cell)
    #expect(resolved.warning == nil)
    guard case .feed(let address, let path) = resolved.value else {
      Issue.record("no feed")
      return
    }
    let feed = Feed(FeedRequest(address), rows: path, from: source)
    await feed.load()
    let first = feed.rows.count
    #expect(first > 0)
    while feed.hasMore { await feed.loadMore() }
    #expect(feed.rows.count > first)
    // The third page has no rows, and ends the feed.
    #expect(feed.rows.pageCount == 2)

    let row = context.row(context.node(of: cell, row: feed.rows[0]))
    #expect(row.text(of: try binding(view, 122)).value == "Ferry returns after nine years")
    #expect(row.text(of: try binding(view, 121)).value == "https://news.example/images/harbour.png")
    let sent = row.sent(try #require(view.component(120)?[.dataForSend]), component: 120)
    #expect(sent.allSatisfy { $0.warning == nil })

    let details = try self.view([0, 0, 1])
    let values = try #require(details[.allData]).filling(sent.map(\.value))
    let opened = DataContext(values: values, parent: row.parent)
    #expect(opened.text(of: try binding(details, 201)).value == "Ferry returns after nine years")
    #expect(
      opened.text(of: try binding(details, 203)).value
        == "https://news.example/images/harbour.png")
    #expect(opened.text(of: try binding(details, 205)).value.hasPrefix("The ferry to the islands"))
  }

  @Test(.proves("R-061"))
  func `Events are the elements of an array`() async throws {
    let view = try view([0, 1, 0])
    let context = context(view)
    let (table, cell) = (try binding(view, 301), try binding(view, 310))
    guard case .feed(let address, let path) = context.rowSource(table: table, cell: cell).value
    else {
      Issue.record("no feed")
      return
    }
    let feed = Feed(FeedRequest(address), rows: path, from: source)
    await feed.load()
    #expect(feed.rows.count == 5)
    let row = context.row(context.node(of: cell, row: feed.rows[1]))
    #expect(row.text(of: try binding(view, 311)).value == "Market")
    #expect(row.text(of: try binding(view, 312)).value == "Meadow by the orchard")
  }

  @Test func `A button sends a value of its own screen`() throws {
    let view = try view([0, 2, 0])
    let sent = context(view).sent(
      try #require(view.component(405)?[.dataForSend]), component: 405)
    #expect(sent.map(\.value) == ["The Harbour Gazette"])
    let page = try self.view([0, 2, 1])
    let values = try #require(page[.allData]).filling(sent.map(\.value))
    let opened = DataContext(values: values)
    #expect(opened.text(of: try binding(page, 501)).value == "The Harbour Gazette")
    #expect(opened.text(of: try binding(page, 502)).value.hasPrefix("This app is described"))
  }
}
