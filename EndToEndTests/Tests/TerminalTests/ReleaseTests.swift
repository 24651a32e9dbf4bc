internal import Foundation
internal import ScreenKitC
internal import Testing

/// The main job of each program: keys in a terminal, a kill, and a relaunch.
///
/// `Scripts/check.sh release` runs it, and all other suites, with optimised programs.
@Suite(.serialized, .enabled(if: Tmux.isWanted, "tmux is not installed"))
struct `The main job of each program` {
  private let folder = TemporaryFolder()

  @Test func `the heart keeps its tab and its rate`() throws {
    let tmux = try start("HeartBeatDemo")
    try tmux.press("2", "+", "+")
    try tmux.see("62 BPM")
    let again = try relaunch(tmux, "HeartBeatDemo", whenSaved: "62", until: "62 BPM")
    try again.press("1")
    try again.see("BPM", "beats")
    try quit(again)
  }

  /// The app that `Scripts/new-app.sh` creates, with the name Diary.
  @Test(.enabled(if: (try? Programs.path(of: "Diary")) != nil, "Diary is not built"))
  func `a new app keeps its notes and the open page`() throws {
    let tmux = try start("Diary")
    try tmux.see("New note")
    try tmux.type("Tea")
    try tmux.press("Enter")
    try tmux.see("Tea")
    try tmux.press("Tab", "Enter")
    try tmux.see("Note 1", "Delete")
    let again = try relaunch(tmux, "Diary", whenSaved: "NotePage")
    try again.press("Enter")
    try again.see("New note")
    try again.miss("Tea")
    try quit(again)
    #expect(folder.text("\(folder.path)/notes.json") == "[]")
  }

  @Test func `the gallery shows running work`() throws {
    let tmux = try start("Gallery", "--page 'Work progress'")
    try tmux.press("Enter")
    try tmux.see("The work is running", "2 MB of 480 MB")
    try tmux.press("Enter")
    try tmux.see("The work is paused")
    try quit(tmux)
  }

  @Test(arguments: [
    ("null", ["t"], "42"), ("stack", ["Enter", "Enter"], "This is chapter 2."),
    ("composite", ["Enter", "Enter"], "Floor -2"), ("gate", ["Enter", "Enter"], "Log out"),
    ("modal", ["Enter", "Enter"], "The wall is red"), ("tabs", ["2"], "2"),
  ])
  func `an example`(name: String, keys: [String], text: String) throws {
    let tmux = try start("Examples", "--show \(name)")
    for key in keys { try tmux.press(key) }
    try tmux.see(text)
    try quit(tmux)
  }

  @Test func `a described app keeps the open article`() throws {
    let tmux = try start("RmadDemo", "--folder d")
    try tmux.see("Ferry returns after nine years")
    try tmux.press("Enter")
    try tmux.see("sails again from Monday")
    let again = try relaunch(tmux, "RmadDemo", "--folder d", whenSaved: "Ferry")
    try again.press("Escape")
    try again.see("Apple harvest begins early")
    try quit(again)
  }

  @Test func `the studio keeps unsaved changes and then saves them`() throws {
    let tmux = try start("RmadStudio", "app.json")
    try tmux.see("no mistakes")
    try tmux.press("IC")
    try tmux.see("Add to View 2")
    try tmux.press("Enter")
    try tmux.see("Label 3: Label")
    let again = try relaunch(tmux, "RmadStudio", "app.json", whenSaved: "UILabel")
    try again.press("C-s")
    try again.see("saved")
    try quit(again)
    #expect(folder.text("\(folder.path)/app.json").contains("UILabel"))
  }

  @Test func `Muster keeps the login and the read announcements`() throws {
    let tmux = try start("MusterDemo", "--folder d")
    try tmux.type("anna")
    try tmux.press("Enter")
    try tmux.type("north star")
    try tmux.press("Tab", "Tab", "Tab", "Space", "BTab", "BTab", "Enter")
    try tmux.see("Welcome, anna")
    try tmux.press("Enter")
    try tmux.press("Enter")
    try tmux.see("the north lawn", "Announcements (2)")
    try end(tmux)
    let again = try start("MusterDemo", "--folder d")
    try again.see("Not needed on this device")
    try again.press("Enter")
    try again.see("Welcome, anna", "Read 2 more")
    try again.press("Enter")
    try again.see("2 unread")
    try quit(again)
  }

  @Test func `eStudent shows a report after each login`() throws {
    for _ in 0..<2 {
      let tmux = try start("EStudentDemo", "--folder d --lang en")
      try tmux.type("mladjan.antic.1234")
      try tmux.press("Enter")
      try tmux.type("0101990710005")
      try tmux.press("Enter")
      try tmux.see("Reports", "IT250")
      try tmux.press("Enter")
      try tmux.see("Penalty points", "82")
      try tmux.press("Escape")
      try tmux.see("SE311")
      try quit(tmux)
    }
  }

  /// Starts a program in the folder of the test.
  private func start(_ program: String, _ arguments: String = "") throws -> Tmux {
    let tmux = try Tmux(columns: 120, rows: 30)
    try tmux.enter("cd \(folder.path); clear")
    try tmux.waitForPrompt()
    try tmux.enter(
      "XDG_STATE_HOME=\(folder.path) \(Programs.path(of: program)) \(arguments); echo status $?")
    try tmux.waitForApp()
    return tmux
  }

  private func end(_ tmux: Tmux) throws {
    #expect(kill(try tmux.foregroundJob(), SIGKILL) == 0)
    try tmux.see("status 137")
  }

  /// Kills the app when a file has `text`, starts it again, and waits for the same screen, or for
  /// `shown` where the focus of the tab bar is not restored.
  private func relaunch(
    _ tmux: Tmux, _ program: String, _ arguments: String = "", whenSaved text: String,
    until shown: String? = nil
  ) throws -> Tmux {
    try eventually("\(text) in a file") {
      folder.files.contains { folder.text($0).contains(text) } ? () : nil
    }
    let screen = try tmux.lines()
    try end(tmux)
    let again = try start(program, arguments)
    if let shown { try again.see(shown) } else { try again.wait(for: screen) }
    return again
  }

  private func quit(_ tmux: Tmux) throws {
    try tmux.press("C-c")
    try tmux.see("status 0")
  }
}
