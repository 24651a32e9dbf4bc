internal import Foundation
internal import ScreenKitC
internal import Testing

/// The publication of an app: it is made in the studio, published by a server, and shown and
/// updated by another program.
@Suite("A published app", .serialized)
struct PublishingTests {
  private let folder = TemporaryFolder()
  private let password = "correct horse"

  @Test(.proves("R-003", "R-005", "R-006"))
  func `a new app is published, and updates reach a running one`() throws {
    let server = try Tmux(columns: 120, rows: 12)
    let origin = try start(server)
    let studio = try startStudio(origin)
    try addLabel("Hello", in: studio)
    try logIn(in: studio)
    try studio.see("ann at \(origin)", "There is none yet.")
    try addApp(in: studio)
    try studio.press("F9")
    try studio.see("Version 1 is published.", "app_id=1")

    // The command that the studio shows, with a folder for the test.
    let app = try Tmux(columns: 60, rows: 16)
    try app.enter(
      "\(try Programs.path(of: "RmadDemo")) --local --url \(origin)/app --app-id 1 "
        + "--bundle-version 1.0 --folder \(folder.path)/demo")
    try app.see("Hello")
    try studio.press("Escape")
    try studio.see("Label 3: Hello")
    try studio.press("F4")
    try studio.press("End")
    try studio.type(" again")
    try studio.see("[Hello again")
    try studio.press("F6")
    try studio.see("ann at \(origin)", "Version 1 for 1.0")
    try waitForVersions(in: studio)
    try studio.press("F7")
    try studio.see("Version 1 → This document: 1 difference")
    try studio.press("F9")
    try studio.see("Version 2 for 1.0")
    try app.see("Hello again")
    try app.press("C-c")
    try app.waitForPrompt()
    try server.press("C-c")
    // The prompt follows the sign of the key.
    try server.see("^Ctest$")
    let saved = folder.text(try folder.file("screens-", in: "state"))
    #expect(saved.contains(origin) && !saved.contains(password))
  }

  /// Starts a server with an author and no app, and returns its address.
  private func start(_ server: Tmux) throws -> String {
    let program = try Programs.path(of: "RmadServer")
    let database = "--database \(folder.path)/apps.sqlite"
    try server.enter("echo '\(password)' | \(program) add-author \(database) --create ann; clear")
    try server.waitForPrompt()
    try server.enter("\(program) \(database) --port 0 --quiet")
    return try eventually("an address on \((try? server.lines()) ?? [])") {
      let screen = try server.lines().joined(separator: "\n")
      guard let start = screen.firstRange(of: "http://127.0.0.1:") else { return nil }
      let port = screen[start.upperBound...].prefix(while: \.isNumber)
      return port.isEmpty ? nil : "http://127.0.0.1:\(port)"
    }
  }

  private func startStudio(_ origin: String) throws -> Tmux {
    let studio = try Tmux(columns: 140, rows: 50)
    let state = "XDG_STATE_HOME=\(folder.path)/state"
    let program = try Programs.path(of: "RmadStudio")
    try studio.enter("\(state) \(program) \(folder.path)/app.json --server \(origin)")
    try studio.see("no mistakes")
    return studio
  }

  /// Adds a label, the first kind of component, and gives it a text.
  private func addLabel(_ text: String, in studio: Tmux) throws {
    try studio.press("IC")
    try studio.see("Add to View 2")
    try studio.press("Enter")
    try studio.see("Label 3: Label")
    try studio.press("F4")
    try studio.press("End")
    for _ in "Label" { try studio.press("BSpace") }
    try studio.type(text)
    try studio.see("Label 3: \(text)")
  }

  private func logIn(in studio: Tmux) throws {
    try studio.press("F6")
    try studio.see("Log in to", "Password")
    try studio.type("ann")
    try studio.press("Enter")
    try studio.type(password)
    try studio.press("Enter")
  }

  /// Waits until the versions are reloaded, which the screen already shows; until then other
  /// requests have no effect.
  private func waitForVersions(in studio: Tmux) throws {
    // This key is handled after the screen has opened, and therefore after the request has begun.
    try studio.press("?")
    try studio.see("F7")
    try studio.press("Escape")
    try studio.miss("F7", "Loading the")
  }

  /// Adds an app with the name of the file.
  private func addApp(in studio: Tmux) throws {
    try studio.press("C-n")
    try studio.see("New app on the server")
    try studio.press("Enter")
    try studio.see("1 app")
  }
}
