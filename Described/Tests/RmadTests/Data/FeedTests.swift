import Foundation
import ScreenKitFetch
import ScreenKitOffline
import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@MainActor @Suite struct FeedTests {
  private let source = StubFeedSource()

  private func makeFeed(_ path: String = "r.i") throws -> Feed {
    Feed(FeedRequest("https://e.org/feed?lang=en"), rows: try DataPath(path), from: source)
  }

  private func texts(_ feed: Feed) -> [String] {
    (0..<feed.rows.count).map { feed.rows[$0].text }
  }

  private func page(_ texts: String...) -> String {
    "<r>" + texts.map { "<i>\($0)</i>" }.joined() + "</r>"
  }

  @Test func `A feed loads its rows once`() async throws {
    let feed = try makeFeed()
    #expect(feed.state == .none)
    try await source.answer(page("1", "2"), loaded: 50)
    await feed.load()
    #expect(feed.state == .fresh(Date(timeIntervalSince1970: 50)))
    #expect(texts(feed) == ["1", "2"])
    #expect(feed.hasMore)
    await feed.load()
    #expect(await source.requests.count == 1)
  }

  @Test(.proves("R-065"))
  func `Refreshing replaces the rows, or keeps them if it fails`() async throws {
    let feed = try makeFeed()
    try await source.answer(page("1"))
    await feed.load()
    let refresh = Task { await feed.refresh() }
    await source.wait(for: 2)
    #expect(feed.state == .loading(since: Date(timeIntervalSince1970: 0)))
    #expect(texts(feed) == ["1"])
    try await source.answer(page("2"), loaded: 9)
    await refresh.value
    #expect(texts(feed) == ["2"])
    await source.answer(.failure(.status(500)))
    await feed.refresh()
    #expect(feed.state == .stale(since: Date(timeIntervalSince1970: 9), .status(500)))
    #expect(texts(feed) == ["2"])
  }

  @Test func `A failed first load can be repeated`() async throws {
    let feed = try makeFeed()
    await source.answer(.failure(.redirects))
    await feed.load()
    #expect(feed.state == .failed(.redirects))
    try await source.answer(page("1"))
    await feed.load()
    #expect(feed.state == .fresh(Date(timeIntervalSince1970: 0)))
  }

  @Test func `Stored content is shown with its time and the failure`() async throws {
    let feed = try makeFeed()
    try await source.answer(page("old"), loaded: 5, failure: .status(503))
    await feed.load()
    #expect(feed.state == .stale(since: Date(timeIntervalSince1970: 5), .status(503)))
    #expect(texts(feed) == ["old"])
  }

  @Test func `Stored content does not replace the rows of several pages`() async throws {
    let feed = try makeFeed()
    try await source.answer(page("1"), loaded: 5)
    await feed.load()
    try await source.answer(page("2"))
    await feed.loadMore()
    try await source.answer(page("1"), loaded: 5, failure: .status(503))
    await feed.refresh()
    #expect(feed.state == .stale(since: Date(timeIntervalSince1970: 5), .status(503)))
    #expect(texts(feed) == ["1", "2"])
    #expect(feed.hasMore)
    // The next page follows the rows that were kept.
    try await source.answer(page("3"))
    await feed.loadMore()
    #expect(texts(feed) == ["1", "2", "3"])
    #expect(await source.requests.map(\.page) == [1, 2, 1, 3])
    #expect(feed.state.failure == nil)
  }

  @Test(.proves("R-067", "R-150"))
  func `More rows are appended until a page has no new ones`() async throws {
    let feed = try makeFeed()
    try await source.answer(page("1", "2"))
    await feed.load()
    // The second page begins with a row that moved there meanwhile.
    try await source.answer(page("2", "3"), loaded: 99)
    await feed.loadMore()
    #expect(texts(feed) == ["1", "2", "3"])
    #expect(feed.hasMore)
    #expect(feed.state.loaded == Date(timeIntervalSince1970: 0))
    // A server that ignores the parameter sends the first page repeatedly.
    try await source.answer(page("1", "2"))
    await feed.loadMore()
    #expect(texts(feed) == ["1", "2", "3"])
    #expect(!feed.hasMore)
    await feed.loadMore()
    #expect(
      await source.requests.map(\.pageAddress) == [
        "https://e.org/feed?lang=en", "https://e.org/feed?lang=en&page=2",
        "https://e.org/feed?lang=en&page=3",
      ])
    // A refresh begins with the first page.
    try await source.answer(page("1"))
    await feed.refresh()
    #expect(texts(feed) == ["1"])
    #expect(feed.hasMore)
    await source.answer(.failure(.status(404)))
    await feed.loadMore()
    #expect(!feed.hasMore)
    #expect(feed.state.failure == nil)
  }

  @Test func `An endless server is asked for a limited number of pages`() async throws {
    let feed = try makeFeed()
    try await source.answer(page("1"))
    await feed.load()
    for number in 2...Feed.maximumPages {
      #expect(feed.hasMore)
      try await source.answer(page("\(number)"))
      await feed.loadMore()
    }
    #expect(!feed.hasMore)
    try await source.answer(page("more"))
    await feed.loadMore()
    #expect(feed.rows.count == Feed.maximumPages)
    #expect(await source.requests.count == Feed.maximumPages)
  }

  @Test func `A failed further page can be repeated`() async throws {
    let feed = try makeFeed()
    try await source.answer(page("1"))
    await feed.load()
    await source.answer(.failure(.fetch(.timedOut)))
    await feed.loadMore()
    #expect(feed.state.failure == .fetch(.timedOut))
    #expect(feed.hasMore)
    try await source.answer(page("2"))
    await feed.loadMore()
    #expect(texts(feed) == ["1", "2"])
    #expect(await source.requests.map(\.page) == [1, 2, 2])
  }

  @Test func `Equal rows of one page are all shown`() async throws {
    let feed = try makeFeed()
    try await source.answer(page("1", "1"))
    await feed.load()
    #expect(texts(feed) == ["1", "1"])
  }

  @Test func `An empty feed has no more rows`() async throws {
    let feed = try makeFeed()
    try await source.answer("<r/>")
    await feed.load()
    #expect(feed.state == .fresh(Date(timeIntervalSince1970: 0)))
    #expect(feed.rows.isEmpty && !feed.hasMore)
  }

  @Test func `A cancelled load changes nothing`() async throws {
    let feed = try makeFeed()
    let load = Task { await feed.load() }
    await source.wait(for: 1)
    #expect(feed.state == .loading(since: nil))
    feed.cancel()
    #expect(feed.state == .none)
    try await source.answer(page("late"))
    await load.value
    #expect(feed.state == .none)
    #expect(feed.rows.isEmpty)
    try await source.answer(page("1"))
    await feed.load()
    #expect(texts(feed) == ["1"])
  }

  @Test func `A load whose task is cancelled reports no failure`() async throws {
    let feed = try makeFeed()
    let load = Task { await feed.load() }
    await source.wait(for: 1)
    load.cancel()
    await source.answer(.failure(.fetch(.cancelled)))
    await load.value
    #expect(feed.state == .none)
    try await source.answer(page("1"))
    await feed.load()
    let refresh = Task { await feed.refresh() }
    await source.wait(for: 3)
    refresh.cancel()
    await source.answer(.failure(.fetch(.cancelled)))
    await refresh.value
    #expect(feed.state == .fresh(Date(timeIntervalSince1970: 0)))
    #expect(texts(feed) == ["1"])
  }

  @Test func `A refresh replaces a pending page`() async throws {
    let feed = try makeFeed()
    try await source.answer(page("1"))
    await feed.load()
    let more = Task { await feed.loadMore() }
    await source.wait(for: 2)
    let refresh = Task { await feed.refresh() }
    await source.wait(for: 3)
    try await source.answer(page("late"))
    try await source.answer(page("2"))
    await more.value
    await refresh.value
    #expect(texts(feed) == ["2"])
    #expect(feed.state == .fresh(Date(timeIntervalSince1970: 0)))
  }

  @Test func `Rows of several pages are found by their indices`() async throws {
    let feed = try makeFeed()
    var expected: [String] = []
    for number in 0..<9 {
      let texts = (0...number).map { "\(number).\($0)" }
      expected += texts
      try await source.answer("<r>" + texts.map { "<i>\($0)</i>" }.joined() + "</r>")
      if number == 0 { await feed.load() } else { await feed.loadMore() }
    }
    #expect(texts(feed) == expected)
    #expect(feed.rows.pageCount == 9)
  }

  @Test func `A feed of many thousand rows takes a few bytes a row`() throws {
    let count = CaseSample.count(20_000, of: 100_000)
    let item = { (index: Int) in
      "<item id=\"\(index)\"><title>Title of row \(index)</title><media:content url=\"/\(index)\"/></item>\n"
    }
    var text = "<rss><channel>\n"
    for index in 0..<count { text += item(index) }
    text += "</channel></rss>"
    let document = try FeedReader().read(text)
    let rows = FeedRows(try DataPath("rss.channel.item").rows(in: document.top), of: document)
    #expect(rows.count == count)
    #expect(rows[count - 1].attribute("id") == "\(count - 1)")
    // The size consists of three nodes of 32 bytes, two attributes of 12, the texts, and four bytes
    // for the row.
    #expect(rows.byteCount < 180 * count)
    #expect(rows.byteCount - document.byteCount == 4 * count)
    let title = try DataPath("title")
    #expect(title.match(in: rows[17_777])?.text == "Title of row 17777")
    #expect(MemoryLayout<FeedNode>.size == 16)
  }
}
