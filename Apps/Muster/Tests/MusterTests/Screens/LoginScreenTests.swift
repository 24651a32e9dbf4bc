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
@Suite("Screens: Login", .leakFree)
final class LoginScreenTests {
  private let stage: AppStage

  init() throws { stage = try AppStage() }

  @Test(.proves("M-016", "M-017", "M-052"))
  func `two fields, two boxes and a button, with a masked password`() async throws {
    let test = try await stage.launch()
    #expect(test.field("User name")?.isMasked == false)
    #expect(test.field("Password")?.isMasked == true)
    #expect(test.box("Remember my user name")?.value == false)
    #expect(test.box("Keep me logged in")?.value == false)
    test.fill(.anna)
    #expect(test.screen.contains("anna"))
    #expect(!test.screen.contains("north"))
    #expect(!test.frames.contains { String(decoding: $0, as: UTF8.self).contains("north") })
  }

  @Test(.proves("M-001", "M-012", "M-023", "M-025", "M-038", "M-052"))
  func `only the right password opens the app`() async throws {
    let test = try await stage.launch()
    test.fill(.anna, password: "south wind")
    await test.use("Log in")
    #expect(test.text("failure") == "Wrong user name or password.")
    #expect(test.view("announcements") == nil)
    #expect(test.field("Password")?.value == "")
    test.type("north star")
    await test.use("Log in")
    #expect(test.view("announcements") != nil)
    #expect(test.lifecycle.suffix(3).contains("AnnouncementController.appear"))
  }

  @Test(.proves("M-023"), arguments: [("", ""), ("anna", ""), ("", "north star")])
  func `empty fields send no request`(name: String, password: String) async throws {
    let test = try await stage.launch()
    test.type(name)
    test.press(KeyPress(.enter))
    test.type(password)
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(test.view("announcements") == nil)
    #expect(stage.service.calls == [])
  }

  @Test func `empty fields are reported, and get the focus`() async throws {
    let test = try await stage.launch()
    await test.use("Log in")
    #expect(test.text("failure") == "Enter your user name and password.")
    test.type("anna")
    #expect(test.field("User name")?.value == "anna")
    await test.use("Log in")
    test.type("secret")
    #expect(test.field("Password")?.value == "secret")
    #expect(stage.service.calls == [])
  }

  @Test func `only the last row has keys for help and quitting`() async throws {
    stage.showsKeyHints = true
    let test = try await stage.launch()
    #expect(test.screen.ranges(of: "Ctrl-P").count == 1)
    #expect(test.screen.ranges(of: "Ctrl-C").count == 1)
    test.press("q", "?")
    #expect(test.field("User name")?.value == "q?")
  }

  @Test func `Escape cancels a login`() async throws {
    let test = try await stage.launch()
    let reply = StubResponse<Void>()
    stage.service.next("login", .first { try? await reply.value() })
    await test.logIn()
    test.press(KeyPress(.escape))
    await test.settle()
    #expect(test.text("failure") == "Cancelled.")
    #expect(test.field("Password")?.isEnabled == true)
  }

  @Test func `a stored session replaces the password of its user alone`() async throws {
    let first = try await stage.launch()
    await first.use(first.box("Keep me logged in"))
    await first.logIn()
    first.press(KeyPress(.enter))
    await first.goBack()
    #expect(first.screen.contains("This device remembers you"))
    let second = try await stage.launch()
    #expect(second.screen.contains("Not needed on this device"))
    let field = try #require(second.field("User name"))
    second.application.focus.move(to: field)
    second.type("x")
    #expect(!second.screen.contains("Not needed on this device"))
    second.press(KeyPress(.backspace))
    #expect(second.screen.contains("Not needed on this device"))
  }

  @Test(.proves("M-023", "M-029"))
  func `no link, Back or earlier run bypasses it`() async throws {
    let keeper = MemoryKeeper()
    let first = try await stage.launch(keeper: keeper)
    await first.logIn()
    first.send(.application(.enterBackground))
    let archive = try #require(keeper.archive)
    let second = try await stage.launch(keeper: keeper, link: "muster://announcements")
    #expect(second.view("announcements") == nil)
    #expect(second.field("User name") != nil)
    #expect(try JSONEncoder().encode(archive).firstRange(of: Data("north".utf8)) == nil)
    _ = try second.application.root.open("muster://muster")
    await second.settle()
    #expect(second.view("muster") == nil)
  }

