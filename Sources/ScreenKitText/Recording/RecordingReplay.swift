package import ScreenKitCore

/// Feeds a recording to the app that it was made of, and compares what the app shows.
///
/// The screens are compared, not the bytes: whenever something comes in, and at the end, the app
/// has to show what it showed when it was recorded.
@MainActor
package final class RecordingReplay {
  private let application: Application
  private let surface: TextSurface
  private let clock: TurnClock
  private let header: Recording.Header
  private var decoder = InputDecoder()
  private var recorded: ScreenReplay
  /// Whether a frame was recorded since the screens were compared.
  private var isNew = false
  /// The number of screens that were compared so far.
  package private(set) var comparisons = 0
  /// Where the entry is that is dealt with.
  private var time = ClockInstant()
  /// What happened at this time and is one turn.
  private var events: [Event] = []

  /// Starts the app that `make` puts together for the surface and the clock.
  package init(
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

  /// Goes on with the next entry, which stands in that `line`, and with the tasks that it is about.
  ///
  /// - Returns: How the screen differs from the recorded one; the replay ends there.
  package func take(
    _ entry: Recording.Entry, line: Int
  ) async throws(RecordingError) -> ScreenDifference? {
    let found = try play(entry, line: line)
    if found == nil, entry.kind == .other { await application.settle() }
    return found
  }

  /// The same without the tasks, which need time.
  package func play(
    _ entry: Recording.Entry, line: Int
  ) throws(RecordingError) -> ScreenDifference? {
    if entry.time != time || isNew, let found = settle() { return found }
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
    case .request(let request): events.append(.application(request))
    case .timers:
      if let found = settle() { return found }
      clock.move(to: time)
      clock.ring()
    case .other:
      perform()
      clock.move(to: time)
    }
    return nil
  }

  /// What is different after the last entry.
  package func finish() -> ScreenDifference? {
    isNew = true
    return settle()
  }

  private func show(_ text: String, line: Int) throws(RecordingError) {
    let size = surface.picture.size
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

  /// Makes a turn of what has come in.
  private func perform() {
    guard !events.isEmpty else { return }
    clock.move(to: time)
    application.dispatch(events)
    events = []
  }

  private func settle() -> ScreenDifference? {
    perform()
    // A terminal that is slow gets fewer frames, but always the last one.
    guard isNew, application.state.isInForeground else { return nil }
    isNew = false
    comparisons += 1
    return ScreenDifference(
      at: time, recorded,
      surface.picture.places(colors: surface.traits.colors, on: surface.traits.appearance),
      cursor: surface.cursor.map { [$0.x, $0.y] })
  }
}
