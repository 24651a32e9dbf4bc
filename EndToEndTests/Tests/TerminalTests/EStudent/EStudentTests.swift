internal import Foundation
internal import ScreenKitC
internal import Testing

/// The student app in a real terminal.
@Suite("eStudent in a terminal", .serialized)
struct EStudentTests {
  private let folder = TemporaryFolder()

  @Test(
    .proves("E-001", "E-007", "E-022"),
    arguments: [
      ("en", "Reports", "Penalty points"), ("sr", "Izveštaji", "Kazneni poeni"),
    ])
  func `a student logs in, opens a report and logs in again`(
    language: String, title: String, detail: String
  ) throws {
    let tmux = try start(language)
    try logIn(tmux)
    try tmux.see(title, "IT250")
    try tmux.press("Enter")
    try tmux.see(detail, "82")
    kill(try tmux.foregroundJob(), SIGKILL)
    #expect(folder.files.allSatisfy { !folder.text($0).contains("0101990710005") })
    // The secret is not stored, so the student has to enter it again.
    let again = try start(language)
    try logIn(again)
    try again.see("IT250")
    try again.press("C-c")
    try again.waitForPrompt()
  }

  private func logIn(_ tmux: Tmux) throws {
    try tmux.see("mladjan.antic.1234")
    try tmux.type("mladjan.antic.1234")
    try tmux.press("Enter")
    try tmux.type("0101990710005")
    try tmux.press("Enter")
  }

  private func start(_ language: String) throws -> Tmux {
    let tmux = try Tmux(columns: 100, rows: 30)
    let program = try Programs.path(of: "EStudentDemo")
    try tmux.enter("\(program) --folder \(folder.path)/d --lang \(language)")
    return tmux
  }
}
