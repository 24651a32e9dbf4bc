import ScreenKitCore
import ScreenKitLaunch
import ScreenKitTesting
import ScreenKitTestSupport
import Testing

/// A screen whose fields, button, timer and task can be read without a surface.
private final class TimedScreen: Controller {
  let name = TextField("Name")
  let secret = TextField("Password")
  let ask = Button("Ask")
  private(set) var log: [String] = []

  override func makeView() -> View {
    secret.isMasked = true
    return Column {
      name
      secret
      ask
    }
  }

  override func connect() {
    connect(ask, to: TimedScreen.request)
    every(.seconds(1)) { $0.log.append("tick at \($0.time)") }
  }

  private func request() {
    log.append("asked at \(time)")
    task { screen in
      await Task.yield()
      screen.log.append("answer at \(screen.time)")
    }
  }

  private var time: Duration { application?.clock.now.sinceStart ?? .zero }

  var shown: [String] { [name.value, "\(secret.value.count)"] + log }
}

/// A screen with a timer without delay, which schedules the next one when it fires.
private final class ChainScreen: Controller {
  private(set) var count = 0

  override func appear() { wait() }

  private func wait() {
    after(.zero) { screen in
      screen.count += 1
      // The end only lets a failing test end.
      if screen.count < 1000 { screen.wait() }
    }
  }
}

/// Recordings of an app on a surface that shows nothing.
@MainActor
@Suite("Recordings without a terminal", .leakFree)
struct RecordingPlayerTests {
  private let header = RecordingHeader(
    surface: "none", size: SurfaceSize(width: 80, height: 24))

  /// Records a use of the screen; returns the lines and the final state of the screen.
  private func record() async throws -> (lines: [String], state: [String]) {
    let (clock, screen) = (ManualClock(), TimedScreen())
    var text = ""
    let recorder = Recorder(header, clock: clock) { text += $0 }
    let application = Application(root: screen, surface: NullSurface(), clock: recorder.clock)
    recorder.attach(to: application)
    application.start()
    application.dispatch(.key(KeyPress("A")), .text("日本"), .paste("x y"))
    clock.advance(by: .milliseconds(1700))
    let window = application.window
    for (view, action) in [
      (screen.secret, ViewAction.setValue(.string("hunter2"))), (screen.ask, .press),
    ] {
      application.dispatch(.action(action, on: try #require(window.target(of: view))))
    }
    recorder.record(frame: "a frame")
    await application.waitUntilIdle()
    clock.advance(by: .milliseconds(500))
    let state = screen.shown
    application.dispatch(.application(.terminate))
    return (text.split(separator: "\n").map(String.init), state)
  }

  private func replay(_ lines: [String]) async throws -> [String] {
    let screen = TimedScreen()
    let player = RecordingPlayer {
      Application(root: screen, surface: NullSurface(), clock: $0)
    }
    var state: [String] = []
    for (number, line) in lines.enumerated().dropFirst() {
      guard let entry = try RecordingEntry(line, number: number + 1) else { continue }
      if entry.kind == .event(.application(.terminate)) { state = screen.shown }
      try await player.play(entry, line: number + 1)
      if entry.kind == .event(.action(.press, on: ViewTarget(path: [.child(0), .child(2)]))) {
        player.finish()
        await player.application.waitUntilIdle()
      }
    }
    player.finish()
    if state.isEmpty { state = screen.shown }
    player.application.dispatch(.application(.terminate))
    return state
  }

  @Test func `events, timers and tasks are repeated at the same times`() async throws {
    let (lines, state) = try await record()
    #expect(state.prefix(2) == ["A日本x y", "7"])
    #expect(state.dropFirst(2).contains("tick at 1.0 seconds"))
    #expect(!lines.joined().contains("hunter2"))
    #expect(lines.contains { $0.contains(#""e","key A""#) })
    #expect(lines.contains { $0.contains(#""o","a frame""#) })
    #expect(try await replay(lines) == state)
  }

  @Test func `equal runs have equal recordings`() async throws {
    let (first, second) = (try await record(), try await record())
    #expect(first.lines == second.lines)
  }

  @Test func `an omitted entry changes the replay`() async throws {
    let (lines, state) = try await record()
    let without = lines.filter { !$0.contains("key A") }
    #expect(try await replay(without) != state)
    let early = lines.filter { !$0.contains(#","t","#) }
    #expect(try await replay(early) != state)
  }

  @Test func `a timer without delay fires in the turn after its cause`() async throws {
    let (clock, screen) = (ManualClock(), ChainScreen())
    var text = ""
    let recorder = Recorder(header, clock: clock) { text += $0 }
    let application = Application(root: screen, surface: NullSurface(), clock: recorder.clock)
    recorder.attach(to: application)
    application.start()
    clock.advance(by: .zero)
    #expect(screen.count == 1)
    clock.advance(by: .nanoseconds(5))
    #expect(screen.count == 6)
    application.dispatch(.application(.terminate))

    let copy = ChainScreen()
    let player = RecordingPlayer { Application(root: copy, surface: NullSurface(), clock: $0) }
    for (number, line) in text.split(separator: "\n").enumerated().dropFirst() {
      guard let entry = try RecordingEntry(String(line), number: number + 1) else { continue }
      try await player.play(entry, line: number + 1)
    }
    player.finish()
    #expect(copy.count == 6)
  }

  @Test func `time that goes backwards is refused`() async throws {
    let lines = [header.line, #"[2,"e","key a"]"#, #"[1,"e","key b"]"#]
    await #expect(throws: RecordingError(line: 3, reason: "the time goes backwards")) {
      try await replay(lines)
    }
  }
}
