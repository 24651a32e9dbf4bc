import Foundation
import Muster
import MusterAPI
import MusterConformance
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Screens: Muster", .leakFree)
final class MusterScreenTests {
  private let stage: AppStage

  init() throws { stage = try AppStage() }

  private var musters: Int { stage.service.calls.count { $0 == "muster" } }

  private func button(_ test: ScreenTest) throws -> Button {
    try #require(test.view("muster", as: Button.self))
  }

  private func open(service: (any MusterService)? = nil) async throws -> ScreenTest {
    let test = try await stage.enter(service: service)
    test.press("2")
    return test
  }

  @Test(.proves("M-009", "M-014", "M-020", "M-021"))
  func `a press musters, and disables the button`() async throws {
    let test = try await open()
    #expect(test.text("status") == "You have not mustered today.")
    #expect(test.text("last") == "No muster yet")
    #expect(try button(test).isEnabled)
    await test.use(try button(test))
    #expect(test.text("status") == "You have mustered today.")
    #expect(test.text("last") == "Last muster: 2026-11-16 08:00")
    #expect(try !button(test).isEnabled)
    #expect(musters == 1)
  }

  @Test(.proves("M-020"))
  func `after a muster, the reason is beside the disabled button`() async throws {
    let test = try await open()
    #expect(test.text("note") == "")
    await test.use(try button(test))
    #expect(test.text("note") == "You can muster again tomorrow.")
    stage.advance(test, by: 16 * 3_600)
    #expect(try button(test).isEnabled)
    #expect(test.text("note") == "")
  }

  @Test(.proves("M-020"))
  func `sign, status, button and date begin at the same column`() async throws {
    try stage.world.publish(.sample(1))
    let test = try await open()
    for text in ["██", "You have not mustered today.", "[ Muster ]", "No muster yet"] {
      #expect(test.screen.contains("│ " + text), "\(text)")
    }
  }

  @Test(.proves("M-006", "M-013", "M-020", "M-028"))
  func `while anything is unread, the button shows the number`() async throws {
    try stage.world.publish(.sample(1))
    try stage.world.publish(.sample(2))
    let test = try await open()
    #expect(try !button(test).isEnabled)
    #expect(test.text("note") == "Read 2 more announcements before you muster.")
    await test.use(try button(test))
    #expect(musters == 0)
    for announcement in stage.profile?.announcements ?? [] {
      await stage.profile?.markRead(announcement)
    }
    await test.settle()
    #expect(try button(test).isEnabled)
    #expect(test.text("note") == "")
  }

  @Test(.proves("M-006", "M-028", "M-066"))
  func `announcements that only the server has unread are reported`() async throws {
    let test = try await open()
    try stage.world.publish(.sample(1))
    await test.use(try button(test))
    #expect(test.text("failure") == "")
    #expect(test.text("note") == "Read one more announcement before you muster.")
    for announcement in stage.profile?.announcements ?? [] {
      await stage.profile?.markRead(announcement)
    }
    stage.service.next("muster", .fail(.unread(1)))
    await test.use(try button(test))
    #expect(test.text("failure")?.hasSuffix("Press Muster again.") == true)
    #expect(test.text("note") == "")
    await test.use(try button(test))
    #expect(test.text("status") == "You have mustered today.")
    #expect(test.text("failure") == "")
  }

  @Test(.proves("M-007"))
  func `only a press musters`() async throws {
    let test = try await open()
    for _ in 0..<48 {
      stage.advance(test, by: 1_800)
      test.press("1", "2", KeyPress(.function(5)))
      await test.settle()
    }
    #expect(musters == 0)
  }

  @Test(.proves("M-007", "M-055"))
  func `presses in a row send one request`() async throws {
    let test = try await open()
    let reply = StubResponse<Void>()
    stage.service.next("muster", .first { try? await reply.value() })
    test.application.focus.move(to: try button(test))
    test.send(.key(KeyPress(.enter)), .key(KeyPress(.enter)), .key(KeyPress(.space)))
    await test.settle()
    test.click(try button(test))
    await test.settle()
    #expect(test.text("load") == "Mustering (may take 3 s)")
    #expect(musters == 1)
    test.press("1", "2")
    reply.give(())
    await test.settle()
    #expect(test.text("status") == "You have mustered today.")
    #expect(musters == 1)
  }

