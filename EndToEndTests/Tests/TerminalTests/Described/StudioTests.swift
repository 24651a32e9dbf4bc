internal import Foundation
internal import ScreenKitC
internal import Testing

/// The authoring tool in a real terminal, next to the app under construction.
@Suite("RmadStudio in a terminal", .serialized)
struct StudioTests {
  private let folder = TemporaryFolder()
  private var file: String { folder.path + "/app.json" }

  @Test(.proves("R-005", "R-006", "R-154"))
  func `a new app is made, and a running one follows`() throws {
    let studio = try start()
    try studio.see("no mistakes")
    try addLabel(in: studio)
    try studio.press("BSpace", "BSpace", "BSpace", "BSpace", "BSpace")
    try studio.type("Hello")
    try studio.see("Label 3: Hello")
    try save(in: studio)
    let app = try Tmux(columns: 60, rows: 16)
    try app.enter("\(try Programs.path(of: "RmadDemo")) --folder \(folder.path)/demo \(file)")
    try app.see("Hello")
    try studio.type(" again")
    try save(in: studio)
    try app.see("Hello again")
    try studio.press("C-c")
    try studio.waitForPrompt()
  }

  @Test func `quitting asks about changes, and a kill keeps them`() throws {
    let studio = try start()
    try studio.see("no mistakes")
    try addLabel(in: studio)
    try studio.press("C-c")
    try studio.see("Save", "Discard")
    try studio.press("Escape")
    try eventually("a saved state") {
      (try? folder.file("screens-")).map(folder.text)?.contains("UILabel") == true ? () : nil
    }
    kill(try studio.foregroundJob(), SIGKILL)
    let again = try start()
    try again.see("Label 3: Label")
    #expect(folder.text(file).isEmpty)
  }

  private func start() throws -> Tmux {
    let tmux = try Tmux(columns: 120, rows: 36)
    let state = "XDG_STATE_HOME=\(folder.path)/state"
    try tmux.enter("\(state) \(try Programs.path(of: "RmadStudio")) \(file)")
    return tmux
  }

  /// Adds a label, the first kind of component, and moves to its text.
  private func addLabel(in studio: Tmux) throws {
    try studio.press("IC")
    try studio.see("Add to View 2")
    try studio.press("Enter")
    try studio.see("Label 3: Label")
    try studio.press("F4")
    try studio.press("End")
  }

  private func save(in studio: Tmux) throws {
    try studio.press("C-s")
    try studio.see("saved")
  }
}
