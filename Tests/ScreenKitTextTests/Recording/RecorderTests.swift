import ScreenKitCore
import ScreenKitLaunch
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite(.leakFree) struct RecorderTests {
  /// Records names, passwords, ticks, a window of another size, the background, and a task.
  private func record(_ step: Int = 1) async -> String {
    let app = RecordedApp(LoginScreen(step: step))
    app.type("Ann")
    app.clock.advance(by: .milliseconds(1500))
    app.application.dispatch(.key(KeyPress(.tab)))
    app.type("hunter2")
    app.application.dispatch(.paste("swordfish"), .key(KeyPress(.home)), .text("日本"))
    app.clock.advance(by: .seconds(1) / 7)
    app.application.dispatch(.key(KeyPress(.tab)), .key(KeyPress(.enter)))
    await app.application.waitUntilIdle()
    app.application.dispatch(.resized(SurfaceSize(width: 30, height: 6)))
    app.application.dispatch(.application(.enterBackground))
    app.application.dispatch(.application(.enterForeground))
    app.clock.advance(by: .seconds(3))
    app.end()
    return app.lines
  }

  @Test func `a recording replays to the same screens`() async throws {
    let lines = await record()
    #expect(try await RecordedApp.replay(lines, LoginScreen()) == nil)
  }

  @Test func `a recording begins in the colours that the terminal reports`() async throws {
    let app = RecordedApp(LoginScreen(), isHeld: true)
    app.type("A")
    #expect(app.lines.isEmpty)
    app.release(.light)
    app.type("nn")
    app.endInTerminal()
    let header = try RecordingHeader(
      try #require(app.lines.split(separator: "\n").first.map(String.init)))
    #expect(header.conditions["appearance"] == "light")
    #expect(try await RecordedApp.replay(app.lines, LoginScreen()) == nil)
  }

  @Test func `a recording ends with a reset for the player's terminal`() async throws {
    let app = RecordedApp(LoginScreen())
    app.type("Ann")
    app.endInTerminal()
    let last = try #require(app.lines.split(separator: "\n").last)
    #expect(last.hasSuffix(##""o","\u001b[m\u001b[r\u001b[?25h\u001b[8;1H\r\n"]"##))
    #expect(try await RecordedApp.replay(app.lines, LoginScreen()) == nil)
  }

  /// Records a login that consists only of actions.
  private func recordActions() async throws -> String {
    let app = RecordedApp(LoginScreen())
    let window = app.application.window
    for (role, name, action) in [
      (SemanticRole.textField, "Name", ViewAction.setValue(.string("Änn"))),
      (.textField, "Password", .setValue(.string("hunter2"))), (.button, "Ask", .press),
    ] {
      let view = try #require(window.first { $0.role == role && $0.accessibleText == name })
      app.application.dispatch(.action(action, on: try #require(window.target(of: view))))
    }
    await app.application.waitUntilIdle()
    app.end()
    return app.lines
  }

  @Test func `a recording of actions replays to the same screens`() async throws {
    let lines = try await recordActions()
    #expect(lines.contains(#""u","set 0.0 string Änn"]"#))
    #expect(lines.contains(#""u","set 0.1 string *******"]"#))
    #expect(lines.contains(#""u","press 0.2"]"#))
    #expect(!lines.contains("hunter2"))
    #expect(try await RecordedApp.replay(lines, LoginScreen()) == nil)
    #expect(try await recordActions() == lines)
    let other = lines.replacing("press 0.2", with: "focus 0.2")
    #expect(try await RecordedApp.replay(other, LoginScreen()) != nil)
  }

  @Test func `equal events at equal times have equal recordings`() async {
    let (first, second) = (await record(), await record())
    #expect(first == second)
  }

  @Test func `a different screen is found, with a picture`() async throws {
    let difference = try await RecordedApp.replay(await record(), LoginScreen(step: 2))
    #expect(
      difference?.description == """
        The screen is another one than was recorded, 666 ms after the start:
        row 4
          recorded |1 ticks                                 |
          replayed |2 ticks                                 |
                    ^                                       \("")
        """)
  }

  @Test func `no secret is in a recording`() async {
    let lines = await record()
    for secret in ["hunter2", "h", "swordfish", "日本", "fish"] {
      let typed = lines.split(separator: "\n").filter { $0.contains(",\"e\",") }
      #expect(!typed.contains { $0.contains(" \(secret)\"") }, "\(secret)")
      if secret.count > 1 { #expect(!lines.contains(secret)) }
    }
    #expect(lines.contains(#","e","key *"]"#))
    #expect(lines.contains(#","e","paste *********"]"#))
    #expect(lines.contains(#","e","key A"]"#))
  }

  @Test func `no secret of a pad of keys is in a recording`() async throws {
    let steps: [[KeyPress]] = [
      [], [KeyPress(.right)], [KeyPress(.down), KeyPress(.right), KeyPress(.right)],
      [KeyPress(.down), KeyPress(.down), KeyPress(.down)],
    ]
    let typed = steps.map { PadScreen.record(pressing: $0 + [KeyPress(.enter)]) }
    #expect(Set(typed.map(\.frames)).count == 1)
    let clicked = (0..<9).map { PadScreen.record(clicking: SurfacePoint(x: $0 * 3, y: 2)) }
    #expect(Set(clicked.map(\.lines)).count == 1)
    for lines in typed.map(\.lines) + clicked.map(\.lines) {
      #expect(try await RecordedApp.replay(lines, PadScreen()) == nil)
    }
  }

  @Test func `a pad for visible text is recorded normally`() async throws {
    let app = RecordedApp(PadScreen(isMasked: false))
    app.application.dispatch(.key(KeyPress(.tab)), .key(KeyPress(.right)), .key(KeyPress(.enter)))
    #expect(app.screen.split(separator: "\n").first?.contains("Password") == false)
    app.end()
    #expect(try await RecordedApp.replay(app.lines, PadScreen(isMasked: false)) == nil)
  }

  @Test func `whole lines are written at the end of each turn`() {
    let app = RecordedApp(LoginScreen())
    let lines = app.lines.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines[2].isEmpty)
    let before = app.lines
    app.application.dispatch(.key(KeyPress("a")), .key(KeyPress("b")))
    #expect(
      app.lines.dropFirst(before.count).hasPrefix(
        "[0.000000000,\"e\",\"key a\"]\n[0.000000000,\"e\",\"key b\"]\n["))
    app.end()
  }

  @Test func `all events of a turn have one time`() {
    let clock = ManualClock()
    let recorder = Recorder(
      RecordingHeader(surface: "none", size: SurfaceSize(width: 1, height: 1)), clock: clock
    ) { _ in }
    recorder.willTurn()
    clock.advance(by: .seconds(1))
    #expect(recorder.clock.now == ClockInstant())
    recorder.didTurn()
    #expect(recorder.clock.now == ClockInstant(sinceStart: .seconds(1)))
  }

  @Test func `a full disk ends the recording and not the app`() {
    let app = RecordedApp(LoginScreen(), room: 2)
    app.type("a")
    let recorded = app.lines
    app.type("b")
    #expect(app.screen.contains("Notice"))
    app.application.dispatch(.key(KeyPress(.enter)))
    app.type("c")
    #expect(app.screen.contains("abc"))
    #expect(!app.screen.contains("Notice"))
    #expect(app.lines == recorded)
    app.end()
  }

  @Test func `copied text is not recorded`() {
    let app = RecordedApp(LoginScreen())
    app.type("Ann")
    app.application.dispatch(
      .key(KeyPress("a", .control)), .key(KeyPress("c", .control)))
    #expect(!app.lines.contains("]52;"))
    app.end()
  }
}
