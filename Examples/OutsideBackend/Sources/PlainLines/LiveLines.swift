public import ScreenKitCore
public import ScreenKitLaunch
private import Foundation

/// An app on standard input and output, one line at a time.
@MainActor
public final class LiveLines {
  private enum Signal: Sendable {
    case line(String)
    case endOfInput
    /// A timer is due, or another thread posted work.
    case wake
  }

  private let clock = LiveClock()
  private let session: LineSession
  private let signals: AsyncStream<Signal>
  private let send: AsyncStream<Signal>.Continuation
  private var alarm: Task<Void, any Error>?

  /// Creates a run of `app`, with the states of its screens from the last run.
  ///
  /// `launch` contains the link to open and the file to record into.
  public init(_ app: some ScreenApp, _ launch: Launch) throws {
    let clock = clock
    let recorder = try launch.recording.map { path in
      let file = try RecordingFile(creating: path)
      return Recorder(LineReplay.header, clock: clock) { try file.append($0) }
    }
    session = LineSession(
      app, root: try app.makeRoot(opening: launch.link), clock: clock,
      keeper: try app.makeStateKeeper(), recorder: recorder)
    (signals, send) = AsyncStream.makeStream()
  }

  /// Runs the app until it or the input ends, and returns its outcome.
  public func run() async -> ApplicationOutcome? {
    let send = send
    session.application.inbox.onWake { send.yield(.wake) }
    Thread.detachNewThread {
      while let line = readLine() { send.yield(.line(line)) }
      send.yield(.endOfInput)
    }
    show(session.start())
    setAlarm()
    for await signal in signals {
      switch signal {
      case .line(let line): show(session.read(line))
      case .endOfInput: session.end()
      case .wake:
        session.application.runPosts()
        clock.ring()
        show(session.news())
      }
      if session.outcome != nil { break }
      setAlarm()
    }
    alarm?.cancel()
    return session.outcome
  }

  private func setAlarm() {
    alarm?.cancel()
    guard let rest = clock.rest else { return }
    alarm = Task { [send] in
      try await Task.sleep(for: rest)
      send.yield(.wake)
    }
  }

  private func show(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    let text = lines.joined(separator: "\n") + "\n"
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
