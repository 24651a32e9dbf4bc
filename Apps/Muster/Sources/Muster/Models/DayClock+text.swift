public import Foundation
public import MusterAPI
internal import ScreenKitOffline

extension DayClock {
  /// Returns the day of `date` in this clock's time zone.
  public func day(of date: Date) -> CalendarDay {
    CalendarDay(of: date, secondsFromUTC: offset(at: date))
  }

  /// Returns the day and time of `date`, such as `2026-11-21 08:15`, the same in every language.
  public func text(of date: Date) -> String {
    let day = day(of: date)
    let start = day.start(secondsFromUTC: offset(at: date))
    let minutes = Int(date.timeIntervalSince(start) / 60)
    return "\(day) \(minutes / 60 / 10)\(minutes / 60 % 10):\(minutes % 60 / 10)\(minutes % 10)"
  }

  /// Returns the message for a failure; the message for a lockout contains its end.
  public func text(of failure: ServiceError) -> String {
    guard case .locked(let end) = failure else { return "\(failure)" }
    // Rounded up to whole minutes, so that the lockout has ended by the minute shown.
    let minute = text(of: end.addingTimeInterval(59))
    return "Too many wrong passwords. Try again after \(minute)."
  }

  /// Returns the time since `date` in minutes, hours or days, rounded down, such as `5 min ago`.
  public func age(of date: Date) -> String {
    switch ContentAge(of: date, at: now) {
    case .now: "just now"
    case .minutes(let count): "\(count) min ago"
    case .hours(let count): "\(count) h ago"
    case .days(let count): "\(count) days ago"
    }
  }
}
