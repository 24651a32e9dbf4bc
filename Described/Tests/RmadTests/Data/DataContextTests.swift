import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite struct DataContextTests {
  private let values = DataList([
    .init(name: "url", value: "https://e.org/feed"),
    .init(name: "image_url", value: "https://e.org/1.png"),
    .init(name: "prev_cont", value: ""),
    .init(name: "path", value: "a.b"),
  ])

  private func feed(_ text: String) throws -> FeedDocument { try FeedReader().read(text) }

  @Test(.proves("R-045", "R-131"))
  func `An index or a name finds a value of all data`() {
    let context = DataContext(values: values)
    #expect(context.text(of: DataBinding(.dataArray, .image, "1")).value == "https://e.org/1.png")
    #expect(
      context.text(of: DataBinding(.dataArray, .image, "image_url")).value
        == "https://e.org/1.png")
    #expect(context.text(of: DataBinding(.dataArray, .xml, "Welcome")).value == "Welcome")
  }

  @Test(.proves("R-080", "R-084"))
  func `A number without a value is the text itself, with a warning`() {
    let resolved = DataContext(values: values).text(
      of: DataBinding(.dataArray, .xml, "2011", component: 9))
    #expect(resolved.value == "2011")
    #expect(resolved.warning == DataWarning(component: 9, reason: .noValue(2_011)))
    let huge = String(repeating: "9", count: 40)
    #expect(DataContext(values: values).text(of: DataBinding(.dataArray, .xml, huge)).value == huge)
  }

  @Test(.proves("R-082", "R-083", "R-084", "R-070", "R-071"))
  func `A path finds the text in the row`() throws {
    let feed = try feed("<a><b><c>deep</c></b><b/></a>")
    let context = DataContext(values: values).row(feed.root)
    #expect(context.text(of: DataBinding(.parentNode, .xmlNode, "b.c")).value == "deep")
    #expect(context.text(of: DataBinding(.parentNode, .xml, "b.c")).value == "deep")
    #expect(context.text(of: DataBinding(.dataArray, .textFromParentNode, "b.c")).value == "deep")
    // The value is in the feed as a whole, and at the path that is a value of all data.
    #expect(context.text(of: DataBinding(.dataArray, .xmlNode, "a.b.c")).value == "deep")
    #expect(context.text(of: DataBinding(.dataArray, .xmlNode, "3")).value == "deep")
  }

  @Test(.proves("R-152"))
  func `An index beyond the matches is empty, with a warning`() throws {
    let context = DataContext(values: values).row(try feed("<a><b>0</b><b>1</b></a>").root)
    let binding = DataBinding(.parentNode, .xmlNode, "b", atIndex: 2, component: 5)
    let resolved = context.text(of: binding)
    #expect(resolved.value == "")
    #expect(resolved.warning == DataWarning(component: 5, reason: .noMatch(path: "b", index: 2)))
    #expect(context.text(of: DataBinding(.parentNode, .xmlNode, "b", atIndex: 1)).value == "1")
  }

  @Test func `Mistakes are warnings and empty texts`() throws {
    let context = DataContext(values: values)
    let noParent = context.text(of: DataBinding(.parentNode, .xmlNode, "b"))
    #expect(noParent.value == "" && noParent.warning?.reason == .noParent)
    let row = context.row(try feed("<a/>").root)
    let badPath = row.text(of: DataBinding(.parentNode, .xmlNode, "a..b"))
    #expect(badPath.value == "" && badPath.warning?.reason == .badPath(.emptyName("a..b")))
    // A feed that is still missing is not a mistake.
    #expect(context.text(of: DataBinding(.dataArray, .xmlNode, "a")).warning == nil)
  }

  @Test(.proves("R-077", "R-102", "R-151", "R-153"))
  func `Sent values fill the slots of the opened controller`() throws {
    let feed = try feed(
      "<r><item><title>One</title><media:content url='0.png'/><media:content url='1.png'/></item></r>"
    )
    let row = DataContext(values: values).row(try #require(feed.root.children.first { _ in true }))
    let sent = row.sent(
      [
        DataForSend(dataType: .textFromParentNode, data: "title"),
        DataForSend(dataType: .textFromParentNode, data: "media:content-url", atIndex: 1),
        DataForSend(dataType: .textFromParentNode, data: "media:content-url", atIndex: 2),
      ], component: 3)
    #expect(sent.map(\.value) == ["One", "1.png", ""])
    #expect(sent.map(\.warning?.component) == [nil, nil, 3])
    let opened = values.filling(sent.map(\.value))
    #expect(
      opened.entries.map(\.value) == [
        "https://e.org/feed", "https://e.org/1.png", "One", "a.b", "1.png", "",
      ])
    #expect(opened[2] == "One")
    #expect(opened["prev_cont"] == "One")
    // A button outside of a row sends values of its own screen.
    let context = DataContext(values: values)
    #expect(
      context.sent([DataForSend(dataType: .image, data: "1")], component: 4).map(\.value)
        == ["https://e.org/1.png"])
    #expect(values.filling([]) == values)
  }

  @Test(.proves("R-060", "R-061", "R-062"))
  func `The rows of a table come from four kinds of data`() throws {
    let context = DataContext(values: values)
    func source(
      _ table: DataBinding, _ context: DataContext, _ cell: DataBinding? = nil
    ) -> RowSource { context.rowSource(table: table, cell: cell).value }
    let path = try DataPath("rss.channel.item")
    let address = "https://e.org/feed"
    #expect(
      source(DataBinding(.dataArray, .xmlNode, "rss.channel.item"), context)
        == .feed(address: address, rows: path))
    let cell = DataBinding(.parentNode, .xmlNode, "rss.channel.item")
    #expect(
      source(DataBinding(.dataArray, .xml, "0"), context, cell)
        == .feed(address: address, rows: path))
    #expect(
      source(DataBinding(.dataArray, .xml, "https://f.org/x"), context)
        == .feed(address: "https://f.org/x", rows: try DataPath("<root>")))

    let parent = DataContext(values: values, parent: try feed("<a><b>1</b><b>2</b></a>").root)
    guard case .nodes(let rows) = source(DataBinding(.parentNode, .xmlNode, "b"), parent) else {
      Issue.record("no rows")
      return
    }
    #expect((0..<rows.count).map { rows[$0].text } == ["1", "2"])
    let document = DataBinding(.dataArray, .xml, "[{\"t\": \"x\"}, {\"t\": \"y\"}]")
    guard case .nodes(let rows) = source(document, context) else {
      Issue.record("no rows")
      return
    }
    let title = DataBinding(.parentNode, .xmlNode, "t")
    #expect((0..<rows.count).map { context.row(rows[$0]).text(of: title).value } == ["x", "y"])
    let list = DataContext(values: DataList(["red", "green"].map { .init(name: "c", value: $0) }))
    guard case .nodes(let rows) = source(DataBinding(.dataArray, .array, "c"), list) else {
      Issue.record("no rows")
      return
    }
    #expect((0..<rows.count).map { rows[$0].text } == ["red", "green"])
  }

  @Test func `A table without data has no rows and a warning`() {
    let empty = DataContext(values: DataList())
    func reason(_ binding: DataBinding) -> DataWarning.Reason? {
      let resolved = empty.rowSource(table: binding, cell: nil)
      #expect(resolved.value == .none)
      return resolved.warning?.reason
    }
    #expect(reason(DataBinding(.dataArray, .xmlNode, "a.b")) == .noFeed)
    #expect(reason(DataBinding(.dataArray, .xml, "3")) == .noValue(3))
    #expect(reason(DataBinding(.parentNode, .xmlNode, "a")) == .noParent)
    #expect(
      reason(DataBinding(.dataArray, .xml, "<a>")).map { "\($0)" }
        == "The document cannot be read: Line 1: the feed ends within a.")
  }

  @Test func `A cell shows its row, or a node in it`() throws {
    let context = DataContext(values: values)
    let row = try #require(
      try feed("<r><item><media><x/></media></item></r>").root.children.first { _ in true })
    func node(_ data: String) -> FeedNode {
      context.node(of: DataBinding(.parentNode, .xmlNode, data), row: row)
    }
    #expect(node("media").name == "media")
    #expect(node("r.item") == row)
    #expect(node("<root>") == row)
    #expect(node("") == row)
  }
}
