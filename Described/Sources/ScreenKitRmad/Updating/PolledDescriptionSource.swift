public import ScreenKitFetch

/// A description on a server, which is polled every two seconds by default.
///
/// After failures, the time between requests doubles up to a minute.
public struct PolledDescriptionSource: DescriptionSource {
  /// The maximum time between two requests.
  public static let longestInterval = Duration.seconds(60)

  private let fetcher: any Fetcher
  private let address: String
  private let policy: FetchPolicy
  private let interval: Duration
  private let sleep: @Sendable (Duration) async throws -> Void

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - address: The address, for example from ``DescriptionRequest/address(at:)``.
  ///   - fetcher: The client.
  ///   - policy: The allowed addresses.
  ///   - interval: The time between two requests, from 100 ms to two seconds.
  ///   - sleep: Waits between requests; tests can pass a closure that they control.
  public init(
    _ address: String, fetcher: any Fetcher, policy: FetchPolicy,
    interval: Duration = .seconds(2),
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    (self.address, self.fetcher, self.policy) = (address, fetcher, policy)
    self.interval = min(max(interval, .milliseconds(100)), .seconds(2))
    self.sleep = sleep
  }

  /// The value `false`, since a server distinguishes versions by `data_version`.
  public var comparesTexts: Bool { false }

  /// Returns the text of each response, and each failure once.
  public func updates() -> AsyncStream<DescriptionUpdate> {
    AsyncStream { updates in
      let task = Task.detached {
        var poll = DescriptionPoll()
        while !Task.isCancelled {
          let outcome = await request(poll.etag)
          if Task.isCancelled { break }
          if let update = poll.receive(outcome) { updates.yield(update) }
          do { try await sleep(poll.delay(interval)) } catch { break }
        }
        updates.finish()
      }
      updates.onTermination = { _ in task.cancel() }
    }
  }

  private func request(
    _ etag: String?
  ) async -> Result<FetchResponse, DescriptionFailure> {
    do throws(FetchError) {
      var fields = [FetchField("Accept", "application/json")]
      if let etag { fields.append(FetchField("If-None-Match", etag)) }
      let request = FetchRequest(
        "GET", try FetchAddress(address), fields: fields,
        limits: FetchLimits(bodyBytes: FileDescriptionSource.limit), timeout: .seconds(10))
      do throws(FeedFailure) {
        return .success(
          try await RedirectFollower(fetcher: fetcher, policy: policy).fetch(request, redirects: 5))
      } catch {
        switch error {
        case .refused(let refusal): return .failure(.refused(refusal))
        case .fetch(let error): return .failure(.fetch(error))
        default: return .failure(.redirects)
        }
      }
    } catch {
      return .failure(.fetch(error))
    }
  }
}

/// The pure state machine of polling.
struct DescriptionPoll {
  /// The validator of the last text.
  private(set) var etag: String?
  /// Whether the last text was UTF-8.
  private var isReadable = true
  private var last: DescriptionUpdate?
  /// The number of failures since the last success.
  private var failures = 0

  /// Records the outcome of a request; returns the update to report, if there is one.
  mutating func receive(
    _ outcome: Result<FetchResponse, DescriptionFailure>
  ) -> DescriptionUpdate? {
    let update: DescriptionUpdate
    switch outcome {
    case .success(let response) where response.status == 304:
      failures = 0
      guard case .failure? = last else { return nil }
      update = isReadable ? .unchanged : .failure(.encoding)
    case .success(let response) where response.status == 200:
      failures = 0
      // The validator of an unreadable text is stored, too, so that it is not sent repeatedly.
      etag = response["ETag"]
      let text = String(validating: response.body, as: UTF8.self)
      isReadable = text != nil
      update = text.map { DescriptionUpdate.text($0) } ?? .failure(.encoding)
    case .success(let response):
      failures += 1
      update = .failure(.status(response.status))
    case .failure(let failure):
      failures += 1
      update = .failure(failure)
    }
    guard update != last else { return nil }
    last = update
    return update
  }

  /// Returns the wait before the next request.
  func delay(_ interval: Duration) -> Duration {
    min(interval * (1 << min(failures, 10)), PolledDescriptionSource.longestInterval)
  }
}
