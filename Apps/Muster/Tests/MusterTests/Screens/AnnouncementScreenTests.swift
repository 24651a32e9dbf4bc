import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("Screens: announcements", .leakFree)
final class AnnouncementScreenTests {
  private let stage: AppStage

  init() throws { stage = try AppStage() }

  /// Returns the titles on the screen, from top to bottom.
  private func titles(_ test: ScreenTest, of all: [String]) -> [String] {
    test.screen.split(separator: "\n").compactMap { line in all.first { line.contains($0) } }
  }

  @Test(.proves("M-003", "M-004", "M-018", "M-064"))
  func `rows show title, marks and date, unread and urgent ones first`() async throws {
    let day = 86_400.0
    try stage.world.publish(.sample(1, title: "Old", age: 2 * day))
    try stage.world.publish(.sample(2, title: "Urgent", isUrgent: true, age: 3 * day))
    try stage.world.publish(.sample(3, title: "New", age: day))
    try stage.world.publish(
      .sample(4, title: "Over", until: stage.world.time.now.today.advanced(by: -1)))
    let test = try await stage.enter()
    let all = ["Old", "Urgent", "New", "Over"]
    #expect(titles(test, of: all) == ["Urgent", "New", "Old"])
    #expect(row("Urgent", test).hasPrefix("▸ • Urgent  "))
    #expect(row("Urgent", test).hasSuffix("  [urgent] 2026-11-13"))
    #expect(row("New", test).hasPrefix("  • New  ") && row("New", test).hasSuffix("  2026-11-15"))
    #expect(test.text("state") == "3 unread, updated just now")
    test.press(KeyPress(.enter))
    await test.settle()
    await test.goBack()
    #expect(titles(test, of: all) == ["New", "Old", "Urgent"])
    // Only unread ones have a dot.
    #expect(row("Urgent", test).hasPrefix("▸   Urgent  "))
    #expect(row("Urgent", test).hasSuffix("  [urgent] 2026-11-13"))
    #expect(test.text("state") == "2 unread, updated just now")
    stage.advance(test, by: 130)
    #expect(test.text("state") == "2 unread, updated 2 min ago")
  }

  /// Returns the line of the screen with `title`.
  private func row(_ title: String, _ test: ScreenTest) -> Substring {
    test.screen.split(separator: "\n").first { $0.contains(title) } ?? ""
  }

  @Test(.proves("M-003", "M-018"))
  func `on a narrow screen the marks are below the title`() async throws {
    try stage.world.publish(.sample(2, title: "Urgent", isUrgent: true))
    let test = try await stage.enter(size: CellSize(columns: 40, rows: 12))
    #expect(test.screen.contains("• Urgent") && test.screen.contains("unread, urgent, 2026"))
  }

  @Test(.proves("M-005", "M-019"))
  func `a wide screen shows the text beside the list, still unread`() async throws {
    for id in 1...2 { try stage.world.publish(.sample(id, title: "No. \(id)", age: Double(id))) }
    let test = try await stage.enter(size: CellSize(columns: 140, rows: 24))
    let page = test.view("preview", as: DocumentView.self)
    #expect(page?.document.title == "No. 1")
    test.press(KeyPress(.down))
    #expect(page?.document.title == "No. 2")
    #expect(stage.profile?.unreadCount == 2)
    test.resize(to: CellSize(columns: 80, rows: 24))
    #expect(test.view("preview") == nil)
  }

  @Test(.proves("M-005", "M-006"))
  func `after reading, Back returns to the announcement in the list`() async throws {
    for id in 1...4 { try stage.world.publish(.sample(id, title: "No. \(id)", age: Double(id))) }
    let test = try await stage.enter()
    test.press(KeyPress(.down), KeyPress(.enter))
    await test.settle()
    #expect(test.screen.contains("━━━━━") && test.screen.contains("\n No. 2 "))
    await test.goBack()
    #expect(titles(test, of: (1...4).map { "No. \($0)" }).last == "No. 2")
    #expect(test.screen.contains("▸   No. 2"))
  }

