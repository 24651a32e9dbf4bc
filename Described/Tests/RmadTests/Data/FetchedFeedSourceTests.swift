import Foundation
import ScreenKitFetch
import ScreenKitRmad
import Testing

@Suite struct FetchedFeedSourceTests {
  private let cache = MemoryFeedCache()

  private func source(
    _ fetcher: StubFetcher, policy: FetchPolicy = FetchPolicy(), now: TimeInterval = 0
  ) -> FetchedFeedSource {
    FetchedFeedSource(
      fetcher: fetcher, policy: policy, cache: cache, limits: FeedLimits(bytes: 1_000),
      now: { Date(timeIntervalSince1970: now) })
  }

  private func failure(_ source: FetchedFeedSource, _ address: String) async -> FeedFailure? {
    do throws(FeedFailure) {
      _ = try await source.load(FeedRequest(address))
      return nil
    } catch { return error }
  }

  private let address = "https://e.org/feed"

  @Test func `A second request has the validators, and 304 keeps content`() async throws {
    let fetcher = StubFetcher { _ throws(FetchError) in
      .text("<a>1</a>", [FetchField("ETag", "\"7\""), FetchField("Last-Modified", "Monday")])
    }
    _ = try await source(fetcher).load(FeedRequest(address))
    #expect(fetcher.requests[0].value("If-None-Match") == nil)
    fetcher.answer { _ throws(FetchError) in FetchResponse(status: 304) }
    let content = try await source(fetcher, now: 60).load(FeedRequest(address))
    #expect(fetcher.requests[1].value("If-None-Match") == "\"7\"")
    #expect(fetcher.requests[1].value("If-Modified-Since") == "Monday")
    #expect(content.document.root.text == "1")
    #expect(content.loaded == Date(timeIntervalSince1970: 60))
    #expect(content.failure == nil)
  }

  @Test func `A stored feed that cannot be read is requested without validators`() async throws {
    let stored = CachedFeed(
      etag: "\"1\"", lastModified: "Monday", loaded: Date(timeIntervalSince1970: 0),
      body: Array("{".utf8))
    await cache.store(stored, at: address)
    let fetcher = StubFetcher { _ throws(FetchError) in FetchResponse(status: 304) }
    // The server has one more chance.
    #expect(await failure(source(fetcher), address) == .status(304))
    #expect(fetcher.requests.map { $0.value("If-None-Match") } == ["\"1\"", nil])
    #expect(fetcher.requests.map { $0.value("If-Modified-Since") } == ["Monday", nil])
    #expect(fetcher.requests[1].timeout < fetcher.requests[0].timeout)

    fetcher.answer { request throws(FetchError) in
      request.value("If-None-Match") == nil
        ? .text("<a>2</a>", [FetchField("ETag", "\"2\"")]) : FetchResponse(status: 304)
    }
    for _ in 0..<2 {
      let content = try await source(fetcher, now: 60).load(FeedRequest(address))
      #expect(content.document.root.text == "2")
      #expect(content.failure == nil)
    }
    // The readable feed has replaced the stored one, so the last request was the fifth one.
    #expect(fetcher.requests.count == 5)
    #expect(fetcher.requests.last?.value("If-None-Match") == "\"2\"")
  }

  @Test func `After a failure the stored content has its time`() async throws {
    let fetcher = StubFetcher { _ throws(FetchError) in .text("<a>1</a>") }
    _ = try await source(fetcher).load(FeedRequest(address))
    let failures: [(StubFetcher.Answer, FeedFailure)] = [
      ({ _ throws(FetchError) in throw .timedOut }, .fetch(.timedOut)),
      ({ _ throws(FetchError) in FetchResponse(status: 503) }, .status(503)),
      ({ _ throws(FetchError) in FetchResponse(status: 404) }, .status(404)),
    ]
    for (answer, failure) in failures {
      fetcher.answer(answer)
      let content = try await source(fetcher, now: 99).load(FeedRequest(address))
      #expect(content.document.root.text == "1")
      #expect(content.loaded == Date(timeIntervalSince1970: 0))
      #expect(content.failure == failure)
    }
    fetcher.answer { _ throws(FetchError) in .text("<!DOCTYPE html><html>") }
    #expect(try await source(fetcher).load(FeedRequest(address)).failure != nil)
    // An unreadable feed has not replaced the stored one.
    fetcher.answer { _ throws(FetchError) in throw .connectionLost }
    #expect(try await source(fetcher).load(FeedRequest(address)).document.root.text == "1")
  }

  @Test func `Without stored content the failure is thrown`() async {
    let fetcher = StubFetcher { _ throws(FetchError) in throw .connectionLost }
    #expect(await failure(source(fetcher), address) == .fetch(.connectionLost))
    fetcher.answer { _ throws(FetchError) in FetchResponse(status: 304) }
    #expect(await failure(source(fetcher), address) == .status(304))
    fetcher.answer { _ throws(FetchError) in .text("{\"a\": ") }
    guard case .unreadable = await failure(source(fetcher), address) else {
      Issue.record("the feed was read")
      return
    }
  }

