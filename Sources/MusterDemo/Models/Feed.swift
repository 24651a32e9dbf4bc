public import Foundation

/// How far the announcements are: each load ends as one of the last three.
public enum Feed: Hashable, Sendable {
  /// Nothing was loaded in this session.
  case none
  /// They are being loaded; those that are shown meanwhile are of the given moment.
  case loading(since: Date?)
  /// They are those of the server, at the given moment.
  case fresh(Date)
  /// They are those of an earlier moment, for this reason.
  case stale(since: Date, ServiceError)
  /// There are none, for this reason.
  case failed(ServiceError)

  /// When what is shown was loaded; `nil` if nothing was.
  public var loaded: Date? {
    switch self {
    case .none, .failed: nil
    case .loading(let since): since
    case .fresh(let date), .stale(let date, _): date
    }
  }

  /// Whether a load is on its way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
