import Foundation
import ScreenKitCore
import ScreenKitFetch
import ScreenKitRmad
import Testing

/// Feeds, paths and contexts of described apps.
@MainActor
@Suite struct DescribedDataTests {
  private let text =
    "<rss><channel><item id=\"7\"><title>Ferry</title></item><item/></channel></rss>"

  @Test func `a path finds nodes and attributes in a feed`() throws {
    let reader = FeedReader(limits: FeedLimits(bytes: 10_000))
    let feed: FeedDocument = try reader.read(text)
    #expect(feed.format == FeedDocument.Format.xml)
    let path = try DataPath("rss.channel.item-id")
    let match: DataMatch = try #require(path.match(in: feed.top))
    #expect(match.text == "7")
    let channel: FeedNode = try #require(feed.root.children.first { $0.name == "channel" })
    let items: FeedNode.Children = channel.children
    var iterator: FeedNode.Children.Iterator = items.makeIterator()
    #expect(iterator.next()?.attribute("id") == "7")
    #expect(throws: DataPathError.self) { try DataPath("a..b") }
  }

  @Test func `a part of a feed returns its path`() throws {
    let feed = try FeedReader().read(text)
    let channel = try #require(feed.root.children.first { $0.name == "channel" })
    let item = try #require(channel.children.first { $0.name == "item" })
    let part = FeedPart.attribute(item, name: "id")
    #expect(part.text == "7")
    let path = try #require(DataPath(to: part, from: feed.top))
    #expect(path.description == "rss.channel.item-id")
    #expect(path.index(of: part, from: feed.top) == 0)
  }

  @Test func `a damaged feed is refused with its line`() {
    do throws(FeedError) {
      _ = try FeedReader().read("<a>\n</b>")
    } catch {
      let reason: FeedError.Reason = error.reason
      #expect(error.line == 2, "\(reason)")
    }
  }

  @Test func `a context has the data of a component`() throws {
    let feed = try FeedReader().read(text)
    let values = DataList([.init(name: "url", value: "https://example.org/feed")])
    let context = DataContext(values: values, feed: feed)
    let table = DataBinding(.dataArray, .xml, "rss.channel.item", component: 5)
    let source: RowSource = context.rowSource(table: table, cell: nil).value
    guard case .feed(let address, let rows) = source else { return #expect(Bool(false)) }
    #expect(address == "https://example.org/feed")
    let items = FeedRows(rows.rows(in: feed.top), of: feed)
    #expect(items.count == 2)
    let title: Resolved<String> = context.row(items[0]).text(
      of: DataBinding(.parentNode, .xmlNode, "title"))
    #expect(title.value == "Ferry")
    let missing = context.row(items[1]).text(of: DataBinding(.parentNode, .xmlNode, "title"))
    let warning: DataWarning = try #require(missing.warning)
    let reason: DataWarning.Reason = warning.reason
    #expect(reason == .noMatch(path: "title", index: 0))
  }

  @Test func `a feed loads page after page from any source`() async throws {
    let source: any FeedSource = EmbeddedFeedSource(["a": Array(text.utf8)])
    let request = FeedRequest("a")
    let content: FeedContent = try await source.load(request)
    #expect(content.failure == nil)
    let feed = Feed(request, rows: try DataPath("rss.channel.item"), from: source)
    #expect(feed.state == .none)
    await feed.load()
    #expect(feed.rows.count == 2)
    await #expect(throws: FeedFailure.self) { try await source.load(FeedRequest("other")) }
  }

  @Test func `a policy says which addresses are allowed`() throws {
    let policy = FetchPolicy(hosts: ["*.example.org"])
    let address = try FetchAddress("https://example.com/feed")
    #expect(policy.refusal(of: address) == FetchPolicy.Refusal.otherHost("example.com"))
    let fetcher = HTTPFetcher(helper: nil)
    let source = FetchedFeedSource(fetcher: fetcher, policy: policy)
    let follower = RedirectFollower(fetcher: fetcher, policy: policy)
    withExtendedLifetime((source, follower)) {}
  }

  @Test func `caches keep what servers sent`() async {
    let kept = CachedFeed(etag: "1", loaded: Date(timeIntervalSince1970: 0), body: [1, 2])
    let folder = FileManager.default.temporaryDirectory.path + "/feeds-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let caches: [any FeedCache] = [
      MemoryFeedCache(capacity: 1_000), DiskFeedCache(folder: folder),
    ]
    for cache in caches {
      await cache.store(kept, at: "https://example.org/feed")
      #expect(await cache.feed(at: "https://example.org/feed") == kept)
      await cache.removeAll()
    }
  }
}
