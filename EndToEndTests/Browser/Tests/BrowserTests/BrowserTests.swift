import Foundation
import Testing

/// All tests of real pages, one after the other, since each of them uses the whole machine.
@Suite("Demos in a browser", .serialized, .timeLimit(.minutes(5)))
struct BrowserTests {}

/// The browser for all tests.
let browser = Result { try Chromium() }

/// A program under test with an open page.
struct Visit {
  let process: WebProcess
  let page: Page

  init(
    _ program: String, _ arguments: [String] = [], path: String = "/", languages: String? = nil
  ) async throws {
    let process = try WebProcess(program, ["--port", "0", "--quiet"] + arguments)
    try await self.init(process, path: path, languages: languages)
  }

  /// Opens a page of a process for another visitor, whose browser prefers `languages`.
  init(_ process: WebProcess, path: String = "/", languages: String? = nil) async throws {
    self.process = process
    page = try await browser.get().makePage()
    if let languages { try await page.prefer(languages) }
    try await page.open(process.address + path.dropFirst())
    try await page.waitUntilJoined()
  }

  /// Expects that nothing violated the content security policy, and no script failed.
  func expectNoProblem(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(page.problems == [], sourceLocation: sourceLocation)
  }
}

extension Page {
  /// Waits until the page is connected: its host has sent it another ticket, which it stores.
  func waitUntilJoined() async throws {
    try await wait(
      for: "document.documentElement.dataset.joined !== undefined || sessionStorage.length > 0")
  }
}
