public import Foundation
public import MusterAPI

/// What is known of a user's musters.
public struct Attendance: Hashable, Sendable {
  /// When the user mustered last; `nil` if never, as far as is known.
  public var lastMuster: Date?
  /// The server's day of it.
  public var lastDay: CalendarDay?
  /// Whether the server has told it in this session.
  public var isKnown = false

  /// Where the user stands on `day`; a muster of a later day is one of a clock set back since.
  public func status(on day: CalendarDay) -> MusterStatus {
    if let lastMuster, let lastDay, lastDay >= day { return .mustered(lastMuster) }
    if !isKnown { return .unknown(last: lastMuster) }
    return day.isWeekend ? .notDue : .due
  }
}
