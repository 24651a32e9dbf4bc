public import Foundation
public import MusterAPI
public import ScreenKitCore

/// One announcement: mostly data, and its comparison with what is online (M-042, M-043).
public final class Announcement: Model {
  /// Its number in the server's database.
  public nonisolated let dbID: Int
  /// The line shown in lists.
  @Observed public var title: String
  /// The text.
  @Observed public var body: String
  /// Further information, as text or a link (M-075).
  @Observed public var more: String?
  /// The first day on which it is active; `nil` means from ever.
  @Observed public var startDate: CalendarDay?
  /// The last day on which it is active; `nil` means for ever.
  @Observed public var endDate: CalendarDay?
  /// When it was published.
  @Observed public var pubDate: Date
  /// Whether it is to be read before others.
  @Observed public var isUrgent: Bool
  /// Whether the user has read it as it is now.
  @Observed public var isRead: Bool

  /// Makes an announcement, unread unless told otherwise.
  public init(_ content: AnnouncementContent, isRead: Bool = false) {
    dbID = content.dbID
    _title = Observed(wrappedValue: content.title)
    _body = Observed(wrappedValue: content.body)
    _more = Observed(wrappedValue: content.more)
    _startDate = Observed(wrappedValue: content.startDate)
    _endDate = Observed(wrappedValue: content.endDate)
    _pubDate = Observed(wrappedValue: content.pubDate)
    _isUrgent = Observed(wrappedValue: content.isUrgent)
    _isRead = Observed(wrappedValue: isRead)
    super.init()
  }

  /// What it says, as it travels.
  public var content: AnnouncementContent {
    AnnouncementContent(
      dbID: dbID, title: title, body: body, more: more, startDate: startDate, endDate: endDate,
      pubDate: pubDate, isUrgent: isUrgent)
  }

  /// Whether it is to be seen on `day` (M-069).
  public func isActive(on day: CalendarDay) -> Bool { day.isWithin(startDate, endDate) }
}

// MARK: Comparison with what is online

extension Announcement {
  /// Takes over what differs in `a`, if that is the same announcement (M-045 to M-049).
  ///
  /// Whatever differs makes it unread; nothing ever makes it read here.
  ///
  /// - Parameter a: The announcement as it is online.
  /// - Returns: Whether it is the same announcement, changed or not.
  @discardableResult
  public func updateAnnounce(_ a: Announcement) -> Bool {
    guard a.dbID == dbID else { return false }
    update(\.title, a, isSame: String.isWritten)
    update(\.body, a, isSame: String.isWritten)
    update(\.more, a, isSame: String.isWritten)
    update(\.startDate, a, isSame: ==)
    update(\.endDate, a, isSame: ==)
    update(\.pubDate, a, isSame: ==)
    update(\.isUrgent, a, isSame: ==)
    return true
  }

  private func update<Value>(
    _ field: ReferenceWritableKeyPath<Announcement, Value>, _ a: Announcement,
    isSame: (Value, Value) -> Bool
  ) {
    let value = a[keyPath: field]
    if isSame(self[keyPath: field], value) { return }
    self[keyPath: field] = value
    isRead = false
  }
}

extension String {
  /// Whether both texts have the same bytes, as their hashes see it; é can be written in two ways.
  fileprivate static func isWritten(_ left: String?, _ right: String?) -> Bool {
    left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
  }
}

extension Announcement: Identifiable {
  /// Its number.
  public nonisolated var id: Int { dbID }
}

// MARK: Order

extension Announcement {
  /// Whether it comes before `other`: unread, urgent, published later, lower number (M-064).
  public func precedes(_ other: Announcement) -> Bool {
    isRead == other.isRead ? isSorted(before: other) : !isRead
  }

  /// Whether it comes before `other` where it does not matter what was read.
  func isSorted(before other: Announcement) -> Bool {
    if isUrgent != other.isUrgent { return isUrgent }
    if pubDate != other.pubDate { return pubDate > other.pubDate }
    return dbID < other.dbID
  }
}
