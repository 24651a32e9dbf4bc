public import Foundation

/// The state of loading content from a server; each load ends as `fresh`, `stale` or `failed`.
public enum LoadState<Failure: Error & Hashable & Sendable>: Hashable, Sendable {
  /// Nothing has been loaded yet.
  case none
  /// A load is under way; earlier content, if there is any, was loaded at the given time.
  case loading(since: Date?)
  /// The content was loaded successfully at the given time.
  case fresh(Date)
  /// The last load failed; the earlier content was loaded at the given time.
  case stale(since: Date, Failure)
  /// The load failed, and there is no earlier content.
  case failed(Failure)

  /// The time at which the content was loaded; `nil` without content.
  public var loaded: Date? {
    switch self {
    case .none, .failed: nil
    case .loading(let since): since
    case .fresh(let date), .stale(let date, _): date
    }
  }

  /// Whether a load is under way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The reason why the last load failed; `nil` if it did not.
  public var failure: Failure? {
    switch self {
    case .stale(_, let failure), .failed(let failure): failure
    case .none, .loading, .fresh: nil
    }
  }

  /// Returns the state after a failed load; `since` is the time of the earlier content, if any.
  public static func ended(_ failure: Failure, since: Date?) -> LoadState {
    since.map { .stale(since: $0, failure) } ?? .failed(failure)
  }
}
