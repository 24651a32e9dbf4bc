import ScreenKitCore
internal import ScreenKitLaunch

/// A replay of a recording in the app, which compares the app's screens with the recorded ones.
///
/// It compares screens rather than bytes: at each event and at the end, the app must show the
/// recorded screen. The frames of another kind of surface are ignored.
@MainActor
final class RecordingReplay {
  private let player: RecordingPlayer
  private let surface: TextSurface
  private let comparesFrames: Bool
  private var recorded: ScreenReplay
  /// Whether a frame was recorded since the last comparison.
  private var isNew = false
  /// The number of compared screens so far.
  private(set) var comparisons = 0

  /// Creates a replay, and starts the app that `make` creates for the surface and the clock.
  ///
  /// - Parameters:
  ///   - conditions: The conditions of the display.
  ///   - options: The options of the display.
  ///   - comparesFrames: Whether a terminal recorded the frames.
  ///   - make: Creates the app.
  init(
    _ conditions: DisplayConditions, options: TextOptions, comparesFrames: Bool = true,
    _ make: (TextSurface, any TimerClock) throws -> Application
  ) rethrows {
    let surface = TextSurface(size: conditions.size, options: options)
    self.surface = surface
    self.comparesFrames = comparesFrames
    recorded = ScreenReplay(size: conditions.size)
    player = try RecordingPlayer { clock in
      let application = try make(surface, clock)
      TerminalCommands.add(to: application)
      return application
    }
  }

  /// Replays the next entry, from line `line`, and awaits the tasks that it concerns.
  ///
  /// - Returns: The difference from the recorded screen, after which the replay ends; otherwise
  ///   `nil`.
  func playAndSettle(
    _ entry: RecordingEntry, line: Int
  ) async throws(RecordingError) -> ScreenDifference? {
    let found = try play(entry, line: line)
    if found == nil, entry.kind == .other { await player.application.waitUntilIdle() }
    return found
  }

  /// Replays the next entry without awaiting tasks.
  func play(_ entry: RecordingEntry, line: Int) throws(RecordingError) -> ScreenDifference? {
    if entry.time != player.time || isNew, let found = compareScreens() { return found }
    try player.playWithoutWaiting(entry, line: line)
    // The last frame follows the end of the app: it resets the terminal of a player.
    if case .frame(let text) = entry.kind, player.application.state != .notRunning {
      try show(text, line: line)
    }
    return nil
  }

  /// Returns the difference after the last entry, or `nil` if there is none.
  func finish() -> ScreenDifference? {
    isNew = comparesFrames
    return compareScreens()
  }

  private func show(_ text: String, line: Int) throws(RecordingError) {
    guard comparesFrames else { return }
    let size = surface.snapshot.size
    if size != recorded.size { recorded = ScreenReplay(size: size) }
    isNew = true
    do {
      try recorded.play(text.utf8)
    } catch {
      throw RecordingError(line: line, reason: "this is no frame of the app: \(error)")
    }
  }

  private func compareScreens() -> ScreenDifference? {
    player.finish()
    // A slow terminal gets fewer frames, but always the last one.
    guard isNew, player.application.state.isInForeground else { return nil }
    isNew = false
    comparisons += 1
    return ScreenDifference(
      at: player.time, recorded,
      surface.snapshot.places(colors: surface.traits.colors, on: surface.traits.appearance),
      cursor: surface.cursor.map { [$0.x, $0.y] })
  }
}
