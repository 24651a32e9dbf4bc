import LineApps
import PlainLines
import ScreenKitCore
import Testing

/// Muster with its built-in service: all of its screens that need no network.
@MainActor
@Suite("Muster on lines")
struct MusterTests {
  private let stage: Stage

  init() throws { stage = try Stage(.muster) }

  private func logIn(_ name: String, _ password: String) async throws {
    await stage.session.application.waitUntilIdle()
    stage.read("type \(try stage.number(of: "User name")) \(name)")
    stage.read("type \(try stage.number(of: "Password")) \(password)")
    await stage.finish("\(try stage.number(of: "button, Log in"))")
  }

  @Test func `a wrong password is reported`() async throws {
    try await logIn("anna", "wrong")
    #expect(stage.shows("Wrong user name or password."))
    #expect(!stage.shows("wrong\""))
  }

  @Test func `all screens can be used by lines`() async throws {
    try await logIn("anna", "north star")
    #expect(stage.screen.first == "== dialog: Welcome, anna")
    stage.read("back")
    #expect(stage.screen.first == "== screen: Announcements")
    // Read announcements move to the end.
    for count in 1...3 {
      await stage.finish("open \(try stage.number(of: "list, Announcements")) 1")
      #expect(stage.screen.first?.hasPrefix("== screen: Announcements") == false, "\(count)")
      await stage.finish("back")
    }
    #expect(!stage.shows("unread"))

    await stage.finish("\(try stage.number(of: "tab, Muster"))")
    await stage.finish("\(try stage.number(of: "button, Muster"))")
    #expect(!stage.shows("No muster yet"))
    #expect(!stage.shows("not mustered"))

    await stage.finish("\(try stage.number(of: "tab, Intranet"))")
    await stage.finish("link \(try stage.number(of: "document")) 1")
    #expect(stage.shows("document, Safety"))

    await stage.finish("\(try stage.number(of: "button, Log out"))")
    await stage.finish("\(try stage.number(of: "button, Log out"))")
    #expect(stage.screen.first == "== screen: Muster")
    #expect(stage.shows("text field, User name"))
  }
}
