internal import Foundation
internal import MusterAPI

/// The stored data of one user of one service, for later sessions.
struct ProfileRecord: Codable, Sendable, Hashable {
  /// The last loaded version of an announcement.
  struct Entry: Codable, Sendable, Hashable {
    var content: AnnouncementContent
    var isRead: Bool
  }

  /// The announcements loaded last.
  var announcements: [Entry] = []
  /// The time at which the announcements were loaded; `nil` if there are none.
  var loaded: Date?
  /// The entity tag of the announcements; `nil` if they no longer match the service's list.
  var tag: String?
  /// The read marks not yet sent to the service.
  var queue: Set<ReadMark> = []
  /// The time of the last known muster; `nil` if there is none.
  var lastMuster: Date?
  /// The service's day of the last known muster; `nil` if there is none.
  var lastDay: CalendarDay?
}

extension ProfileRecord {
  /// Marks a content as read, and queues the mark for the service.
  mutating func markRead(_ mark: ReadMark) {
    queue.insert(mark)
    tag = nil
    for index in announcements.indices
    where announcements[index].content.dbID == mark.dbID
      && ContentHash(of: announcements[index].content) == mark.hash
    {
      announcements[index].isRead = true
    }
  }
}