  @Test func `Addresses outside of the policy are not requested`() async {
    let fetcher = StubFetcher { _ throws(FetchError) in .text("<a/>") }
    let limited = source(fetcher, policy: FetchPolicy(hosts: ["e.org"]))
    #expect(await failure(limited, "https://f.org/") == .refused(.otherHost("f.org")))
    #expect(
      await failure(source(fetcher), "https://10.0.0.1/") == .refused(.privateHost("10.0.0.1")))
    #expect(await failure(source(fetcher), "http://e.org/") == .fetch(.unencrypted("e.org")))
    #expect(
      await failure(source(fetcher), "file:///etc/passwd")
        == .invalidAddress("file:///etc/passwd"))
    #expect(fetcher.requests.isEmpty)
  }

  @Test func `Redirects are limited and obey the policy`() async throws {
    let fetcher = StubFetcher { request throws(FetchError) in
      switch request.address.description {
      case "https://e.org/feed":
        FetchResponse(status: 301, fields: [FetchField("Location", "/a/b")])
      case "https://e.org/a/b":
        FetchResponse(status: 302, fields: [FetchField("Location", "c?d=1")])
      case "https://e.org/a/c?d=1":
        FetchResponse(status: 307, fields: [FetchField("Location", "//f.org/x#y")])
      case "https://f.org/x": .text("<a>end</a>")
      default: FetchResponse(status: 302, fields: [FetchField("Location", "https://e.org/loop")])
      }
    }
    #expect(try await source(fetcher).load(FeedRequest(address)).document.root.text == "end")
    // All requests together have the time of one.
    let timeouts = fetcher.requests.map(\.timeout)
    #expect(timeouts.count == 4)
    #expect(zip(timeouts, timeouts.dropFirst()).allSatisfy { $0 > $1 })
    let limited = source(fetcher, policy: FetchPolicy(hosts: ["e.org"]))
    await cache.removeAll()
    #expect(await failure(limited, address) == .refused(.otherHost("f.org")))
    let count = fetcher.requests.count
    #expect(await failure(source(fetcher), "https://e.org/loop") == .redirects)
    #expect(fetcher.requests.count - count == FetchedFeedSource.maximumRedirects + 1)
    for target in ["http://localhost/", "https://127.0.0.1/", "ftp://e.org/"] {
      fetcher.answer { _ throws(FetchError) in
        FetchResponse(status: 302, fields: [FetchField("Location", target)])
      }
      #expect(
        await failure(source(fetcher, policy: FetchPolicy(schemes: [.https, .http])), address)
          != nil, "\(target)")
    }
  }

  @Test(arguments: [
    ("login?next=https://f.org/x", "https://e.org/a/login?next=https://f.org/x"),
    ("login/https://f.org/x", "https://e.org/a/login/https://f.org/x"),
    ("/login?next=https://f.org/x", "https://e.org/login?next=https://f.org/x"),
    ("?next=https://f.org/x", "https://e.org/a/b?next=https://f.org/x"),
    ("//f.org/?next=https://e.org/x", "https://f.org/?next=https://e.org/x"),
    ("HTTPS://f.org/?next=https://e.org/x", "https://f.org/?next=https://e.org/x"),
  ])
  func `An address within a redirect is not its target`(
    location: String, target: String
  ) async throws {
    let fetcher = StubFetcher { request throws(FetchError) in
      guard request.address.description == "https://e.org/a/b?c" else { return .text("<a>end</a>") }
      return FetchResponse(status: 302, fields: [FetchField("Location", location)])
    }
    let content = try await source(fetcher).load(FeedRequest("https://e.org/a/b?c"))
    #expect(content.document.root.text == "end")
    #expect(fetcher.requests.map(\.address.description) == ["https://e.org/a/b?c", target])
  }

  @Test func `A redirect never changes from https to plain HTTP`() async {
    let fetcher = StubFetcher { request throws(FetchError) in
      guard request.address.scheme == .https else { return .text("<a/>") }
      return FetchResponse(status: 302, fields: [FetchField("Location", "http://127.0.0.1/")])
    }
    let source = source(fetcher, policy: .development)
    #expect(await failure(source, address) == .refused(.scheme("http")))
    #expect(fetcher.requests.count == 1)
  }

  @Test func `Sizes and times of requests are limited`() async throws {
    let fetcher = StubFetcher { _ throws(FetchError) in .text("<a/>") }
    _ = try await source(fetcher).load(FeedRequest(address))
    #expect(fetcher.requests[0].limits.bodyBytes == 1_000)
    #expect(fetcher.requests[0].timeout <= .seconds(20))
  }

  @Test func `The charset of the response is used`() async throws {
    let fetcher = StubFetcher { _ throws(FetchError) in
      FetchResponse(
        status: 200, fields: [FetchField("Content-Type", "text/xml; Charset=\"ISO-8859-1\"")],
        body: Array("<a>".utf8) + [0xE9] + Array("</a>".utf8))
    }
    #expect(try await source(fetcher).load(FeedRequest(address)).document.root.text == "é")
    fetcher.answer { _ throws(FetchError) in throw .timedOut }
    #expect(try await source(fetcher).load(FeedRequest(address)).document.root.text == "é")
  }

  @Test func `Samples are found by name, and then in the other source`() async throws {
    let fetcher = StubFetcher { _ throws(FetchError) in .text("<a>web</a>") }
    let samples = EmbeddedFeedSource(
      [
        "embedded://news": Array("<a>1</a>".utf8), "embedded://news?page=2": Array("<a>2</a>".utf8),
      ], other: source(fetcher))
    let request = FeedRequest("embedded://news")
    #expect(try await samples.load(request).document.root.text == "1")
    #expect(try await samples.load(request.at(page: 2)).document.root.text == "2")
    #expect(try await samples.load(request.at(page: 3)).document.nodeCount == 1)
    #expect(try await samples.load(FeedRequest(address)).document.root.text == "web")
    await #expect(throws: FeedFailure.invalidAddress("x")) {
      try await EmbeddedFeedSource([:]).load(FeedRequest("x"))
    }
  }
}
