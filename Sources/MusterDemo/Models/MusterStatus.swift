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
    case .unknown: "Your muster status for today is unknown."
    case .due: "You have not mustered today."
    case .notDue: "No muster is due today."
    case .mustered: "You have mustered today."
    }
  }
}
