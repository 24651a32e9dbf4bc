import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText

/// The screens of the snapshots, each reached by user actions.
enum MusterScene: String, CaseIterable {
  case login, refused, busy, notice, announcements, urgent, empty, failed, offline, detail
  case muster, ready, mustered, intranet

  @MainActor
  func play(on stage: AppStage, size: CellSize, look: Look.Name) async throws -> ScreenTest {
    if self != .empty {
      for content in SampleContent.announcements(on: stage.world.time.now) {
        try stage.world.publish(content)
      }
    }
    if self == .failed {
      stage.service.next("announcements", .fail(.unreachable("it is down")))
    }
    switch self {
    case .login, .refused, .busy, .notice:
      let test = try await stage.launch(size: size, look: look)
      try await ask(test, stage)
      return test
    case .announcements, .urgent, .empty, .failed, .offline, .detail, .muster, .ready, .mustered,
      .intranet:
      let test = try await stage.enter(size: size, look: look)
      try await go(test, stage)
      return test
    }
  }

  @MainActor
  private func ask(_ test: ScreenTest, _ stage: AppStage) async throws {
    switch self {
    case .login: test.fill(.anna)
    case .refused: await test.logIn(password: "x")
    case .busy:
      let reply = StubResponse<Void>()
      stage.service.next("login", .first { try? await reply.value() })
      await test.logIn()
    default: await test.logIn()
    }
  }

  @MainActor
  private func go(_ test: ScreenTest, _ stage: AppStage) async throws {
    switch self {
    case .offline:
      stage.service.isDown = true
      stage.advance(test, by: 1_200)
      test.press(KeyPress(.function(5)))
    // The urgent announcement is in the first row, whose highlight replaces the badge's colour.
    case .urgent: test.press(KeyPress(.down))
    case .detail: test.press(KeyPress(.enter))
    case .muster: test.press("2")
    case .ready, .mustered:
      for announcement in stage.profile?.activeAnnouncements ?? [] {
        await stage.profile?.markRead(announcement)
      }
      test.press("2")
      await test.settle()
      if self == .mustered { await test.use(test.view("muster")) }
    case .intranet: test.press("3")
    default: break
    }
    await test.settle()
  }
}
