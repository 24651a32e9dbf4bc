import ScreenKitCore

/// A replay of a recording in the app, which compares the app's screens with the recorded ones.
///
/// It compares screens rather than bytes: at each input and at the end, the app must show the
/// recorded screen.
@MainActor
final class RecordingReplay {
  private let application: Application
  private let surface: TextSurface
  private let clock: TurnClock
  private let header: Recording.Header
  private var decoder = InputDecoder()
  private var recorded: ScreenReplay
  /// Whether a frame was recorded since the last comparison.
  private var isNew = false
  /// The number of compared screens so far.
  private(set) var comparisons = 0
  /// The time of the current entry.
  private var time = ClockInstant()
  /// The events at this time, which form one turn.
  private var events: [Event] = []

  /// Starts the app that `make` creates for the surface and the clock.
  init(
    _ header: Recording.Header, options: TextOptions,
    _ make: (TextSurface, any TimerClock) throws -> Application
  ) rethrows {
    self.header = header
    let clock = TurnClock()
    self.clock = clock
    surface = TextSurface(size: header.size, options: options)
    recorded = ScreenReplay(size: header.size)
    application = try make(surface, clock)
    TerminalCommands.add(to: application)
    application.window.isRecorded = true
    application.inbox.onWake { [weak application] in
      Task { @MainActor [weak application] in application?.takePosts() }
    }
    application.start()
  }

  /// Replays the next entry, which is in line `line`, and awaits the tasks that it concerns.
  ///
  /// - Returns: The difference from the recorded screen, after which the replay ends; otherwise
  ///   `nil`.
  func playAndSettle(
    _ entry: Recording.Entry, line: Int
  ) async throws(RecordingError) -> ScreenDifference? {
    let found = try play(entry, line: line)
    if found == nil, entry.kind == .other { await application.waitUntilIdle() }
    return found
  }

  /// Replays the next entry without awaiting tasks.
  func play(
    _ entry: Recording.Entry, line: Int
  ) throws(RecordingError) -> ScreenDifference? {
    if entry.time != time || isNew, let found = compareScreens() { return found }
    guard entry.time >= time else {
      throw RecordingError(line: line, reason: "the time goes backwards")
    }
    time = entry.time
    switch entry.kind {
    case .output(let text):
      perform()
      try show(text, line: line)
    case .input(let text): decode(text)
    case .resized(let size):
      events.append(.resized(SurfaceSize(width: size.columns, height: size.rows)))
    case .action(let recorded):
      events.append(.action(recorded.action, on: recorded.target))
    case .request(let request): events.append(.application(request))
    case .timers:
      if let found = compareScreens() { return found }
      clock.move(to: time)
      clock.ring()
    case .other:
      perform()
      clock.move(to: time)
    }
    return nil
  }

  /// Returns the difference after the last entry, or `nil` if there is none.
  func finish() -> ScreenDifference? {
    isNew = true
    return compareScreens()
  }

  private func show(_ text: String, line: Int) throws(RecordingError) {
    let size = surface.snapshot.size
    if size != recorded.size { recorded = ScreenReplay(size: size) }
    isNew = true
    do {
      try recorded.play(text.utf8)
    } catch {
      throw RecordingError(line: line, reason: "this is no frame of the app: \(error)")
    }
  }

  private func decode(_ text: String) {
    let collect: (TerminalInput) -> Void = { [self] typed in
      if case .event(let event) = typed { events.append(event) }
    }
    decoder.feed(text.utf8, collect)
    while decoder.awaitsTimeout { decoder.timeOut(collect) }
  }

  /// Dispatches the collected events as one turn.
  private func perform() {
    guard !events.isEmpty else { return }
    clock.move(to: time)
    application.dispatch(events)
    events = []
  }

  private func compareScreens() -> ScreenDifference? {
    perform()
    // A slow terminal gets fewer frames, but always the last one.
    guard isNew, application.state.isInForeground else { return nil }
    isNew = false
    comparisons += 1
    return ScreenDifference(
      at: time, recorded,
      surface.snapshot.places(colors: surface.traits.colors, on: surface.traits.appearance),
      cursor: surface.cursor.map { [$0.x, $0.y] })
  }
}
