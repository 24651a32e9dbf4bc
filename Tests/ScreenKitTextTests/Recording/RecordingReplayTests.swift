import ScreenKitCore
import ScreenKitLaunch
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Manually written recordings.
@MainActor
@Suite(.leakFree) struct RecordingReplayTests {
  private let header = DisplayConditions(size: CellSize(columns: 40, rows: 8)).header.line

  @Test(arguments: [
    #"[1,"o","\u001b[999999999999999999999C"]"#, #"[1,"o","\u001b[2147483647;1H"]"#,
    #"[1,"o","\u001b]52;c;AAAA"]"#, #"[1,"o","\u001bPq#\u001b\\"]"#, #"[1,"o","text"]"#,
    #"[1,"o","\u001b[H\u202ea"]"#, #"[1,"o","\u001b[H\u001b[1000X"]"#,
    #"[1,"o","\u001b[H\u001b[999999L"]"#, #"[1,"o","\u001b[5;2r"]"#, #"[1,"o","\u009b2J"]"#,
  ])
  func `output of another program is refused`(line: String) async {
    let error = await #expect(throws: RecordingError.self) {
      try await RecordedApp.replay(header + line, LoginScreen())
    }
    #expect(error?.line == 2)
  }

  @Test func `a difference is short, for any size of screen`() async throws {
    let header = DisplayConditions(size: CellSize(columns: 4000, rows: 200)).header.line
    let erase = RecordingEntry(
      ClockInstant(sinceStart: .seconds(1)), .frame("\u{1B}[41m\u{1B}[2J"))
    let found = try await RecordedApp.replay(header + erase.line, LoginScreen())
    let text = try #require(found?.description)
    #expect(text.contains("and 192 more rows"))
    #expect(text.utf8.count < 6000)
  }

  @Test func `time that goes backwards is refused`() async {
    let error = await #expect(throws: RecordingError.self) {
      try await RecordedApp.replay(
        header + "[2,\"e\",\"key a\"]\n[1,\"e\",\"key b\"]", LoginScreen())
    }
    #expect(error == RecordingError(line: 3, reason: "the time goes backwards"))
  }

  @Test func `a truncated recording is compared to its end`() async throws {
    let app = RecordedApp(LoginScreen())
    app.type("Ann")
    app.clock.advance(by: .seconds(2))
    app.end()
    let lines = app.lines.split(separator: "\n")
    for count in 2...lines.count {
      let text = lines[..<count].joined(separator: "\n")
      // An entry without its frame is the only difference.
      let found = try await RecordedApp.replay(text, LoginScreen())
      #expect(
        (found != nil) == (lines[count - 1].contains("\"o\"") == false && count < lines.count))
    }
  }

  @Test(arguments: RandomWalks.seeds(3))
  func `no recording traps the replay`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    // The numbers of replays that reach their end, find a difference, and refuse the recording.
    var (same, different, refused) = (0, 0, 0)
    let pieces = [
      "\u{1B}", "[", "H", "2J", "m", "38;5;9", ";", "999999", "A", "\r", "\n", "a", "字", "L", "M",
      "r", "?25h", "X", "b", "K", "]52;c;", "\u{1B}\\", "é",
    ]
    for _ in 0..<50 {
      var lines = header
      for time in 0..<random.below(6) {
        let text = (0..<random.below(12)).map { _ in random.pick(pieces) }.joined()
        let kind: RecordingEntry.Kind = random.pick([
          .event(.text(text)), .frame(text), .timers, .other, .event(.key(KeyPress("a"))),
          .event(.resized(SurfaceSize(width: random.below(50), height: random.below(9)))),
          .event(.application(.enterBackground)), .event(.application(.enterForeground)),
        ])
        lines += RecordingEntry(ClockInstant(sinceStart: .seconds(time)), kind).line
      }
      do {
        let difference = try await RecordedApp.replay(lines, LoginScreen())
        if difference == nil { same += 1 } else { different += 1 }
      } catch {
        refused += 1
      }
    }
    #expect(same > 0 && different > 0 && refused > 0)
  }
}

/// Recordings of other backends.
@MainActor
@Suite(.leakFree) struct ForeignRecordingTests {
  @Test func `a recording of another backend runs without its frames`() async throws {
    let app = RecordedApp(LoginScreen())
    app.application.dispatch(
      .action(.setValue(.string("Ann")), on: ViewTarget(path: [.child(0), .child(0)])))
    app.end()
    let entries = app.lines.split(separator: "\n").filter { $0.contains(#","u","#) }
    #expect(entries.count == 1)
    let header = RecordingHeader(surface: "lines", size: SurfaceSize(width: 40, height: 8))
    let root = LoginScreen()
    let replay = RecordingReplay(
      try DisplayConditions(header), options: TextOptions(), comparesFrames: false
    ) {
      Application(root: root, surface: $0, clock: $1)
    }
    let frame = RecordingEntry(ClockInstant(), .frame("== a page of lines\r\n"))
    #expect(try await replay.playAndSettle(frame, line: 2) == nil)
    for line in entries {
      let entry = try #require(try RecordingEntry(String(line), number: 3))
      #expect(try await replay.playAndSettle(entry, line: 3) == nil)
    }
    #expect(replay.finish() == nil)
    #expect(replay.comparisons == 0)
    #expect(root.typedName == "Ann")
  }
}
