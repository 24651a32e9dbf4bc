import Foundation
import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite struct FeedCacheTests {
  private func feed(_ text: String, etag: String? = "\"1\"") -> CachedFeed {
    CachedFeed(
      etag: etag, lastModified: "yesterday", charset: "utf-8",
      loaded: Date(timeIntervalSince1970: 1_000), body: Array(text.utf8))
  }

  /// Checks the rules of every cache, with space for 4,000 bytes.
  private func check(_ cache: some FeedCache) async {
    #expect(await cache.feed(at: "a") == nil)
    await cache.store(feed("one"), at: "a")
    await cache.store(feed("two", etag: nil), at: "b")
    #expect(await cache.feed(at: "a") == feed("one"))
    #expect(await cache.feed(at: "b") == feed("two", etag: nil))
    await cache.store(feed("three"), at: "a")
    #expect(await cache.feed(at: "a") == feed("three"))
    await cache.store(feed(""), at: "empty\naddress")
    #expect(await cache.feed(at: "empty\naddress") == feed(""))

    let large = String(repeating: "x", count: 1_500)
    for number in 0..<5 { await cache.store(feed(large), at: "large \(number)") }
    #expect(await cache.feed(at: "a") == nil)
    #expect(await cache.feed(at: "large 4") == feed(large))
    #expect(await cache.feed(at: "large 0") == nil)

    // Data beyond the whole space replaces the entry of its address, and nothing else.
    await cache.store(feed(String(repeating: "x", count: 5_000)), at: "large 4")
    #expect(await cache.feed(at: "large 4") == nil)
    #expect(await cache.feed(at: "large 3") == feed(large))
    await cache.removeAll()
    #expect(await cache.feed(at: "large 3") == nil)
  }

  @Test func `A cache in memory keeps the latest responses`() async {
    await check(MemoryFeedCache(capacity: 4_000))
  }

  @Test func `A cache on disk keeps the latest responses`() async throws {
    let folder = try TemporaryFolder()
    await check(DiskFeedCache(folder: folder.path + "/feeds", capacity: 4_000))
  }

  @Test func `Only the owner can read a cache on disk`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/feeds"
    await DiskFeedCache(folder: path).store(feed("secret"), at: "https://e.org/?token=1")
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(files.count == 1)
    for name in [path] + files.map({ "\(path)/\($0)" }) {
      let rights = try FileManager.default.attributesOfItem(atPath: name)[.posixPermissions]
      #expect((rights as? Int ?? 0o777) & 0o077 == 0, "\(name)")
    }
    #expect(await DiskFeedCache(folder: path).feed(at: "https://e.org/?token=1") == feed("secret"))
  }

  @Test func `A response removes the drafts of killed processes`() async throws {
    let folder = try TemporaryFolder()
    let own = ProcessInfo.processInfo.processIdentifier
    let names = ["1f.feed.new-999999999", "1f.feed.new-\(own)", "1f.feed.new-x"]
    for name in names {
      _ = FileManager.default.createFile(atPath: "\(folder.path)/\(name)", contents: nil)
    }
    await DiskFeedCache(folder: folder.path).store(feed("one"), at: "a")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.map { left.contains($0) } == [false, true, true])
  }

  @Test func `Every damage of a file is a missing response`() async throws {
    let folder = try TemporaryFolder()
    let cache = DiskFeedCache(folder: folder.path)
    await cache.store(feed("content"), at: "a")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
    let path = "\(folder.path)/\(name)"
    let whole = try #require(FileManager.default.contents(atPath: path))
    for count in 0..<whole.count {
      try whole.prefix(count).write(to: URL(fileURLWithPath: path))
      #expect(await cache.feed(at: "a") == nil)
    }
    // This is the file of another address with the same hash.
    let other = String(decoding: whole, as: UTF8.self)
      .replacingOccurrences(of: "\"address\":\"a\"", with: "\"address\":\"b\"")
    try Data(other.utf8).write(to: URL(fileURLWithPath: path))
    #expect(await cache.feed(at: "a") == nil)
    try whole.write(to: URL(fileURLWithPath: path))
    #expect(await cache.feed(at: "a") == feed("content"))
  }
}
