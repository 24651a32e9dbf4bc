public import Foundation

/// The state of loading announcements; each load ends as `fresh`, `stale` or `failed`.
public enum Feed: Hashable, Sendable {
  /// Nothing was loaded in this session.
  case none
  /// A load is under way; the announcements shown meanwhile were loaded at the given time, if any.
  case loading(since: Date?)
  /// The announcements are those of the server at the given time.
  case fresh(Date)
  /// The load failed; the announcements shown were loaded earlier, at the given time.
  case stale(since: Date, ServiceError)
  /// The load failed, and there are no earlier announcements.
  case failed(ServiceError)

  /// The time at which the announcements shown were loaded; `nil` if there are none.
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
}
