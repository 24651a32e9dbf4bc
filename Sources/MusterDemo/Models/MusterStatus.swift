public import Foundation

/// Where a user stands with the day's muster (M-008, M-020).
public enum MusterStatus: Hashable, Sendable {
  /// The server has not said yet; the last muster that the device knows of.
  case unknown(last: Date?)
  /// Not mustered today.
  case due
  /// Not mustered today, a Saturday or a Sunday, on which nobody has to (M-068).
  case notDue
  /// Mustered today, at this moment.
  case mustered(Date)

  /// Whether today's muster is done.
  public var isMustered: Bool {
    if case .mustered = self { true } else { false }
  }

  /// What the user reads (M-072).
  public var summary: String {
    switch self {
    case .unknown: "Whether you are mustered today is not known."
    case .due: "You are not mustered today."
    case .notDue: "No muster is due today."
    case .mustered: "You are mustered today."
    }
  }
}

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
