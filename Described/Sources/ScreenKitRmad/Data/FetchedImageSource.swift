public import Foundation
public import ScreenKitCore
public import ScreenKitFetch

/// Images from servers by their addresses, with limits and a cache as for feeds.
///
/// Several requests for the same image share one load, which is cancelled with the last request.
@MainActor
public final class FetchedImageSource: ImageSource {
  /// A load that is under way or waits for other loads.
  private final class Load {
    var callers: [Int: CheckedContinuation<PixelImage, any Error>] = [:]
    var task: Task<Void, Never>?
  }

  private let files: CachedFetch?
  private let embedded: [String: [UInt8]]
  private let limits: ImageLimits
  private let decoding: ImageDecodingQueue
  private var memory: ImageMemory
  private var loads: [String: Load] = [:]
  /// The addresses whose loads have not begun, in order.
  private var waiting: [String] = []
  private var running = 0
  private var lastCaller = 0

  /// The number of bytes of the images in memory.
  var memoryBytes: Int { memory.bytes }

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - fetcher: The client; `nil` for embedded images only.
  ///   - policy: The allowed addresses, also after redirects.
  ///   - cache: The cache for files.
  ///   - embedded: Files that are part of the program, by their addresses.
  ///   - limits: The maximum sizes.
  ///   - timeout: The maximum time for an image, including all redirects.
  ///   - now: The clock for the age of files.
  ///   - decode: Decodes a file.
  public init(
    fetcher: (any Fetcher)?, policy: FetchPolicy = FetchPolicy(),
    cache: any FeedCache = MemoryFeedCache(), embedded: [String: [UInt8]] = [:],
    limits: ImageLimits = ImageLimits(), timeout: Duration = .seconds(20),
    now: @escaping @Sendable () -> Date = { Date() }, decode: @escaping ImageFileDecoder
  ) {
    files = fetcher.map {
      CachedFetch(
        fetcher: $0, policy: policy, cache: cache, bytes: limits.bytes, timeout: timeout,
        accept: "image/png, image/jpeg, */*;q=0.1", now: now)
    }
    (self.embedded, self.limits) = (embedded, limits)
    decoding = ImageDecodingQueue(decode, limits)
    memory = ImageMemory(capacity: limits.memory)
  }

  /// Returns the image at an address; throws a ``FeedFailure`` if there is none.
  public func image(_ name: String) async throws -> PixelImage {
    if let image = memory.image(name) { return image }
    lastCaller += 1
    let caller = lastCaller
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          add(caller, continuation, to: name)
        }
      }
    } onCancel: {
      Task { @MainActor in self.remove(caller, from: name) }
    }
  }

  // MARK: Loads

  private func add(
    _ caller: Int, _ continuation: CheckedContinuation<PixelImage, any Error>, to name: String
  ) {
    if let load = loads[name] {
      load.callers[caller] = continuation
      return
    }
    let load = Load()
    load.callers[caller] = continuation
    loads[name] = load
    waiting.append(name)
    startNext()
  }

  /// Ends the wait of a caller, and cancels the load after the last one.
  private func remove(_ caller: Int, from name: String) {
    guard let load = loads[name], let continuation = load.callers.removeValue(forKey: caller)
    else { return }
    continuation.resume(throwing: CancellationError())
    guard load.callers.isEmpty else { return }
    loads[name] = nil
    waiting.removeAll { $0 == name }
    load.task?.cancel()
  }

  private func startNext() {
    while running < limits.loads, !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard let load = loads[name] else { continue }
      running += 1
      let (file, files, decoding) = (embedded[name], files, decoding)
      load.task = Task {
        let result: Result<PixelImage, any Error>
        do {
          result = .success(try await Self.load(name, file, files, decoding))
        } catch {
          result = .failure(error)
        }
        finish(load, name, result)
      }
    }
  }

  private nonisolated static func load(
    _ name: String, _ file: [UInt8]?, _ files: CachedFetch?, _ decoding: ImageDecodingQueue
  ) async throws(FeedFailure) -> PixelImage {
    if let file { return try await decoding.image(in: file) }
    guard let files else { throw .invalidAddress(name) }
    return try await files.load(name) { file throws(FeedFailure) in
      try await decoding.image(in: file.body)
    }.value
  }

  private func finish(_ load: Load, _ name: String, _ result: Result<PixelImage, any Error>) {
    running -= 1
    if case .success(let image) = result { memory.store(image, name) }
    if loads[name] === load { loads[name] = nil }
    for caller in load.callers.values { caller.resume(with: result) }
    load.callers = [:]
    startNext()
  }
}
