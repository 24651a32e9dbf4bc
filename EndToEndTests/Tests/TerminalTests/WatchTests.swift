internal import Foundation
internal import ScreenKitC
internal import Testing

/// The live preview of an app while its author edits it.
///
/// `SCREENKIT_WATCHED_APP` names the folder of an app that `Scripts/new-app.sh` created with the name Diary, and
/// `SCREENKIT_WATCH` the command that watches it.
@Suite(
  .serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"),
  .enabled(if: Programs.environment("SCREENKIT_WATCH") != nil, "no app is watched"))
struct `Live preview` {
  private let folder = TemporaryFolder()
  /// The time that a build may take beside other work.
  private let build = Duration.seconds(120)

  @Test func `an edited app continues with the typed text, and errors are shown over it`() throws {
    let app = try #require(Programs.environment("SCREENKIT_WATCHED_APP"))
    let command = try #require(Programs.environment("SCREENKIT_WATCH"))
    let file = URL(fileURLWithPath: app + "/Sources/Screens/NotesScreen.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let title = #"title = "Notes""#
    try #require(source.contains(title))
    defer { try? source.write(to: file, atomically: true, encoding: .utf8) }
    let tmux = try Tmux(columns: 100, rows: 24)
    try tmux.enter("cd \(folder.path); clear")
    try tmux.waitForPrompt()
    try tmux.enter("XDG_STATE_HOME=\(folder.path) \(command); echo status $?")
    try tmux.waitForApp()
    try tmux.see("Notes", "New note")
    try tmux.type("Tea and")

    try source.replacing(title, with: #"title = "Diary of today""#)
      .write(to: file, atomically: true, encoding: .utf8)
    try tmux.see("Diary of today", "Tea and", within: build)
    try tmux.type(" cake")

    try source.replacing(title, with: "title = nothing")
      .write(to: file, atomically: true, encoding: .utf8)
    try tmux.see(
      "NotesScreen.swift:", "error:", "nothing", "Diary of today", "Tea and cake",
      within: build)

    try source.write(to: file, atomically: true, encoding: .utf8)
    try tmux.miss("error:", "Diary of today", within: build)
    try tmux.see("Notes", "Tea and cake")
    try tmux.press("C-c")
    try tmux.see("status 0")
  }
}
