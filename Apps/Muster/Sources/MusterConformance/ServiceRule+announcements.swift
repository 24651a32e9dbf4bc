internal import Foundation
internal import Muster
internal import MusterAPI
internal import Testing

extension ServiceRule {
  static let announcements = [
    ServiceRule("announcements arrive as they were published, by number, and unread") { world in
      let full = AnnouncementContent(
        dbID: 3, title: "A \u{1B}[31m \u{202E}title", body: "Two\nlines \u{1F9ED}",
        more: "https://example.org/?a=b&c=\"d\"", startDate: CalendarDay("2026-11-01"),
        endDate: CalendarDay("2026-12-31"), pubDate: TestTime.beginning, isUrgent: true)
      let bare = AnnouncementContent.sample(1, title: "", body: "")
      try await world.publish(full)
      try await world.publish(bare)
      let token = try await world.session(of: .anna).token
      let items = try await world.list(token).announcements
      #expect(items.map(\.content) == [bare, full])
      #expect(items.map(\.hash) == [ContentHash(of: bare), ContentHash(of: full)])
      #expect(items.allSatisfy { !$0.isRead })
    },
    ServiceRule("a body of a megabyte arrives whole") { world in
      let long = AnnouncementContent.sample(1, body: String(repeating: "lorem ", count: 170_000))
      try await world.publish(long)
      let token = try await world.session(of: .anna).token
      #expect(try await world.list(token).announcements.map(\.content) == [long])
    },
    ServiceRule("a list is sent again only when it is another") { world in
      try await world.publish(.sample(1))
      let token = try await world.session(of: .anna).token
      var tag = try await world.list(token).tag
      func isUnchanged() async throws -> Bool {
        switch try await world.service.announcements(unless: tag, token) {
        case .unchanged: return true
        case .list(let list):
          tag = list.tag
          return false
        }
      }
      #expect(try await isUnchanged())
      try await world.publish(.sample(1, title: "Another"))
      #expect(try await !isUnchanged())
      #expect(try await isUnchanged())
      let mark = ReadMark(dbID: 1, hash: ContentHash(of: .sample(1, title: "Another")))
      try await world.service.markRead([mark], token)
      #expect(try await !isUnchanged())
      try await world.withdraw(1)
      #expect(try await !isUnchanged())
      #expect(try await world.list(token).announcements.isEmpty)
    },
    ServiceRule("a read mark is its user's, in every session") { world in
      try await world.publish(.sample(1))
      try await world.publish(.sample(2))
      let mark = ReadMark(dbID: 1, hash: ContentHash(of: .sample(1)))
      let token = try await world.session(of: .anna).token
      try await world.service.markRead([mark], token)
      try await world.service.markRead([mark], token)
      let other = try await world.session(of: .anna).token
      #expect(try await world.list(other).announcements.map(\.isRead) == [true, false])
      let ben = try await world.session(of: .ben).token
      #expect(try await world.list(ben).announcements.map(\.isRead) == [false, false])
    },
    ServiceRule("an announcement that changes is unread again") { world in
      try await world.publish(.sample(1))
      let token = try await world.session(of: .anna).token
      let mark = ReadMark(dbID: 1, hash: ContentHash(of: .sample(1)))
      try await world.service.markRead([mark], token)
      try await world.publish(.sample(1, body: "Other"))
      try await world.service.markRead([mark], token)
      #expect(try await world.list(token).announcements.map(\.isRead) == [false])
    },
    ServiceRule("marks of what is not there do nothing") { world in
      let token = try await world.session(of: .anna).token
      let mark = ReadMark(dbID: 77, hash: ContentHash(of: .sample(77)))
      try await world.service.markRead([mark], token)
      try await world.publish(.sample(1))
      #expect(try await world.list(token).announcements.map(\.isRead) == [false])
    },
  ]
}