  @Test(.proves("M-005", "M-006"))
  func `keys and buttons open the next and the previous announcement`() async throws {
    for id in 1...4 { try stage.world.publish(.sample(id, title: "No. \(id)", age: Double(id))) }
    let test = try await stage.enter()
    test.press(KeyPress(.enter))
    await test.settle()
    for title in ["No. 2", "No. 3"] {
      test.press("]")
      await test.settle()
      #expect(test.screen.contains("━━━━━") && test.screen.contains("\n \(title) "))
    }
    await test.use(test.view("next"))
    #expect(test.screen.contains("━━━━━") && test.screen.contains("\n No. 4 "))
    #expect(stage.profile?.hasReadAnnounce() == true)
    #expect(test.view("next", as: Button.self)?.isEnabled == false)
    let hints = test.application.keyHints.map(\.name)
    #expect(hints.contains("Previous announcement") && !hints.contains("Next announcement"))
    test.press("]", "[")
    await test.settle()
    #expect(test.screen.contains("━━━━━") && test.screen.contains("\n No. 3 "))
    await test.goBack()
    #expect(test.screen.contains("▸   No. 3"))
  }

  @Test(.proves("M-056"))
  func `damaged announcements are counted, and the others are shown`() async throws {
    let world = try HTTPWorld()
    defer { world.server.stop() }
    let items = (1...3).map { AnnouncementItem(.sample($0, title: "No. \($0)"), isRead: false) }
    let list = try JSONEncoder.exchange.encode(AnnouncementList(items))
    let text = String(decoding: list, as: UTF8.self).replacing("No. 2", with: "No. 9")
    let test = try await stage.launch(service: world.service)
    world.answer("GET /api/announcements", with: .http(200, text))
    await test.logIn()
    test.press(KeyPress(.enter))
    #expect(test.text("load") == "One announcement is damaged and is not shown.")
    #expect(test.screen.contains("No. 1") && test.screen.contains("No. 3"))
    #expect(!test.screen.contains("No. 9"))
  }

  @Test(.proves("M-005", "M-019", "M-071", "M-075"))
  func `the detail shows the whole text, and then marks it read`() async throws {
    let today = stage.world.time.now.today
    try stage.world.publish(
      AnnouncementContent(
        dbID: 1, title: "Drill", body: "First.\n\nSecond.", more: "Ask the desk.", startDate: today,
        endDate: today.advanced(by: 1), pubDate: TestTime.beginning, isUrgent: true))
    let test = try await stage.enter()
    #expect(stage.profile?.unreadCount == 1)
    test.press(KeyPress(.enter))
    await test.settle()
    for text in [
      "Drill", "Published 2026-11-16 08:00", "from 2026-11-16", "until 2026-11-17", "First.",
      "Second.", "More: Ask the desk.",
    ] { #expect(test.screen.contains(text)) }
    #expect(stage.profile?.hasReadAnnounce() == true)
    #expect(stage.service.calls.last == "markRead")
  }

  @Test(.proves("M-018", "M-019"))
  func `the detail of an urgent announcement has the badge of the list`() async throws {
    try stage.world.publish(.sample(1, title: "Drill", isUrgent: true))
    try stage.world.publish(.sample(2, title: "Lunch", age: 1))
    let test = try await stage.enter()
    test.press(KeyPress(.enter))
    await test.settle()
    let badge = try #require(test.view("urgency", as: Badge.self))
    #expect(badge.text == "urgent" && badge.style.tint == .negative)
    #expect(!badge.isHidden && test.screen.contains("urgent"))
    await test.use("Next")
    #expect(test.view("urgency")?.isHidden != false)
    #expect(test.screen.contains("Lunch") && !test.screen.contains("urgent"))
  }

  @Test(.proves("M-075", "M-022"))
  func `a link opens an intranet page, and foreign ones are shown`()
    async throws
  {
    try stage.world.publish(
      AnnouncementContent(
        dbID: 1, title: "A", body: "B", more: "https://www.example.org/",
        pubDate: TestTime.beginning))
    let test = try await stage.enter()
    test.press(KeyPress(.enter))
    await test.settle()
    test.press("n", KeyPress(.enter))
    #expect(test.text("note")?.hasPrefix("https://www.example.org/ is outside") == true)
    #expect(!stage.service.calls.contains("page"))
  }

  @Test(.proves("M-003"))
  func `without announcements the list shows a message`() async throws {
    let test = try await stage.enter()
    #expect(test.screen.contains("There are no announcements today."))
  }

  @Test(.proves("M-044", "M-055"))
  func `a refresh is visible, can be cancelled, and loads new ones`() async throws {
    let test = try await stage.enter()
    try stage.world.publish(.sample(1, title: "Fresh"))
    let reply = StubResponse<Void>()
    stage.service.next("announcements", .first { try? await reply.value() })
    test.press(KeyPress(.function(5)))
    await test.settle()
    #expect(test.text("load") == "Loading (may take 3 s)")
    await test.use("Cancel")
    #expect(test.text("load")?.contains("Cancelled.") == true)
    await test.use("Try again")
    #expect(test.screen.contains("Fresh"))
    #expect(test.text("load") == "")
  }

  @Test(.proves("M-055"))
  func `a second refresh during a load does not cancel it`() async throws {
    let test = try await stage.enter()
    let reply = StubResponse<Void>()
    stage.service.next("announcements", .first { try? await reply.value() })
    test.press(KeyPress(.function(5)))
    await test.settle()
    test.press(KeyPress(.function(5)))
    await test.settle()
    #expect(test.text("load") == "Loading (may take 3 s)")
    reply.give(())
    await test.settle()
    #expect(test.text("load") == "")
  }

  @Test(.proves("M-044"))
  func `without the server the last announcements show their age`() async throws {
    try stage.world.publish(.sample(1, title: "Known"))
    let test = try await stage.enter()
    stage.service.isDown = true
    stage.advance(test, by: 180)
    test.press(KeyPress(.function(5)))
    await test.settle()
    #expect(test.screen.contains("Known"))
    #expect(
      test.text("load")?.hasPrefix("As of 3 min ago, 2026-11-16 08:00. The server cannot") == true)
    stage.advance(test, by: 60)
    #expect(test.text("load")?.contains("4 min ago") == true)
    stage.advance(test, by: 7_200)
    #expect(test.text("load")?.contains("2 h ago") == true)
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(stage.profile?.unreadCount == 0)
    stage.service.isDown = false
    await test.goBack()
    await test.use("Try again")
    #expect(stage.service.calls.suffix(3) == ["markRead", "announcements", "report"])
  }