  @Test(.proves("M-002", "M-024", "M-074"))
  func `a remembered login fills the fields and needs a press`() async throws {
    let first = try await stage.launch()
    await first.use(first.box("Keep me logged in"))
    #expect(first.box("Remember my user name")?.value == true)
    await first.logIn()
    stage.service.forgetCalls()
    let second = try await stage.launch()
    #expect(second.field("User name")?.value == "anna")
    #expect(second.field("Password")?.value == "")
    #expect(second.screen.contains("Not needed on this device"))
    stage.advance(second, by: 3_600)
    await second.settle()
    #expect(stage.service.calls == [])
    // The button has the focus, and waits for a press.
    second.press(KeyPress(.enter))
    await second.settle()
    #expect(stage.service.calls.first == "resume")
    #expect(second.view("announcements") != nil)
  }

  @Test(.proves("M-002", "M-012", "M-076"))
  func `the boxes store nothing, the username, or both`() async throws {
    let first = try await stage.launch()
    await first.use(first.box("Keep me logged in"))
    await first.use(first.box("Keep me logged in"))
    #expect(first.box("Remember my user name")?.value == true)
    await first.logIn()
    let second = try await stage.launch()
    #expect(second.field("User name")?.value == "anna")
    #expect(!second.screen.contains("Not needed on this device"))
    await second.use(second.box("Keep me logged in"))
    await second.use(second.box("Remember my user name"))
    #expect(second.box("Keep me logged in")?.value == false)
    let third = try await stage.launch()
    #expect(third.field("User name")?.value == "")
    #expect(!stage.folder.contents.contains("anna"))
  }

  @Test(.proves("M-057"))
  func `with automation prevented, nothing is remembered or offered`()
    async throws
  {
    let first = try await stage.launch()
    await first.use(first.box("Keep me logged in"))
    await first.logIn()
    #expect(stage.folder.contents.contains("anna"))
    let second = try await stage.launch(remembers: false)
    #expect(second.box("Keep me logged in")?.isHidden != false)
    #expect(!stage.folder.contents.contains("anna"))
    let third = try await stage.launch()
    #expect(third.field("User name")?.value == "")
  }

  @Test(.proves("M-055"))
  func `an indicator runs during a login, which can be cancelled`() async throws {
    let test = try await stage.launch()
    let reply = StubResponse<Void>()
    stage.service.next("login", .first { try? await reply.value() })
    await test.logIn()
    #expect(test.screen.contains("Logging in (may take 3 s)"))
    #expect(test.view(.progress, named: "Waiting for the server")?.accessibleValue == "busy")
    #expect(test.field("User name")?.isEnabled == false)
    test.press(KeyPress(.enter))
    await test.use("Cancel")
    #expect(test.text("failure") == "Cancelled.")
    #expect(test.field("User name")?.isEnabled == true)
    #expect(test.field("Password")?.value == "north star")
    #expect(stage.service.calls == ["login"])
    await test.use("Log in")
    #expect(test.view("announcements") != nil)
  }

  @Test(.proves("M-001"))
  func `after five wrong passwords the right one waits`() async throws {
    let test = try await stage.launch()
    for _ in 0..<5 { await test.logIn(password: "x") }
    await test.logIn()
    #expect(
      test.text("failure")
        == "Too many wrong passwords. Try again after 2026-11-16 08:01.")
    stage.advance(test, by: 60)
    await test.logIn()
    #expect(test.view("announcements") != nil)
  }

  @Test(.proves("M-015", "M-056"))
  func `leaving ends the session, and removes the password`() async throws {
    let test = try await stage.enter()
    await test.logOut()
    #expect(test.field("User name")?.value == "")
    #expect(test.field("Password")?.value == "")
    #expect(stage.profile?.username == nil)
    #expect(stage.service.calls.last == "revoke")
    let token = try #require(stage.service.token)
    await #expect(throws: ServiceError.sessionOver) {
      try await stage.service.resume(token)
    }
    #expect(!stage.folder.contents.contains("north star"))
    await test.logIn(.ben)
    #expect(stage.profile?.username == "ben")
  }

  @Test(.proves("M-015"))
  func `leaving revokes the session by a request to the server`() async throws {
    let world = try HTTPWorld()
    let service = ScriptedService(world.service)
    let test = try await stage.enter(service: service)
    await test.logOut()
    let token = try #require(service.token)
    await #expect(throws: ServiceError.sessionOver) { try await world.service.resume(token) }
  }

  @Test(.proves("M-023"))
  func `going back from the tabs asks, and ends the session`() async throws {
    let test = try await stage.enter()
    await test.goBack()
    #expect(test.screen.contains("You need your password"))
    await test.use("Stay")
    #expect(test.view("announcements") != nil)
    #expect(stage.profile?.username == "anna")
    await test.goBack()
    test.press(KeyPress(.enter))
    await test.settle()
    #expect(test.field("User name") != nil)
    #expect(stage.profile?.username == nil)
  }
}
