import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitOffline
import Testing

@MainActor
@Suite("Profile: login", .leakFree)
final class ProfileLoginTests {
  private let stage: Stage

  init() throws { stage = try Stage() }

  @Test(.proves("M-001", "M-012", "M-023", "M-037", "M-038"))
  func `the right password gives true and opens the session`() async {
    let profile = stage.makeProfile()
    #expect(profile.username == nil)
    #expect(await profile.login("anna", "north star"))
    #expect(profile.username == "anna")
    #expect(profile.loginFailure == nil)
    #expect(!profile.isLoggingIn)
  }

  @Test(.proves("M-001", "M-023", "M-037"), arguments: [("anna", "south wind"), ("x", "y")])
  func `a wrong password returns false with a reason, without a session`(
    name: String, password: String
  ) async {
    let profile = stage.makeProfile()
    #expect(await !profile.login(name, password))
    #expect(profile.username == nil)
    #expect(profile.loginFailure == .refused)
    #expect(stage.service.calls == ["login"])
    #expect(stage.folder.files.isEmpty)
  }

  @Test(.proves("M-001"), arguments: [("", "north star"), ("anna", ""), ("", "")])
  func `without a username or a password no request is sent`(
    name: String, password: String
  ) async {
    let profile = stage.makeProfile()
    #expect(await !profile.login(name, password))
    #expect(stage.service.calls.isEmpty)
  }

  @Test(.proves("M-008", "M-044", "M-072"))
  func `login loads announcements and status`() async throws {
    try stage.world.publish(.sample(1))
    let profile = await stage.open()
    #expect(profile.announcements.map(\.dbID) == [1])
    #expect(profile.status == .due)
    #expect(profile.status.summary == "You have not mustered today.")
  }

  @Test(.proves("M-024", "M-074"))
  func `no request is sent before a press`() async {
    let profile = stage.makeProfile()
    await profile.loadRemembered()
    stage.advance(by: 3 * 86_400)
    #expect(stage.service.calls.isEmpty)
    #expect(profile.username == nil)
  }

  @Test(.proves("M-025"))
  func `a second press before the answer returns false`() async {
    let profile = stage.makeProfile()
    stage.service.next(
      "login",
      .first {
        #expect(await !profile.login("anna", "north star"))
      })
    #expect(await profile.login("anna", "north star"))
    #expect(stage.service.calls.filter { $0 == "login" }.count == 1)
  }

  @Test(
    .proves("M-023"),
    arguments: [
      ServiceError.unreachable("x"), .timedOut, .badAnswer(.malformed),
      .locked(until: .distantFuture),
    ])
  func `a failed login reports the reason and can be repeated`(error: ServiceError) async {
    let profile = stage.makeProfile()
    stage.service.next("login", .fail(error))
    #expect(await !profile.login("anna", "north star"))
    #expect(profile.loginFailure == error)
    #expect(await profile.login("anna", "north star"))
  }

  @Test(.proves("M-023"))
  func `a cancelled login opens nothing`() async {
    let profile = stage.makeProfile()
    let login = Task { await profile.login("anna", "north star") }
    stage.service.next("login", .first { login.cancel() })
    #expect(await !login.value)
    #expect(profile.username == nil)
    #expect(profile.loginFailure == .cancelled)
  }

  @Test(.proves("M-015", "M-023"))
  func `a login cancelled too late leaves no session on the server`() async throws {
    let profile = stage.makeProfile()
    await profile.choose(.both)
    let login = Task { await profile.login("anna", "north star") }
    stage.service.next("login", .last { login.cancel() })
    let (ends, ended) = AsyncStream.makeStream(of: Void.self)
    stage.service.next("revoke", .last { ended.yield() })
    #expect(await !login.value)
    #expect(profile.loginFailure == .cancelled)
    for await _ in ends { break }
    let token = try #require(stage.service.token)
    await #expect(throws: ServiceError.sessionOver) {
      _ = try await stage.world.service.resume(token)
    }
    #expect(profile.remembered == nil)
  }

  @Test(.proves("M-044"))
  func `a session opens even if the list or the status fails`() async {
    let profile = stage.makeProfile()
    stage.service.next("announcements", .fail(.timedOut))
    stage.service.next("report", .fail(.badAnswer(.empty)))
    #expect(await profile.login("anna", "north star"))
    #expect(profile.feed == .failed(.timedOut))
    #expect(profile.status == .unknown(last: nil))
  }

  @Test(.proves("M-015", "M-056"))
  func `logging out ends the session on both sides`() async throws {
    try stage.world.publish(.sample(1))
    let profile = await stage.open()
    await profile.logout()
    #expect(profile.username == nil)
    #expect(profile.announcements.isEmpty)
    #expect(profile.feed == .none)
    #expect(stage.service.calls.last == "revoke")
    await profile.refresh()
    _ = await profile.muster()
    #expect(stage.service.calls.last == "revoke")
  }

  @Test(.proves("M-023"))
  func `a session ended by the server ends here as well`() async throws {
    try stage.world.publish(.sample(1))
    let profile = await stage.open()
    stage.advance(by: 13 * 3_600)
    await profile.refresh()
    #expect(profile.username == nil)
    #expect(profile.loginFailure == .sessionOver)
    #expect(profile.announcements.isEmpty)
  }

  @Test(.proves("M-033", "M-034"))
  func `one profile takes a user through all four tasks`() async throws {
    try stage.world.publish(.sample(1))
    let profile = stage.makeProfile()
    #expect(await profile.login("anna", "north star"))
    for announcement in profile.activeAnnouncements { await profile.markRead(announcement) }
    #expect(await profile.muster() == TestTime.beginning)
    #expect(try await profile.page(.start).path == .start)
    #expect(profile.target(of: "safety.html", on: .start) != .foreign("safety.html"))
  }

  @Test(.proves("M-015", "M-022"))
  func `pages need a session`() async throws {
    let profile = await stage.open()
    #expect(try await profile.page(.start).html.contains("Intranet"))
    await profile.logout()
    await #expect(throws: ServiceError.sessionOver) { _ = try await profile.page(.start) }
  }
}
