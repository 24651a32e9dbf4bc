import Foundation
import ScreenKitCore
import ScreenKitLaunch
import ScreenKitText
import Testing

@testable import WebHost

@Suite("Recordings of a host's sessions")
@MainActor
struct SessionRecordingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func recordings(_ name: String = "casts") throws -> SessionRecordings {
    try SessionRecordings(folder.path + "/" + name, look: .material, logger: .silent)
  }

  private func text(_ number: Int) throws -> String {
    try String(contentsOfFile: folder.path + "/casts/session-\(number).cast", encoding: .utf8)
  }

  private var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/casts").sorted()
    }
  }

  @Test func `each new session has a recording that a terminal replays`()
    async throws
  {
    let stage = HubStage(recordings: try recordings())
    let (one, two) = (try stage.page(TestBrowser()), try stage.page(TestBrowser()))
    try await one.join()
    try await two.join()
    for _ in 0..<2 { await one.act(try one.press("Add")) }
    await two.act(try two.press("Add"))
    #expect(try files == ["session-1.cast", "session-2.cast"])
    #expect(try text(1).contains("\"look\":\"material\""))
    let screen = CounterScreen()
    let surface = TextSurface(size: CellSize(columns: 40, rows: 9), options: TextOptions())
    let player = RecordingPlayer {
      Application(CounterApp(), root: screen, surface: surface, clock: $0)
    }
    for (index, line) in try text(1).split(separator: "\n").enumerated().dropFirst() {
      guard let entry = try RecordingEntry(String(line), number: index + 1) else { continue }
      try await player.play(entry, line: index + 1)
    }
    player.finish()
    #expect(screen.model.count == 2)
  }

  @Test func `earlier recordings stay, and only their owner reads them`() throws {
    _ = try HubStage(recordings: try recordings()).page(TestBrowser())
    let first = try text(1)
    _ = try HubStage(recordings: try recordings()).page(TestBrowser())
    #expect(try files == ["session-1.cast", "session-2.cast"])
    #expect(try text(1) == first)
    let path = folder.path + "/casts/session-1.cast"
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
  }

  @Test func `a session from the store is not recorded`() async throws {
    let stage = HubStage(recordings: try recordings())
    let browser = TestBrowser()
    let page = try stage.page(browser)
    try await page.join()
    await page.act(try page.press("Add"))
    await page.cut()
    stage.time.pass(.seconds(10_000))
    #expect(stage.hub.sessions.isEmpty)
    let again = TestPage(stage, browser, html: page.html, ticket: page.ticket)
    try await again.join()
    #expect(stage.hub.sessions.count == 1)
    #expect(try files == ["session-1.cast"])
  }

  @Test func `an option of the host sets the folder`() async throws {
    var trial = HostOptions.Trial()
    trial.recordings = folder.path + "/casts"
    let host = try await TestHost { [trial] in $0.trial = trial }
    _ = try await host.answer("GET /")
    try await host.stop()
    #expect(try files == ["session-1.cast"])
  }

  @Test func `an unusable folder is an error at the start`() throws {
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    let error = #expect(throws: SessionRecordings.Failure.self) { try recordings("file/casts") }
    #expect(error?.description.hasSuffix("file/casts.") == true)
  }
}
