internal import Foundation
internal import ScreenKitC
internal import Testing

/// Muster in a real terminal, with a temporary folder.
final class MusterSession {
  let tmux: Tmux
  let folder: TemporaryFolder
  private let before: String

  /// Opens a terminal in which the app does not run yet.
  init(
    columns: Int = 100, rows: Int = 30, in folder: TemporaryFolder = TemporaryFolder()
  ) throws {
    self.folder = folder
    tmux = try Tmux(columns: columns, rows: rows)
    try tmux.enter(": before")
    try tmux.waitForPrompt()
    before = try tmux.state()
  }

  /// Starts the app and waits for the login; `shell` is a shell command before the app.
  func launch(at server: String? = nil, through shell: String = "") throws {
    let program = try Programs.path(of: "MusterDemo")
    let place = server.map { " --server \($0)" } ?? ""
    try tmux.enter("(\(shell)exec \(program) --folder \(folder.path)/d\(place))")
    // A notice may cover the fields in the middle of the screen, but not the title of the card.
    try see("Log in")
  }

  /// Fills in both fields, starting with the focused first one, and presses the button.
  func logIn(password: String = "north star") throws {
    try tmux.type("anna")
    try tmux.press("Enter")
    try tmux.type(password)
    try tmux.press("Enter")
  }

  /// Logs in and closes the notice.
  func enter() throws {
    try logIn()
    try see("Welcome, anna")
    try tmux.press("Enter")
    try lose("Welcome, anna")
  }

  /// Waits until each of `texts` is visible on the screen, with any line breaks.
  func see(_ texts: String..., within limit: Duration = .seconds(10)) throws {
    try eventually(
      "\(texts) on\n\((try? tmux.lines().joined(separator: "\n")) ?? "")", within: limit
    ) {
      let text = try plainText
      return texts.allSatisfy { text.contains($0) } ? () : nil
    }
  }

  /// Waits until `text` is not visible any more.
  func lose(_ text: String) throws {
    try eventually("no \(text) on\n\((try? tmux.lines().joined(separator: "\n")) ?? "")") {
      try plainText.contains(text) ? nil : ()
    }
  }

  /// Quits the app by the key that works everywhere, and expects that all modes are restored.
  func quit() throws {
    try tmux.press("C-c")
    try tmux.waitForPrompt()
    #expect(try tmux.state() == before)
    #expect(try tmux.lines().first == "test$ : before")
  }

  private var plainText: String {
    get throws {
      try tmux.lines().joined(separator: " ").filter { !("\u{2500}"..."\u{259F}").contains($0) }
        .split(separator: " ").joined(separator: " ")
    }
  }
}
