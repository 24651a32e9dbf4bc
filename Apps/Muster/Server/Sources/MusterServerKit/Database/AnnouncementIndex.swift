internal import MusterAPI

/// The list of announcements without their contents: enough for its entity tag and its length.
struct AnnouncementIndex: Sendable {
  /// One announcement of the list.
  struct Entry: Sendable {
    let dbID: Int
    let hash: String
    let isRead: Bool
    /// The length of the encoded content, in bytes.
    let length: Int

    /// The text before the encoded content.
    static let prefix = "{\"content\":"
    /// The text after the encoded content.
    var suffix: String { ",\"hash\":\"\(hash)\",\"isRead\":\(isRead)}" }
  }

  /// The text before the first announcement.
  static let prefix = "{\"announcements\":["
  /// The text between two announcements.
  static let separator = ","
  /// The text after the last announcement.
  static let suffix = "]}"

  let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  /// The entity tag, without its quotes.
  var tag: String {
    AnnouncementList.tag(of: entries.map { ($0.dbID, $0.hash, $0.isRead) })
  }

  /// The length of the list as JSON, in bytes.
  var length: Int {
    let texts = entries.reduce(0) {
      $0 + Entry.prefix.utf8.count + $1.length + $1.suffix.utf8.count
    }
    let separators = max(0, entries.count - 1) * Self.separator.utf8.count
    return Self.prefix.utf8.count + texts + separators + Self.suffix.utf8.count
  }
}
