public import Foundation

/// The time since content was loaded, rounded down to whole minutes, hours or days.
public enum ContentAge: Hashable, Sendable {
  /// An age of less than a minute.
  case now
  /// The number of minutes, from 1 to 59.
  case minutes(Int)
  /// The number of hours, from 1 to 47.
  case hours(Int)
  /// The number of days, at least 2.
  case days(Int)

  /// Creates the age at `now` of content loaded at `date`; content from the future counts as new.
  public init(of date: Date, at now: Date) {
    let minutes = Int(min(1e9, max(0, now.timeIntervalSince(date)) / 60))
    switch minutes {
    case 0: self = .now
    case ..<60: self = .minutes(minutes)
    case ..<2_880: self = .hours(minutes / 60)
    default: self = .days(minutes / 1_440)
    }
  }
}
