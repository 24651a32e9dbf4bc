/// A client for plain HTTP/1.1 on this machine by a socket, and for `https://` by a helper process.
///
/// ```swift
/// let fetcher = HTTPFetcher(helper: .runIfAsked())
/// let feed = try FetchAddress("https://example.org/feed.xml")
/// let response = try await fetcher.fetch(FetchRequest("GET", feed))
/// ```
///
/// Connections on this machine never use a proxy from the environment. `https://` may use one; it
/// receives the name of the host and encrypted bytes.
public final class HTTPFetcher: Fetcher {
  /// The maximum number of simultaneous requests.
  ///
  /// Further requests wait; the wait counts towards their timeout.
  public static let maximumConcurrency = 8

  /// The maximum timeout; longer timeouts are shortened, since clocks have a limited range.
  private static let longestTimeout = Duration.seconds(86_400 * 365)

  private let helper: FetchHelper?
  private let clock: any Clock<Duration>
  private let threads = WorkerThreads(limit: maximumConcurrency)

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - helper: The helper for `https://`; without it these requests fail with
  ///     ``FetchError/ConnectFailure/noHelper``.
  ///   - clock: The clock of the timeouts.
  public init(helper: FetchHelper? = nil, clock: any Clock<Duration> = ContinuousClock()) {
    (self.helper, self.clock) = (helper, clock)
  }

  /// Sends `request` once and returns its response.
  public func fetch(_ request: FetchRequest) async throws(FetchError) -> FetchResponse {
    let head = try RequestHead(request)
    let exchange = Exchange()
    let deadline = Task { [clock] in
      try await clock.sleep(for: min(request.timeout, Self.longestTimeout))
      exchange.end(.failure(.timedOut))
    }
    defer { deadline.cancel() }
    return try await withTaskCancellationHandler {
      let hasThread = threads.perform { [helper] in
        exchange.perform { wake throws(FetchError) in
          try Self.exchange(request, head, helper, until: wake)
        }
      }
      if !hasThread { exchange.end(.failure(.cannotConnect(.noResources))) }
      return await exchange.wait()
    } onCancel: {
      exchange.end(.failure(.cancelled))
    }.get()
  }

  private static func exchange(
    _ request: FetchRequest, _ head: RequestHead, _ helper: FetchHelper?, until wake: WakeSignal
  ) throws(FetchError) -> FetchResponse {
    guard request.address.scheme == .http else {
      guard let helper else { throw .cannotConnect(.noHelper) }
      return try helper.exchange(request, head, until: wake)
    }
    guard let host = LoopbackHost(request.address.host) else {
      throw .unencrypted(request.address.host)
    }
    let connection = try StreamConnection.connect(
      to: host, port: request.address.port ?? 80, until: wake)
    var reader = HTTPResponseReader(method: request.method, limits: request.limits)
    return try connection.exchange(head.message, &reader, until: wake)
  }
}
