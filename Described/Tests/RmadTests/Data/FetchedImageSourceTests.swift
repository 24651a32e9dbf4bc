import ScreenKitCore
import ScreenKitFetch
import ScreenKitTestSupport
import Testing

@testable import ScreenKitRmad

@MainActor @Suite struct FetchedImageSourceTests {
  private let address = "https://e.org/a.png"

  private func source(
    _ fetcher: any Fetcher, policy: FetchPolicy = FetchPolicy(),
    cache: any FeedCache = MemoryFeedCache(), limits: ImageLimits = ImageLimits()
  ) -> FetchedImageSource {
    FetchedImageSource(
      fetcher: fetcher, policy: policy, cache: cache, limits: limits, decode: StubImage.decode)
  }

  private func failure(_ source: FetchedImageSource, _ address: String) async -> FeedFailure? {
    do {
      _ = try await source.image(address)
      return nil
    } catch { return error as? FeedFailure }
  }

  private func response(_ body: [UInt8], _ fields: [FetchField] = []) -> FetchResponse {
    FetchResponse(status: 200, fields: fields, body: body)
  }

  @Test(.proves("R-080", "R-100", "R-101"))
  func `An image is fetched within the limits and kept in memory`() async throws {
    let answer = response(StubImage.file(3, 2))
    let fetcher = StubFetcher { _ throws(FetchError) in answer }
    let source = source(fetcher, limits: ImageLimits(bytes: 1_000))
    let image = try await source.image(address)
    #expect((image.width, image.height) == (3, 2))
    #expect(try await source.image(address) == image)
    #expect(fetcher.requests.count == 1)
    #expect(fetcher.requests[0].limits.bodyBytes == 1_000)
    #expect(fetcher.requests[0].timeout <= .seconds(20))
    #expect(fetcher.requests[0].value("Accept")?.hasPrefix("image/") == true)
  }

  @Test func `Each failure is reported, and not stored`() async {
    let fetcher = StubFetcher { _ throws(FetchError) in throw .tooLarge(.body) }
    let images = source(fetcher, limits: ImageLimits(bytes: 100, filePixels: 100))
    #expect(await failure(images, address) == .fetch(.tooLarge(.body)))
    let bodies: [[UInt8]] = [
      [], Array("<html>".utf8), Array(StubImage.file(2, 2).dropLast()), StubImage.file(11, 10),
      StubImage.file(0, 5), [UInt8](repeating: 0, count: 101),
    ]
    for body in bodies {
      let answer = response(body)
      fetcher.answer { _ throws(FetchError) in answer }
      #expect(await failure(images, address) == .noImage, "\(body)")
    }
    fetcher.answer { _ throws(FetchError) in throw .connectionLost }
    #expect(await failure(images, address) == .fetch(.connectionLost))
    fetcher.answer { _ throws(FetchError) in throw .timedOut }
    #expect(await failure(images, address) == .fetch(.timedOut))
    fetcher.answer { _ throws(FetchError) in FetchResponse(status: 404) }
    #expect(await failure(images, address) == .status(404))
    #expect(images.memoryBytes == 0)
    let answer = response(StubImage.file(2, 2))
    fetcher.answer { _ throws(FetchError) in answer }
    #expect(await failure(images, address) == nil)
  }

  @Test func `A decoder beyond its limit is refused`() async {
    let answer = response(StubImage.file(20, 20))
    let fetcher = StubFetcher { _ throws(FetchError) in answer }
    let images = FetchedImageSource(
      fetcher: fetcher, limits: ImageLimits(filePixels: 100),
      decode: { file, _ in try StubImage.decode(file, .max) })
    #expect(await failure(images, address) == .noImage)
  }

  @Test func `Images obey the policy of feeds, also after redirects`() async {
    let fetcher = StubFetcher { _ throws(FetchError) in
      FetchResponse(status: 302, fields: [FetchField("Location", "https://f.org/b.png")])
    }
    let images = source(fetcher, policy: FetchPolicy(hosts: ["e.org"]))
    #expect(await failure(images, "https://f.org/a.png") == .refused(.otherHost("f.org")))
    #expect(await failure(images, "https://10.0.0.1/a.png") != nil)
    #expect(await failure(images, "file:///a.png") == .invalidAddress("file:///a.png"))
    #expect(fetcher.requests.isEmpty)
    #expect(await failure(images, address) == .refused(.otherHost("f.org")))
    #expect(fetcher.requests.count == 1)
  }

