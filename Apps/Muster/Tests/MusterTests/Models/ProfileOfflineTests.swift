import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitOffline
import Testing

@MainActor
@Suite("Profile: offline, and on the disk", .leakFree)
final class ProfileOfflineTests {
  private let stage: Stage

  init() throws {
    stage = try Stage()
    try stage.world.publish(.sample(1))
    try stage.world.publish(.sample(2))
  }

  private func remember() async {
    let profile = stage.makeProfile()
    await profile.choose(.both)
    _ = await profile.login("anna", "north star")
  }

  private func reopened() async -> (profile: Profile, isIn: Bool) {
    let profile = stage.makeProfile()
    await profile.loadRemembered()
    return (profile, await profile.loginRemembered())
  }

  @Test(.proves("M-035"))
  func `a profile is created at the first login, and reused`() async throws {
    var files: [String] {
      stage.folder.files.filter { $0.contains("/user-") && $0.hasSuffix(".json") }
    }
    let first = stage.makeProfile()
    #expect(await !first.login("anna", "wrong"))
    #expect(files.isEmpty)
    #expect(await first.login("anna", "north star"))
    try #require(files.count == 1)
    await first.logout()
    let (anna, text) = (files, stage.folder.contents)
    #expect(await stage.makeProfile().login("anna", "north star"))
    #expect(files == anna)
    #expect(stage.folder.contents == text)
    #expect(await stage.makeProfile().login("ben", "south wind"))
    #expect(files.count == 2)
  }

  @Test(.proves("M-003", "M-035"))
  func `the last good announcements are shown with their age`() async {
    let profile = await stage.open()
    stage.advance(by: 600)
    stage.service.isDown = true
    await profile.refresh()
    #expect(profile.announcements.count == 2)
    #expect(profile.feed == .stale(since: TestTime.beginning, .unreachable("it is down")))
  }

  @Test(.proves("M-023", "M-035"))
  func `a stored login shows local data without the server`() async {
    await remember()
    stage.service.isDown = true
    let (profile, isIn) = await reopened()
    #expect(isIn)
    #expect(profile.announcements.count == 2)
    #expect(profile.feed.loaded == TestTime.beginning)
    #expect(profile.status == .unknown(last: nil))
    stage.service.isDown = false
    await profile.refresh()
    #expect(profile.feed == .fresh(TestTime.beginning))
    #expect(profile.status == .due)
  }

  @Test(.proves("M-023"))
  func `without a stored login, offline access is refused`() async {
    _ = await stage.open()
    stage.service.isDown = true
    let profile = stage.makeProfile()
    #expect(await !profile.login("anna", "north star"))
    #expect(profile.loginFailure == .unreachable("it is down"))
    #expect(profile.announcements.isEmpty)
  }

  @Test(.proves("M-023", "M-056"))
  func `a revoked login ends once the server is reachable`() async {
    await remember()
    stage.service.isDown = true
    let (profile, _) = await reopened()
    stage.advance(by: 31 * 86_400)
    stage.service.isDown = false
    await profile.refresh()
    #expect(profile.username == nil)
    #expect(profile.announcements.isEmpty)
    #expect(profile.remembered?.hasSession == false)
  }

  @Test(.proves("M-005", "M-035"))
  func `marks wait for the server, also over a restart`() async throws {
    await remember()
    stage.service.isDown = true
    let (first, _) = await reopened()
    await first.markRead(first.announcements[0])
    let (second, _) = await reopened()
    #expect(second.announcements.map(\.isRead) == [true, false])
    stage.service.isDown = false
    await second.refresh()
    #expect(second.announcements.map(\.isRead) == [true, false])
    let token = try await stage.world.session(of: .anna).token
    #expect(try await stage.world.list(token).announcements.map(\.isRead) == [true, false])
  }

