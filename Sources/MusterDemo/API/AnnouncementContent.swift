#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What an announcement says, as it travels: its number and the seven fields (M-043, M-048).
public struct AnnouncementContent: Hashable, Codable, Sendable {
  /// Its number in the server's database.
  public var dbID: Int
  /// The line shown in lists.
  public var title: String
  /// The text.
  public var body: String
  /// Further information, as text or a link (M-075).
  public var more: String?
  /// The first day on which it is active; `nil` means from ever (M-069).
  public var startDate: CalendarDay?
  /// The last day on which it is active; `nil` means for ever (M-069).
  public var endDate: CalendarDay?
  /// When it was published, in whole seconds.
  public var pubDate: Date
  /// Whether it is to be read before others.
  public var isUrgent: Bool

  /// Makes an announcement's content.
  public init(
    dbID: Int, title: String, body: String, more: String? = nil, startDate: CalendarDay? = nil,
    endDate: CalendarDay? = nil, pubDate: Date, isUrgent: Bool = false
  ) {
    (self.dbID, self.title, self.body, self.more) = (dbID, title, body, more)
    (self.startDate, self.endDate) = (startDate, endDate)
    self.pubDate = Date(timeIntervalSince1970: pubDate.timeIntervalSince1970.rounded(.down))
    self.isUrgent = isUrgent
  }

  /// Whether it is to be seen on `day` (M-069).
  public func isActive(on day: CalendarDay) -> Bool { day.isWithin(startDate, endDate) }
}
