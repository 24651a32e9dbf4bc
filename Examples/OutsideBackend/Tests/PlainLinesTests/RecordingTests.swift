import LineApps
import PlainLines
import ScreenKitCore
import ScreenKitLaunch
import Testing

/// Recordings of this backend and of others.
@MainActor
@Suite("Recordings on lines")
struct RecordingTests {
  /// Records the reading of `lines` in `app`, and returns the recording and the last screen.
  private func record(
    _ app: LineApp, _ commands: [String]
  ) async throws -> (recording: [String], screen: [String]) {
    let clock = ManualClock()
    var text = ""
    let recorder = Recorder(LineReplay.header, clock: clock) { text += $0 }
    let session = LineSession(
      ViewApp(), root: try app.app.makeRoot(), clock: clock, recorder: recorder)
    var screen = session.start()
    for command in commands {
      _ = session.read(command)
      await session.application.waitUntilIdle()
      clock.advance(by: .milliseconds(300))
      let news = session.news()
      screen = news.isEmpty ? session.read("show") : news
    }
    return (text.split(separator: "\n").map(String.init), screen)
  }

  private func replay(_ lines: [String], _ app: LineApp) async throws -> [String] {
    try await LineReplay.run(lines, of: ViewApp(), root: try app.app.makeRoot())
  }

  @Test func `recorded actions and keys produce the same pages`() async throws {
    let (lines, screen) = try await record(.counter, ["1", "key Enter", "press 1"])
    #expect(screen.contains("  3"))
    #expect(lines.contains { $0.contains(#""u","press 0.1""#) })
    #expect(lines.contains { $0.contains(#""e","key enter""#) })
    #expect(try await replay(lines, .counter) == screen)
  }

  @Test func `timers and tasks of a recording are repeated`() async throws {
    let (heart, beating) = try await record(.heartbeat, ["show", "show", "show", "key +"])
    #expect(heart.contains { $0.contains(#""t","""#) })
    #expect(try await replay(heart, .heartbeat) == beating)
    let (lines, page) = try await record(
      .gallery, ["open 1 3", "key Tab", "1", "step 2 1", "back"])
    #expect(try await replay(lines, .gallery) == page)
  }

  @Test func `a page that differs from the recording is found`() async throws {
    var (lines, _) = try await record(.counter, ["1"])
    lines = lines.map { $0.replacing("  1", with: "  7") }
    await #expect(throws: LineError.self) { try await replay(lines, .counter) }
  }

  @Test func `a recording of a terminal runs here without its frames`() async throws {
    let lines = [
      RecordingHeader(
        surface: "terminal", size: SurfaceSize(width: 80, height: 24),
        conditions: ["look": "material"]
      ).line,
      #"[0.000000000,"o","\u001b[Ha frame of a terminal"]"#,
      #"[0.100000000,"e","key enter"]"#, #"[0.200000000,"u","press 0.1"]"#,
    ]
    #expect(try await replay(lines, .counter) == ["== screen", "  2", "> [1] button, +1"])
  }

  @Test func `an invalid event is refused while recording`() async throws {
    let clock = ManualClock()
    let recorder = Recorder(LineReplay.header, clock: clock) { _ in }
    let session = LineSession(
      ViewApp(), root: try LineApp.counter.app.makeRoot(), clock: clock, recorder: recorder)
    _ = session.start()
    #expect(session.read("do keys").first?.hasPrefix("Error: A recording") == true)
    #expect(session.read("go counter://").first?.hasPrefix("Error: A recording") == true)
    #expect(session.read("1") == ["== screen", "  1", "> [1] button, +1"])
  }
}
