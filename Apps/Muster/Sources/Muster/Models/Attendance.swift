public import Foundation
public import MusterAPI

/// The user's last muster that the device has recorded.
public struct Attendance: Hashable, Sendable {
  /// The time of the last muster; `nil` if none is known.
  public var lastMuster: Date?
  /// The server's day of the last muster; `nil` if none is known.
  public var lastDay: CalendarDay?
  /// Whether the server has reported the last muster in this session.
  public var isKnown = false

  /// Returns the muster status on `day`; a muster on a later day counts, since it results from a
  /// clock that was set back.
  public func status(on day: CalendarDay) -> MusterStatus {
    if let lastMuster, let lastDay, lastDay >= day { return .mustered(lastMuster) }
    if !isKnown { return .unknown(last: lastMuster) }
    return day.isWeekend ? .notDue : .due
  }
}