  @Test func `Without a network the stored file is shown`() async throws {
    let cache = MemoryFeedCache()
    let answer = response(StubImage.file(4, 4), [FetchField("ETag", "\"1\"")])
    let fetcher = StubFetcher { _ throws(FetchError) in answer }
    _ = try await source(fetcher, cache: cache).image(address)
    fetcher.answer { _ throws(FetchError) in FetchResponse(status: 304) }
    #expect(try await source(fetcher, cache: cache).image(address).width == 4)
    #expect(fetcher.requests[1].value("If-None-Match") == "\"1\"")
    fetcher.answer { _ throws(FetchError) in throw .connectionLost }
    #expect(try await source(fetcher, cache: cache).image(address).width == 4)
    let other = FetchedImageSource(
      fetcher: nil, embedded: [address: StubImage.file(9, 9)], decode: StubImage.decode)
    #expect(try await other.image(address).width == 9)
    #expect(await failure(other, "https://e.org/b.png") == .invalidAddress("https://e.org/b.png"))
  }

  @Test(.proves("R-080"))
  func `The memory of any number of images is bounded`() async throws {
    let answer = response(StubImage.file(20, 20))
    let fetcher = StubFetcher { _ throws(FetchError) in answer }
    let images = source(fetcher, limits: ImageLimits(pixels: 100, memory: 1_000))
    var most = 0
    for number in 0..<50 {
      let image = try await images.image("https://e.org/\(number).png")
      #expect(image.width * image.height <= 100)
      most = max(most, images.memoryBytes)
    }
    #expect(most <= 1_000)
    #expect(most > 0)
    // The last one remains, and the first one does not.
    _ = try await images.image("https://e.org/49.png")
    #expect(fetcher.requests.count == 50)
    _ = try await images.image("https://e.org/0.png")
    #expect(fetcher.requests.count == 51)
  }

  @Test func `Callers of one image share a load, and loads are limited`() async throws {
    let fetcher = HeldFetcher()
    let images = source(fetcher, limits: ImageLimits(loads: 2))
    let tasks = (0..<12).map { number in
      Task { try await images.image("https://e.org/\(number % 6).png") }
    }
    for count in stride(from: 2, through: 6, by: 2) {
      await fetcher.wait(for: count)
      #expect(await fetcher.count == count)
      await fetcher.answer(StubImage.file(1, 1))
    }
    for task in tasks { #expect(try await task.value.width == 1) }
    #expect(await fetcher.count == 6)
  }

  @Test func `A load ends with its last caller`() async throws {
    let fetcher = HeldFetcher()
    let images = source(fetcher, limits: ImageLimits(loads: 1))
    let (one, other) = (
      Task { try await images.image(address) }, Task { try await images.image(address) }
    )
    await fetcher.wait(for: 1)
    one.cancel()
    await #expect(throws: CancellationError.self) { try await one.value }
    #expect(await fetcher.cancelled == 0)
    other.cancel()
    await #expect(throws: CancellationError.self) { try await other.value }
    await fetcher.waitForCancellation()
    // The next load does not wait for the cancelled one.
    let next = Task { try await images.image("https://e.org/b.png") }
    await fetcher.wait(for: 2)
    await fetcher.answer(StubImage.file(7, 1))
    #expect(try await next.value.width == 7)
  }
}

/// A client whose responses wait until the test releases them.
private actor HeldFetcher: Fetcher {
  private(set) var count = 0
  private(set) var cancelled = 0
  private var waiting: [Int: CheckedContinuation<FetchResponse?, Never>] = [:]
  private var arrivals: [(Int, CheckedContinuation<Void, Never>)] = []
  private var cancellations: [CheckedContinuation<Void, Never>] = []

  nonisolated func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchResponse {
    guard let response = await take() else { throw .cancelled }
    return response
  }

  private func take() async -> FetchResponse? {
    count += 1
    let number = count
    for arrival in arrivals where count >= arrival.0 { arrival.1.resume() }
    arrivals.removeAll { count >= $0.0 }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { await self.cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let continuation = waiting.removeValue(forKey: number) else { return }
    cancelled += 1
    continuation.resume(returning: nil)
    for waiting in cancellations { waiting.resume() }
    cancellations = []
  }

  /// Answers all waiting requests.
  func answer(_ body: [UInt8]) {
    for continuation in waiting.values {
      continuation.resume(returning: FetchResponse(status: 200, body: body))
    }
    waiting = [:]
  }

  func wait(for number: Int) async {
    guard count < number else { return }
    await withCheckedContinuation { arrivals.append((number, $0)) }
  }

  func waitForCancellation() async {
    guard cancelled == 0 else { return }
    await withCheckedContinuation { cancellations.append($0) }
  }
}