  @Test(.proves("M-007"))
  func `a muster never waits for the server`() async throws {
    await remember()
    stage.service.isDown = true
    let (first, _) = await reopened()
    for announcement in first.announcements { await first.markRead(announcement) }
    #expect(await first.muster() == nil)
    #expect(first.musterFailure == .unreachable("it is down"))
    stage.service.isDown = false
    await first.refresh()
    let (second, _) = await reopened()
    #expect(!first.status.isMustered && !second.status.isMustered)
    #expect(!stage.service.calls.contains("muster"))
  }

  @Test(.proves("M-077"))
  func `two instances of one user lose nothing of each other`() async throws {
    for id in 3...20 { try stage.world.publish(.sample(id)) }
    await remember()
    let (one, _) = await reopened()
    let (two, _) = await reopened()
    stage.service.isDown = true
    await withTaskGroup(of: Void.self) { group in
      for (index, id) in (0..<20).enumerated() {
        let profile = index % 2 == 0 ? one : two
        let announcement = profile.announcements[id]
        group.addTask { await profile.markRead(announcement) }
      }
    }
    let (third, _) = await reopened()
    #expect(third.unreadCount == 0)
    stage.service.isDown = false
    await third.refresh()
    let token = try await stage.world.session(of: .anna).token
    let announcements = try await stage.world.list(token).announcements
    #expect(announcements.count == 20 && announcements.allSatisfy(\.isRead))
  }

  @Test(
    .proves("M-035"),
    arguments: [
      "", "{", "{\"version\":2,\"content\":{}}",
      "{\"version\":1,\"content\":{\"announcements\":7}}",
    ])
  func `a faulty file is set aside and reported`(content: String) async throws {
    let first = await stage.open()
    await first.markRead(first.announcements[0])
    let name = try #require(
      stage.folder.files.first { $0.contains("user-") && $0.hasSuffix(".json") })
    let path = "\(stage.folder.path)/\(name)"
    try content.write(toFile: path, atomically: false, encoding: .utf8)
    let second = await stage.open()
    #expect(second.announcements.map(\.isRead) == [true, false])
    let notices = second.takeNotices()
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("A saved file cannot be used") == true)
    #expect(notices.first?.hasSuffix("\n\(path).bad-1") == true)
    #expect(try String(contentsOfFile: path + ".bad-1", encoding: .utf8) == content)
    #expect(await stage.open().notices.isEmpty)
  }

  @Test(.proves("M-006", "M-045"))
  func `a server without the marks gets them again, then musters`() async throws {
    let profile = await stage.open()
    for announcement in profile.announcements { await profile.markRead(announcement) }
    // The server treats its contents as new; the device treats them as unchanged.
    for id in 1...2 {
      try stage.world.publish(.sample(id, title: "Other"))
      let token = try await stage.world.session(of: .anna).token
      let other = ReadMark(dbID: id, hash: ContentHash(of: .sample(id, title: "Other")))
      try await stage.world.service.markRead([other], token)
      try stage.world.publish(.sample(id))
    }
    #expect(await profile.muster() == nil)
    #expect(profile.musterFailure == .unread(2))
    #expect(profile.unreadCount == 0)
    #expect(await profile.muster() != nil)
  }

  @Test(.proves("M-005", "M-006"))
  func `on a full disk, marks are sent anyway`() async throws {
    try "in the way".write(
      toFile: stage.folder.path + "/device", atomically: true, encoding: .utf8)
    let profile = await stage.open()
    stage.service.isDown = true
    await profile.markRead(profile.announcements[0])
    stage.service.isDown = false
    await profile.markRead(profile.announcements[1])
    #expect(await profile.muster() != nil)
    #expect(!profile.takeNotices().isEmpty)
  }

  @Test(.proves("M-054"))
  func `marks are on the disk before they are sent`() async throws {
    let profile = await stage.open()
    let folder = stage.folder
    let hash = ContentHash(of: .sample(1)).description
    stage.service.next("markRead", .first { #expect(folder.contents.contains(hash)) })
    await profile.markRead(profile.announcements[0])
    #expect(stage.service.calls.last == "markRead")
  }
}
