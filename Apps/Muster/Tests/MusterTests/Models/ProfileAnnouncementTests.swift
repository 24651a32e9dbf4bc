import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitOffline
import Testing

@MainActor
@Suite("Profile: announcements", .leakFree)
final class ProfileAnnouncementTests {
  private let stage: Stage
  private let today: CalendarDay

  init() throws {
    stage = try Stage()
    today = stage.world.time.now.today
  }

  private func publish(_ contents: AnnouncementContent...) throws {
    for content in contents { try stage.world.publish(content) }
  }

  @Test(.proves("M-003", "M-033", "M-036", "M-069"))
  func `today's announcements are shown in order`() async throws {
    try publish(
      .sample(1, age: 9), .sample(2, isUrgent: true, age: 8), .sample(3, age: 1),
      .sample(4, from: today.advanced(by: 1)), .sample(5, until: today.advanced(by: -1)),
      .sample(6, from: today, until: today, age: 5))
    let profile = await stage.open()
    #expect(profile.announcements.count == 6)
    #expect(profile.activeAnnouncements.map(\.dbID) == [2, 3, 6, 1])
    await profile.markRead(profile.activeAnnouncements[0])
    #expect(profile.activeAnnouncements.map(\.dbID) == [3, 6, 1, 2])
  }

  @Test(.proves("M-028", "M-039", "M-065"))
  func `everything is read when no active one is unread`() async throws {
    let profile = await stage.open()
    #expect(profile.hasReadAnnounce())
    try publish(.sample(1), .sample(2), .sample(3, from: today.advanced(by: 1)))
    await profile.refresh()
    #expect(profile.unreadCount == 2)
    #expect(!profile.hasReadAnnounce())
    for announcement in profile.activeAnnouncements { await profile.markRead(announcement) }
    #expect(profile.hasReadAnnounce())
  }

  @Test(.proves("M-028", "M-067", "M-069"))
  func `observers of the count are notified of all its changes`() async throws {
    try publish(.sample(1), .sample(2, from: today.advanced(by: 1)))
    let profile = await stage.open()
    var counts: [Int] = []
    let token = profile.observe(\.unreadCount) { counts.append($0.new) }
    await profile.markRead(profile.announcements[0])
    stage.advance(by: 16 * 3_600)
    try publish(.sample(1, title: "New"))
    let again = await stage.open()
    #expect(counts == [0, 1])
    #expect(again.unreadCount == 2)
    withExtendedLifetime(token) {}
  }

  @Test(.proves("M-005", "M-045", "M-071"))
  func `read announcements stay read until they change`() async throws {
    try publish(.sample(1), .sample(2))
    let profile = await stage.open()
    let (first, second) = (profile.announcements[0], profile.announcements[1])
    await profile.markRead(first)
    await profile.markRead(second)
    try publish(.sample(2, body: "Changed"))
    await profile.refresh()
    #expect(first.isRead)
    #expect(!second.isRead)
    #expect(second.body == "Changed")
    #expect(
      profile.announcements.map(ObjectIdentifier.init)
        == [first, second].map(ObjectIdentifier.init))
  }

  @Test(.proves("M-070"))
  func `new ones are unread, and missing ones are removed`() async throws {
    try publish(.sample(1), .sample(2))
    let profile = await stage.open()
    for announcement in profile.announcements { await profile.markRead(announcement) }
    try stage.world.withdraw(1)
    try publish(.sample(3))
    await profile.refresh()
    #expect(profile.announcements.map(\.dbID) == [2, 3])
    #expect(profile.announcements.map(\.isRead) == [true, false])
  }

  @Test(.proves("M-005", "M-035"))
  func `announcements read elsewhere are read here`() async throws {
    try publish(.sample(1))
    let here = await stage.open()
    let elsewhere = try await stage.world.session(of: .anna).token
    let mark = ReadMark(dbID: 1, hash: ContentHash(of: .sample(1)))
    try await stage.world.service.markRead([mark], elsewhere)
    await here.refresh()
    #expect(here.announcements[0].isRead)
  }

  @Test(.proves("M-058"))
  func `an unchanged list is not sent again, also after a restart`() async throws {
    try publish(.sample(1))
    let first = await stage.open()
    let announcement = first.announcements[0]
    var writes = 0
    let token = first.observe(\.announcements) { _ in writes += 1 }
    await first.refresh()
    #expect(first.announcements[0] === announcement)
    #expect(writes == 0)
    #expect(first.feed == .fresh(TestTime.beginning))
    let second = await stage.open()
    #expect(second.announcements.map(\.content) == [.sample(1)])
    withExtendedLifetime(token) {}
  }

  @Test(.proves("M-005"))
  func `a read mark is sent once`() async throws {
    try publish(.sample(1))
    let profile = await stage.open()
    for _ in 0..<3 { await profile.markRead(profile.announcements[0]) }
    await profile.refresh()
    #expect(stage.service.calls.filter { $0 == "markRead" }.count == 1)
  }

  @Test(.proves("M-055"))
  func `one load runs at a time, visibly`() async throws {
    let profile = await stage.open()
    stage.service.forgetCalls()
    stage.service.next(
      "announcements",
      .first {
        #expect(await profile.feed.isLoading)
        await profile.refresh()
      })
    await profile.refresh()
    #expect(!profile.feed.isLoading)
    #expect(stage.service.calls == ["announcements", "report"])
  }

  @Test(.proves("M-077"))
  func `another user of the device sees nothing of the first`() async throws {
    try publish(.sample(1))
    let anna = await stage.open(.anna)
    await anna.markRead(anna.announcements[0])
    _ = await anna.muster()
    await anna.logout()
    #expect(await anna.login("ben", "south wind"))
    #expect(anna.announcements.map(\.isRead) == [false])
    #expect(anna.status == .due)
    stage.service.isDown = true
    let names = stage.folder.files.joined()
    #expect(!names.contains("anna") && !names.contains("ben"))
  }

  @Test(.proves("M-077"))
  func `an answer for an ended session shows nothing`() async throws {
    try publish(.sample(1))
    let profile = await stage.open(.anna)
    stage.service.next("announcements", .first { await profile.logout() })
    await profile.refresh()
    #expect(profile.announcements.isEmpty)
    #expect(profile.feed == .none)
  }

  @Test(.proves("M-003"))
  func `five thousand announcements are loaded, sorted and counted`() async throws {
    for id in 0..<5_000 { try publish(.sample(id, isUrgent: id % 7 == 0, age: Double(id % 13))) }
    let profile = await stage.open()
    #expect(profile.unreadCount == 5_000)
    let shown = profile.activeAnnouncements
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.precedes($1) })
  }
}