  @Test(.proves("M-044"))
  func `without a loaded list the error has a retry`() async throws {
    stage.service.next("announcements", .fail(.timedOut))
    let test = try await stage.enter()
    #expect(test.text("load") == "The server did not respond within 10 seconds.")
    #expect(!test.screen.contains("There are no announcements"))
    try stage.world.publish(.sample(1, title: "Here"))
    await test.use("Try again")
    #expect(test.screen.contains("Here"))
  }

  @Test(.proves("M-018"))
  func `of five thousand announcements only visible ones are laid out`() async throws {
    for id in 1...5_000 {
      try stage.world.publish(.sample(id, title: "Title \(id)", age: Double(id)))
    }
    let test = try await stage.enter()
    let list = try #require(test.view("announcements", as: List<Announcement>.self))
    #expect(list.rowCount == 5_000)
    // Each announcement has one line, below the bars and above the status line.
    let inSight = 19
    var rows: [ObjectIdentifier] = []
    for key: KeyPress in ["x", KeyPress(.down), KeyPress(.end), KeyPress(.up), KeyPress(.home)] {
      let frames = test.frames.count
      test.press(key)
      #expect(test.frames.count <= frames + 1)
      rows = list.children.filter { !$0.children.isEmpty }.map { ObjectIdentifier($0) }
      #expect(rows.count <= inSight)
    }
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(stage.profile?.unreadCount == 4_999)
    await test.goBack()
    #expect(list.children.count <= inSight + 2)
  }

  @Test(.proves("M-071"))
  func `a change of the shown announcement counts as read`() async throws {
    try stage.world.publish(.sample(1, title: "One", body: "Before"))
    let test = try await stage.enter()
    test.press(KeyPress(.enter))
    await test.settle()
    try stage.world.publish(.sample(1, title: "One", body: "After"))
    await stage.profile?.refresh()
    await test.settle()
    #expect(test.screen.contains("After"))
    #expect(stage.profile?.unreadCount == 0)
    try stage.world.withdraw(1)
    await stage.profile?.refresh()
    await test.settle()
    #expect(test.screen.contains("This announcement no longer exists."))
  }
}
