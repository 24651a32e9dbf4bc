#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The content of an announcement in messages between app and server.
public struct AnnouncementContent: Hashable, Codable, Sendable {
  /// The announcement's number in the server's database.
  public var dbID: Int
  /// The line shown in lists.
  public var title: String
  /// The text.
  public var body: String
  /// Further information, as text or a link; `nil` if there is none.
  public var more: String?
  /// The first day on which the announcement is active; `nil` means no limit.
  public var startDate: CalendarDay?
  /// The last day on which the announcement is active; `nil` means no limit.
  public var endDate: CalendarDay?
  /// The time of publication, in whole seconds.
  public var pubDate: Date
  /// Whether the announcement is urgent, so that it is listed before others.
  public var isUrgent: Bool

  /// Creates the content of an announcement; `pubDate` is rounded down to whole seconds.
  public init(
    dbID: Int, title: String, body: String, more: String? = nil, startDate: CalendarDay? = nil,
    endDate: CalendarDay? = nil, pubDate: Date, isUrgent: Bool = false
  ) {
    (self.dbID, self.title, self.body, self.more) = (dbID, title, body, more)
    (self.startDate, self.endDate) = (startDate, endDate)
    self.pubDate = Date(timeIntervalSince1970: pubDate.timeIntervalSince1970.rounded(.down))
    self.isUrgent = isUrgent
  }

  /// Returns whether the announcement is active on `day`.
  public func isActive(on day: CalendarDay) -> Bool { day.isWithin(startDate, endDate) }
}
