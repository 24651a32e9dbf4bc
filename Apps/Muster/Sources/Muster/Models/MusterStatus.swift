public import Foundation

/// The status of a user's muster for the day.
public enum MusterStatus: Hashable, Sendable {
  /// The server has not reported yet; `last` is the last muster known to the device.
  case unknown(last: Date?)
  /// The user has not mustered today.
  case due
  /// The user has not mustered today, but no muster is due on Saturdays and Sundays.
  case notDue
  /// The user mustered today at the given time.
  case mustered(Date)

  /// Whether the user has mustered today.
  public var isMustered: Bool {
    if case .mustered = self { true } else { false }
  }

  /// The status as a sentence for the user.
  public var summary: String {
    switch self {
    case .unknown: "Your muster status for today is unknown."
    case .due: "You have not mustered today."
    case .notDue: "No muster is due today."
    case .mustered: "You have mustered today."
    }
  }
}
