import Foundation
import MusterAPI
import ScreenKitTestSupport
import Testing

@Suite("Content hash")
struct ContentHashTests {
  private let content = AnnouncementContent(
    dbID: 1, title: "Title", body: "Body", more: "More", startDate: CalendarDay("2026-11-01"),
    endDate: CalendarDay("2026-11-30"), pubDate: Date(timeIntervalSince1970: 1_794_816_000),
    isUrgent: true)

  @Test(.proves("M-058"))
  func `all seven fields count, and the number does not`() {
    let hash = ContentHash(of: content)
    var changes: [AnnouncementContent] = Array(repeating: content, count: 9)
    changes[0].title = "title"
    changes[1].body = ""
    changes[2].more = nil
    changes[3].startDate = nil
    changes[4].endDate = CalendarDay("2026-12-01")
    changes[5].pubDate += 1
    changes[6].isUrgent = false
    changes[7].more = ""
    (changes[8].startDate, changes[8].endDate) = (content.endDate, content.startDate)
    let others = changes.map { ContentHash(of: $0) }
    #expect(Set(others + [hash]).count == 10)
    var renumbered = content
    renumbered.dbID = 2
    #expect(ContentHash(of: renumbered) == hash)
  }

  @Test(.proves("M-058"))
  func `moving text between fields changes the content`() {
    var moved = content
    (moved.title, moved.body) = ("TitleB", "ody")
    #expect(ContentHash(of: moved) != ContentHash(of: content))
  }

  @Test func `the hash stays constant, since devices store it`() {
    #expect(
      ContentHash(of: content).description
        == "af0a75a88e52df21fb0e91bce499a7b97c41e82994573a12bc464910530f427f")
  }

  @Test func `a content survives encoding as JSON`() throws {
    for sent in [
      content,
      AnnouncementContent(
        dbID: 0, title: "\u{0}\"\\\u{1F9ED}", body: "e\u{301}", pubDate: content.pubDate),
    ] {
      let data = try JSONEncoder.exchange.encode(AnnouncementItem(sent, isRead: true))
      let item = try JSONDecoder.exchange.decode(AnnouncementItem.self, from: data)
      #expect(ContentHash(of: item.content) == item.hash)
      #expect(item.content == sent)
    }
  }

  @Test(
    arguments: ["", "abc", String(repeating: "g", count: 64), String(repeating: "A", count: 64)])
  func `an invalid hash is refused`(text: String) {
    #expect(ContentHash(text) == nil)
  }

  @Test(.proves("M-056"))
  func `printing, dumping and interpolating do not reveal a secret`() {
    let request = LoginRequest(
      username: "anna", password: Secret("north star"), isRemembered: true)
    var dumped = ""
    dump(request, to: &dumped)
    let shown = "\(request) \(String(reflecting: request)) \(dumped) \([request.password])"
    #expect(!shown.contains("north star"))
  }
}
