public import Foundation
public import MusterAPI
internal import Synchronization

/// The time of a test's service: Monday 16 November 2026, eight o'clock UTC, until a test changes
/// it.
public final class TestTime: Sendable {
  /// The time at the start.
  public static let beginning = Date(timeIntervalSince1970: 1_794_816_000)

  private let date = Mutex(TestTime.beginning)

  /// Creates a time at the beginning.
  public init() {}

  /// The present time.
  public var now: ServerTime { ServerTime(now: date.withLock { $0 }, secondsFromUTC: 0) }

  /// Moves the time forward, or back for a negative number.
  public func advance(by seconds: Double) {
    date.withLock { $0 = $0.addingTimeInterval(seconds) }
  }
}

extension AnnouncementContent {
  /// Returns an announcement of a test, active forever by default.
  public static func sample(
    _ dbID: Int, title: String = "Title", body: String = "Body", isUrgent: Bool = false,
    from startDate: CalendarDay? = nil, until endDate: CalendarDay? = nil, age: Double = 0
  ) -> AnnouncementContent {
    AnnouncementContent(
      dbID: dbID, title: title, body: body, startDate: startDate, endDate: endDate,
      pubDate: TestTime.beginning.addingTimeInterval(-age), isUrgent: isUrgent)
  }
}
