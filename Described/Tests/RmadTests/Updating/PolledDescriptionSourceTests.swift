@testable import ScreenKitRmad
import ScreenKitFetch
import ScreenKitTestSupport
import Testing

@Suite struct PolledDescriptionSourceTests {
  private let address = "https://e.org/app?version=1&app_id=1&bundle_version=1"

  @Test(.proves("R-005"))
  func `A text arrives once, and again when it changes`() async {
    let fetcher = StubFetcher { _ throws(FetchError) in .text("one", [FetchField("ETag", "\"1\"")])
    }
    let (ticks, tick) = AsyncStream<Void>.makeStream()
    let pauses = Pauses()
    let source = PolledDescriptionSource(
      address, fetcher: fetcher, policy: FetchPolicy(),
      sleep: { duration in
        await pauses.add(duration)
        for await _ in ticks { return }
      })
    var updates = source.updates().makeAsyncIterator()
    #expect(await updates.next() == .text("one"))
    fetcher.answer { request throws(FetchError) in
      request.value("If-None-Match") == "\"1\"" ? FetchResponse(status: 304) : .text("wrong")
    }
    tick.yield()
    await pauses.wait(for: 2)
    fetcher.answer { _ throws(FetchError) in .text("two", [FetchField("ETag", "\"2\"")]) }
    tick.yield()
    #expect(await updates.next() == .text("two"))
    fetcher.answer { _ throws(FetchError) in throw .connectionLost }
    tick.yield()
    #expect(await updates.next() == .failure(.fetch(.connectionLost)))
    fetcher.answer { _ throws(FetchError) in FetchResponse(status: 304) }
    tick.yield()
    #expect(await updates.next() == .unchanged)
    await pauses.wait(for: 5)
    #expect(await pauses.all == [2, 2, 2, 4, 2].map { Duration.seconds($0) })
  }

  @Test func `Refused addresses are never requested`() async {
    let fetcher = StubFetcher { _ throws(FetchError) in .text("x") }
    let source = PolledDescriptionSource(
      "https://10.0.0.1/", fetcher: fetcher, policy: FetchPolicy(),
      sleep: { _ in throw CancellationError() })
    var updates = source.updates().makeAsyncIterator()
    #expect(await updates.next() == .failure(.refused(.privateHost("10.0.0.1"))))
    #expect(await updates.next() == nil)
    #expect(fetcher.requests.isEmpty)
  }

  @Test func `Failures double the time between requests, up to a minute`() {
    var poll = DescriptionPoll()
    var seconds: [Duration] = []
    for _ in 0..<40 {
      _ = poll.receive(.failure(.fetch(.timedOut)))
      seconds.append(poll.delay(.seconds(2)))
    }
    #expect(seconds[..<6] == [4, 8, 16, 32, 60, 60].map { Duration.seconds($0) }[...])
    #expect(seconds.last == .seconds(60))
    #expect(poll.receive(.success(.text("x"))) == .text("x"))
    #expect(poll.delay(.seconds(2)) == .seconds(2))
  }

  @Test func `A text that is not UTF-8 is sent once, and reported until the next one`() {
    var poll = DescriptionPoll()
    func tag(_ number: Int) -> [FetchField] { [FetchField("ETag", "\"\(number)\"")] }
    let same = FetchResponse(status: 304)
    #expect(poll.receive(.success(.text("x", tag(1)))) == .text("x"))
    let bad = FetchResponse(status: 200, fields: tag(2), body: [0xFF])
    #expect(poll.receive(.success(bad)) == .failure(.encoding))
    #expect(poll.etag == "\"2\"")
    #expect(poll.receive(.success(same)) == nil)
    #expect(poll.receive(.failure(.fetch(.timedOut))) == .failure(.fetch(.timedOut)))
    #expect(poll.receive(.success(same)) == .failure(.encoding))
    #expect(poll.receive(.success(.text("y", tag(3)))) == .text("y"))
    #expect(poll.receive(.success(same)) == nil)
    #expect(poll.receive(.failure(.fetch(.timedOut))) == .failure(.fetch(.timedOut)))
    #expect(poll.receive(.success(same)) == .unchanged)
  }

  @Test func `A failure is reported once until another event`() {
    var poll = DescriptionPoll()
    #expect(poll.receive(.success(FetchResponse(status: 500))) == .failure(.status(500)))
    #expect(poll.receive(.success(FetchResponse(status: 500))) == nil)
    #expect(poll.receive(.success(FetchResponse(status: 200, body: [0xFF]))) == .failure(.encoding))
    #expect(poll.receive(.success(.text("x"))) == .text("x"))
    #expect(poll.receive(.success(.text("x"))) == nil)
    #expect(poll.receive(.success(FetchResponse(status: 304))) == nil)
  }
}

/// The pauses between requests.
private actor Pauses {
  private(set) var all: [Duration] = []
  private var waiting: [(Int, CheckedContinuation<Void, Never>)] = []

  func add(_ duration: Duration) {
    all.append(duration)
    for entry in waiting where all.count >= entry.0 { entry.1.resume() }
    waiting.removeAll { all.count >= $0.0 }
  }

  func wait(for count: Int) async {
    guard all.count < count else { return }
    await withCheckedContinuation { waiting.append((count, $0)) }
  }
}
