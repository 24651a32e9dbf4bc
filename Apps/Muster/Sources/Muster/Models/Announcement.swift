public import Foundation
public import MusterAPI
public import ScreenKitCore

/// The model of one announcement: its data, and the comparison with the server's version.
public final class Announcement: Model {
  /// The announcement's number in the server's database.
  public nonisolated let dbID: Int
  /// The line shown in lists.
  @Observed public var title: String
  /// The text.
  @Observed public var body: String
  /// Further information, as text or a link; `nil` if there is none.
  @Observed public var more: String?
  /// The first day on which the announcement is active; `nil` means no limit.
  @Observed public var startDate: CalendarDay?
  /// The last day on which the announcement is active; `nil` means no limit.
  @Observed public var endDate: CalendarDay?
  /// The time of publication.
  @Observed public var pubDate: Date
  /// Whether the announcement is urgent, so that it is listed before others.
  @Observed public var isUrgent: Bool
  /// Whether the user has read the current content of the announcement.
  @Observed public var isRead: Bool

  /// Creates an announcement, unread by default.
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

  /// The content of the announcement in messages between app and server.
  public var content: AnnouncementContent {
    AnnouncementContent(
      dbID: dbID, title: title, body: body, more: more, startDate: startDate, endDate: endDate,
      pubDate: pubDate, isUrgent: isUrgent)
  }

  /// Returns whether the announcement is active on `day`.
  public func isActive(on day: CalendarDay) -> Bool { day.isWithin(startDate, endDate) }
}

// MARK: Comparison with the server

extension Announcement {
  /// Copies the different fields of `a`, if `a` has the same number.
  ///
  /// Any difference marks the announcement as unread.
  ///
  /// - Parameter a: The server's version of the announcement.
  /// - Returns: Whether `a` has the same number, even if nothing differs.
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
  /// Returns whether both texts have equal bytes, and so equal hashes.
  ///
  /// The operator `==` regards composed and decomposed forms of é as equal.
  fileprivate static func isWritten(_ left: String?, _ right: String?) -> Bool {
    left.map { Array($0.utf8) } == right.map { Array($0.utf8) }
  }
}

extension Announcement: Identifiable {
  /// The announcement's number.
  public nonisolated var id: Int { dbID }
}

// MARK: Order

extension Announcement {
  /// Returns whether the announcement precedes `other` in lists.
  ///
  /// Unread announcements come first, then urgent ones, then later publications, then lower
  /// numbers.
  public func precedes(_ other: Announcement) -> Bool {
    isRead == other.isRead ? isSorted(before: other) : !isRead
  }

  /// Returns whether the announcement precedes `other`, regardless of read states.
  func isSorted(before other: Announcement) -> Bool {
    if isUrgent != other.isUrgent { return isUrgent }
    if pubDate != other.pubDate { return pubDate > other.pubDate }
    return dbID < other.dbID
  }
}
