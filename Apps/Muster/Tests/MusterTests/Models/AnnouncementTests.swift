import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import Testing

@MainActor
@Suite("Announcement")
struct AnnouncementTests {
  private let local = Announcement(.sample(7), isRead: true)

  @Test(.proves("M-042", "M-043"))
  func `it has the fields of its content and begins unread`() {
    let content = AnnouncementContent(
      dbID: 3, title: "A", body: "B", more: "C", startDate: CalendarDay("2026-11-01"),
      endDate: CalendarDay("2026-11-02"), pubDate: TestTime.beginning, isUrgent: true)
    let announcement = Announcement(content)
    #expect(announcement.content == content)
    #expect(!announcement.isRead)
  }

  @Test(.proves("M-046", "M-050"))
  func `another number changes nothing and gives false`() {
    let other = Announcement(.sample(8, title: "Other", body: "Other", isUrgent: true))
    #expect(!local.updateAnnounce(other))
    #expect(local.content == .sample(7))
    #expect(local.isRead)
  }

  @Test(.proves("M-045", "M-047"))
  func `the same number and content gives true and stays read`() {
    #expect(local.updateAnnounce(Announcement(.sample(7))))
    #expect(local.isRead)
  }

  @Test(.proves("M-045", "M-047", "M-048", "M-073"), arguments: 0..<7)
  func `a change of any field is copied and unreads it`(field: Int) {
    var changed = AnnouncementContent.sample(7)
    switch field {
    case 0: changed.title = "New"
    case 1: changed.body = "New"
    case 2: changed.more = "New"
    case 3: changed.startDate = CalendarDay("2026-11-01")
    case 4: changed.endDate = CalendarDay("2026-11-01")
    case 5: changed.pubDate += 60
    default: changed.isUrgent = true
    }
    #expect(local.updateAnnounce(Announcement(changed)))
    #expect(local.content == changed)
    #expect(!local.isRead)
    // The opposite changes follow: from a value to none and from true to false.
    local.isRead = true
    #expect(local.updateAnnounce(Announcement(.sample(7))))
    #expect(local.content == .sample(7))
    #expect(!local.isRead)
  }

  @Test(.proves("M-048"))
  func `fields are compared and copied in their order`() {
    var written: [String] = []
    let tokens = [
      local.observe(\.title) { _ in written.append("title") },
      local.observe(\.body) { _ in written.append("body") },
      local.observe(\.more) { _ in written.append("more") },
      local.observe(\.startDate) { _ in written.append("startDate") },
      local.observe(\.endDate) { _ in written.append("endDate") },
      local.observe(\.pubDate) { _ in written.append("pubDate") },
      local.observe(\.isUrgent) { _ in written.append("isUrgent") },
    ]
    let day = CalendarDay("2026-11-01")
    local.updateAnnounce(
      Announcement(
        AnnouncementContent(
          dbID: 7, title: "1", body: "2", more: "3", startDate: day, endDate: day,
          pubDate: .distantPast, isUrgent: true)))
    withExtendedLifetime(tokens) {}
    #expect(
      written == ["title", "body", "more", "startDate", "endDate", "pubDate", "isUrgent"])
  }

  @Test(.proves("M-049"))
  func `no online value makes it read`() {
    let local = Announcement(.sample(7))
    local.updateAnnounce(Announcement(.sample(7), isRead: true))
    #expect(!local.isRead)
    local.updateAnnounce(Announcement(.sample(7, title: "New"), isRead: true))
    #expect(!local.isRead)
  }

  @Test(.proves("M-058"))
  func `it differs exactly where its hash differs`() {
    let composed = Announcement(.sample(7, title: "\u{E9}"), isRead: true)
    let decomposed = AnnouncementContent.sample(7, title: "e\u{301}")
    composed.updateAnnounce(Announcement(decomposed))
    #expect(ContentHash(of: composed.content) == ContentHash(of: decomposed))
    #expect(!composed.isRead)
  }

  @Test(.proves("M-004", "M-013", "M-064"))
  func `unread are first, then urgent, then newest, then by number`() {
    let sorted = [
      Announcement(.sample(5, isUrgent: true, age: 9)), Announcement(.sample(9, age: 1)),
      Announcement(.sample(2, age: 5)), Announcement(.sample(3, age: 5)),
      Announcement(.sample(1, isUrgent: true, age: 0), isRead: true),
      Announcement(.sample(4, age: 0), isRead: true),
    ]
    var random = SeededGenerator(seed: 64)
    for _ in 0..<50 {
      let mixed = sorted.shuffled(using: &random).sorted { $0.precedes($1) }
      #expect(mixed.map(\.dbID) == sorted.map(\.dbID))
    }
  }
}
