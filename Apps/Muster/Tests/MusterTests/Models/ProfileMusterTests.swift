import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Profile: muster", .leakFree)
final class ProfileMusterTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  private var musterCalls: Int { stage.service.calls.filter { $0 == "muster" }.count }

  @Test(.proves("M-009", "M-014", "M-020", "M-040", "M-041"))
  func `a press musters for today and returns the moment`() async {
    let profile = await stage.open()
    #expect(profile.canMuster)
    stage.advance(by: 60)
    let date = await profile.muster()
    #expect(date == TestTime.beginning + 60)
    #expect(profile.status == .mustered(TestTime.beginning + 60))
    #expect(profile.musterFailure == nil)
    #expect(!profile.canMuster)
  }

  @Test(.proves("M-041", "M-066"))
  func `a failed press returns the last moment and the reason`() async {
    let profile = await stage.open()
    #expect(await profile.muster() != nil)
    stage.advance(by: 11 * 3_600)
    let later = await stage.open()
    stage.advance(by: 6 * 3_600)
    stage.service.next("muster", .fail(.unreachable("x")))
    #expect(await later.muster() == TestTime.beginning)
    #expect(later.musterFailure == .unreachable("x"))
    #expect(later.status == .due)
  }

  @Test(.proves("M-006", "M-013", "M-020"))
  func `while anything is unread, a press only reports the number`() async throws {
    try stage.world.publish(.sample(1))
    try stage.world.publish(.sample(2))
    let profile = await stage.open()
    #expect(!profile.canMuster)
    #expect(await profile.muster() == nil)
    #expect(profile.musterFailure == .unread(2))
    #expect(musterCalls == 0)
    for announcement in profile.announcements { await profile.markRead(announcement) }
    #expect(profile.canMuster)
    #expect(await profile.muster() != nil)
  }

  @Test(.proves("M-006"))
  func `announcements since the load prevent the muster`() async throws {
    let profile = await stage.open()
    try stage.world.publish(.sample(1))
    #expect(await profile.muster() == nil)
    #expect(profile.musterFailure == .unread(1))
    #expect(profile.unreadCount == 1)
  }

  @Test(.proves("M-020", "M-021"))
  func `fast presses send one request`() async {
    let profile = await stage.open()
    stage.service.next(
      "muster",
      .first {
        for _ in 0..<20 { _ = await profile.muster() }
        #expect(await profile.isMustering)
      })
    _ = await profile.muster()
    _ = await profile.muster()
    #expect(musterCalls == 1)
    #expect(!profile.isMustering)
  }

  @Test(
    .proves("M-041", "M-066"),
    arguments: [ServiceError.lost("x"), .timedOut, .cancelled, .badAnswer(.empty), .failed("x")])
  func `after a lost answer the server is asked, without a repetition`(
    error: ServiceError
  ) async {
    let profile = await stage.open()
    stage.service.next("muster", .lose(error))
    #expect(await profile.muster() == nil)
    #expect(profile.musterFailure == error)
    stage.service.forgetCalls()
    stage.advance(by: 60)
    #expect(await profile.muster() == TestTime.beginning)
    #expect(stage.service.calls == ["report"])
    #expect(profile.musterFailure == nil)
  }

  @Test(.proves("M-041"))
  func `a lost request is repeated by the next press only`() async {
    let profile = await stage.open()
    stage.service.next("muster", .fail(.timedOut))
    _ = await profile.muster()
    stage.advance(by: 3_600)
    #expect(musterCalls == 1)
    stage.service.forgetCalls()
    #expect(await profile.muster() == TestTime.beginning + 3_600)
    #expect(stage.service.calls == ["report", "muster"])
  }

  @Test(.proves("M-066"))
  func `the server's answer settles a doubtful muster`() async {
    let profile = await stage.open()
    stage.service.next("muster", .lose(.timedOut))
    _ = await profile.muster()
    #expect(profile.hasDoubt)
    await profile.refresh()
    #expect(!profile.hasDoubt)
    #expect(profile.musterFailure == nil)
    #expect(profile.status.isMustered)
  }

  @Test(.proves("M-067"))
  func `after a sleep of the machine, load and press use the day`() async {
    let profile = await stage.open()
    stage.service.isDown = true
    stage.wallError = 24 * 3_600
    await profile.refresh()
    #expect(profile.day.today == stage.world.time.now.today.advanced(by: 1))
    stage.wallError = 48 * 3_600
    _ = await profile.muster()
    #expect(profile.day.today == stage.world.time.now.today.advanced(by: 2))
  }

  @Test(.proves("M-007", "M-021"))
  func `nothing musters without a press`() async throws {
    let profile = await stage.open()
    stage.service.isDown = true
    _ = await profile.muster()
    stage.service.isDown = false
    stage.service.forgetCalls()
    for _ in 0..<5 {
      stage.advance(by: 7_200)
      await profile.refresh()
      try stage.world.publish(.sample(1, title: "\(stage.world.time.now.now)"))
      await profile.refresh()
      for announcement in profile.announcements { await profile.markRead(announcement) }
    }
    await profile.logout()
    _ = await profile.login("anna", "north star")
    #expect(musterCalls == 0)
    #expect(!profile.status.isMustered)
  }

  @Test(.proves("M-008", "M-067"))
  func `the muster of a day ends at midnight`() async {
    let profile = await stage.open()
    _ = await profile.muster()
    var states: [MusterStatus] = []
    let token = profile.observe(\.status) { states.append($0.new) }
    stage.advance(by: 16 * 3_600 - 1)
    #expect(states.isEmpty)
    stage.advance(by: 1)
    #expect(states == [.due])
    #expect(profile.canMuster)
    withExtendedLifetime(token) {}
  }

  @Test(.proves("M-067"))
  func `the server's day is used, not the device's`() async {
    stage.wallError = 3 * 86_400
    let profile = await stage.open()
    #expect(profile.day.today == stage.world.time.now.today)
    _ = await profile.muster()
    stage.wallError = -86_400
    profile.day.refresh()
    #expect(profile.status.isMustered)
  }

  @Test(.proves("M-068"))
  func `on a weekend no muster is due, and the button works`() async {
    stage.advance(by: 5 * 86_400)
    let profile = await stage.open()
    #expect(profile.status == .notDue)
    #expect(profile.status.summary == "No muster is due today.")
    #expect(profile.canMuster)
    #expect(await profile.muster() != nil)
    #expect(profile.status.isMustered)
  }

  @Test(.proves("M-008"))
  func `a muster elsewhere is shown at login`() async throws {
    let token = try await stage.world.session(of: .anna).token
    let key = MusterKey(day: stage.world.time.now.today, nonce: 1)
    _ = try await stage.world.service.muster(key, token)
    let profile = await stage.open()
    #expect(profile.status == .mustered(TestTime.beginning))
    #expect(profile.status.summary == "You have mustered today.")
    _ = await profile.muster()
    #expect(musterCalls == 0)
  }

  @Test(.proves("M-006"))
  func `waiting marks are sent before the muster`() async throws {
    try stage.world.publish(.sample(1))
    let profile = await stage.open()
    stage.service.next("markRead", .fail(.unreachable("x")))
    await profile.markRead(profile.announcements[0])
    stage.service.forgetCalls()
    #expect(await profile.muster() != nil)
    #expect(stage.service.calls == ["markRead", "muster"])
  }
}
