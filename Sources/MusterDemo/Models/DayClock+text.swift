public import Foundation
public import MusterAPI

extension DayClock {
  /// The day of `date` where this clock is.
  public func day(of date: Date) -> CalendarDay {
    CalendarDay(of: date, secondsFromUTC: offset(at: date))
  }

  /// The day and the time of `date`, as `2026-11-21 08:15`, in no language.
  public func text(of date: Date) -> String {
    let day = day(of: date)
    let start = day.start(secondsFromUTC: offset(at: date))
    let minutes = Int(date.timeIntervalSince(start) / 60)
    return "\(day) \(minutes / 60 / 10)\(minutes / 60 % 10):\(minutes % 60 / 10)\(minutes % 10)"
  }

  /// What the user reads of a failure, with its moment where it has one.
  public func text(of failure: ServiceError) -> String {
    guard case .locked(let end) = failure else { return "\(failure)" }
    // A minute that has begun is over at its end only.
    let minute = text(of: end.addingTimeInterval(59))
    return "Too many wrong passwords. Try again after \(minute)."
  }

  /// How long ago `date` was, in whole units that round down.
  public func age(of date: Date) -> String {
    let minutes = Int(max(0, now.timeIntervalSince(date)) / 60)
    switch minutes {
    case 0: return "just now"
    case ..<60: return "\(minutes) min ago"
    case ..<2880: return "\(minutes / 60) h ago"
    default: return "\(minutes / 1440) days ago"
    }
  }
}