  @Test(.proves("M-066"))
  func `after a lost answer the next press asks the server`() async throws {
    let test = try await open()
    stage.service.next("muster", .lose(.lost("x")))
    await test.use(try button(test))
    #expect(test.text("failure") == "The connection ended before the response came.")
    #expect(test.text("note")?.hasPrefix("The app will ask the server") == true)
    stage.service.forgetCalls()
    await test.use(try button(test))
    #expect(stage.service.calls == ["report"])
    #expect(test.text("status") == "You have mustered today.")
    #expect(test.text("failure") == "")
  }

  @Test(.proves("M-055", "M-066"))
  func `the next press settles a cancelled muster`() async throws {
    let test = try await open()
    let reply = StubResponse<Void>()
    stage.service.next("muster", .first { try? await reply.value() })
    await test.use(try button(test))
    await test.use("Cancel")
    #expect(test.text("failure") == "Cancelled.")
    stage.service.forgetCalls()
    await test.use(try button(test))
    #expect(stage.service.calls == ["report", "muster"])
    #expect(test.text("status") == "You have mustered today.")
  }

  @Test(.proves("M-011", "M-067"))
  func `at midnight the next muster is due`() async throws {
    let test = try await open()
    await test.use(try button(test))
    stage.advance(test, by: 16 * 3_600 - 1)
    #expect(test.text("status") == "You have mustered today.")
    stage.advance(test, by: 1)
    #expect(test.text("status") == "You have not mustered today.")
    #expect(try button(test).isEnabled)
    #expect(test.text("last") == "Last muster: 2026-11-16 08:00")
    test.press("1")
    await test.logOut()
    await test.logIn()
    test.press(KeyPress(.enter), "2")
    await test.use(try button(test))
    #expect(test.text("last") == "Last muster: 2026-11-17 00:00")
  }

  @Test(.proves("M-067"))
  func `after a night of sleep it is another day`() async throws {
    let test = try await open()
    await test.use(try button(test))
    // The date advances, but the timers do not.
    stage.world.time.advance(by: 16 * 3_600)
    #expect(test.text("status") == "You have mustered today.")
    test.send(.application(.timeChanged))
    #expect(test.text("status") == "You have not mustered today.")
    #expect(try button(test).isEnabled)
  }

  @Test(.proves("M-006"), arguments: [ServiceError.badAnswer(.malformed), .timedOut])
  func `without loaded announcements a muster is impossible`(error: ServiceError) async throws {
    stage.service.next("announcements", .fail(error))
    let test = try await open()
    #expect(try !button(test).isEnabled)
    #expect(test.text("note") == "Load the announcements before you muster.")
    _ = await stage.profile?.muster()
    #expect(stage.profile?.musterFailure == .notLoaded)
    #expect(musters == 0)
    test.press("1", KeyPress(.function(5)))
    await test.settle()
    test.press("2")
    #expect(try button(test).isEnabled)
    #expect(test.text("note") == "")
  }

  @Test(.proves("M-067"))
  func `setting the clock back repeats no day`() async throws {
    let test = try await open()
    await test.use(try button(test))
    stage.wallError = -3 * 86_400
    stage.advance(test, by: 60)
    stage.profile?.day.refresh()
    #expect(test.text("status") == "You have mustered today.")
    #expect(try !button(test).isEnabled)
    let again = try await open()
    #expect(again.text("status") == "You have mustered today.")
  }

  @Test(.proves("M-068"))
  func `at weekends no muster is due, but the button works`() async throws {
    stage.world.time.advance(by: 5 * 86_400)
    let test = try await open()
    #expect(test.text("status") == "No muster is due today.")
    #expect(test.text("note") == "It is the weekend. You can still muster.")
    await test.use(try button(test))
    #expect(test.text("status") == "You have mustered today.")
  }

  @Test(.proves("M-054"))
  func `a pause saves all lasting data, and a kill loses nothing`()
    async throws
  {
    try stage.world.publish(.sample(1))
    let test = try await stage.enter()
    test.press(KeyPress(.enter))
    await test.settle()
    await test.goBack()
    test.press("2")
    await test.use(try button(test))
    stage.service.isDown = true
    test.send(.application(.enterBackground))
    let other = try await stage.launch()
    await other.logIn()
    #expect(other.text("failure")?.hasPrefix("The server cannot be reached") == true)
    stage.service.isDown = false
    stage.service.next("announcements", .fail(.unreachable("x")))
    stage.service.next("report", .fail(.unreachable("x")))
    await other.logIn()
    #expect(stage.profile?.unreadCount == 0)
    #expect(stage.profile?.status.isMustered == true)
  }
}
