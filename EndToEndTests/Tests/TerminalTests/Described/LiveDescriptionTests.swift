internal import Foundation
internal import ScreenKitC
internal import Testing

/// An app in a file that is edited while the app runs in a real terminal.
@Suite("A described app with an edited file", .serialized)
struct LiveDescriptionTests {
  private let folder = TemporaryFolder()
  private var file: String { folder.path + "/app.json" }

  @Test(.proves("R-001", "R-002", "R-005", "R-154"))
  func `the running app follows the file and keeps typed text`() throws {
    let tmux = try start("Hello")
    try tmux.see("Hello")
    try tmux.type("Anna")
    try tmux.see("Anna")
    try write("Good morning")
    try tmux.see("Good morning")
    try tmux.see("Anna")
    // An incomplete text is refused, and the app continues.
    folder.write(String(description("Never").dropLast(30)), to: file)
    try tmux.see("The new version has an error")
    try tmux.see("Good morning")
    try write("Good evening")
    try tmux.see("Good evening")
    try tmux.see("Anna")
    try tmux.press("C-c")
    try tmux.waitForPrompt()
  }

  @Test func `typed text survives the end of the process`() throws {
    let tmux = try start("Hello")
    try tmux.see("Hello")
    try tmux.type("Anna")
    try tmux.see("Anna")
    try eventually("a saved state") {
      (try? folder.file("screens-")).map(folder.text)?.contains("Anna") == true ? () : nil
    }
    kill(try tmux.foregroundJob(), SIGKILL)
    let again = try start("Hello")
    try again.see("Anna")
  }

  @Test(.proves("R-124")) func `a check prints each mistake with its line and fails`() throws {
    folder.write(
      description("Hello").replacingOccurrences(of: "\"x\": 0", with: "\"x\": \"a\""), to: file)
    let tmux = try Tmux(columns: 140, rows: 20)
    try tmux.enter("\(try Programs.path(of: "RmadDemo")) --check \(file); echo status $?")
    try tmux.see("app.json:8:")
    try tmux.see("status 1")
    try write("Hello")
    try tmux.enter("\(try Programs.path(of: "RmadDemo")) --check \(file); echo status $?")
    try tmux.see("no mistakes found status 0")
  }

  private func start(_ text: String) throws -> Tmux {
    try write(text)
    let tmux = try Tmux(columns: 60, rows: 16)
    try tmux.enter("\(try Programs.path(of: "RmadDemo")) --folder \(folder.path)/state \(file)")
    return tmux
  }

  /// Replaces the file in one step, as editors do.
  private func write(_ text: String) throws {
    folder.write(description(text), to: file + ".new")
    #expect(rename(file + ".new", file) == 0)
  }

  private func description(_ text: String) -> String {
    """
    { "data_version": "1", "status_bar_hidden": false, "status_bar_style": "black",
      "default_indicator_style": "gray", "default_font": "arial", "default_font_size": 12,
      "controllers": [ { "controller_type": "view_controller", "components": [
        { "component_type": "UIView", "id": 1, "bg_color": "clear_color", "alpha": 1,
          "all_data": { "text": "\(text)" },
          "components": [
            { "component_type": "UILabel", "id": 2,
              "x": 0, "y": 0, "width": 320, "height": 16, "bg_color": "clear_color", "alpha": 1,
              "data_source": "data_array", "data_type": "xml", "data": 0 },
            { "component_type": "UITextField", "id": 3,
              "x": 0, "y": 32, "width": 320, "height": 32, "bg_color": "clear_color", "alpha": 1,
              "data_source": "data_array", "data_type": "xml", "data": "",
              "place_holder": "Your name" } ] } ] } ] }
    """
  }
}
