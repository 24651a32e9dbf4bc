public import ScreenKitCore
public import ScreenKitLaunch

/// The replay of a recording on lines, whichever backend made it.
@MainActor
public struct LineReplay {
  /// The header of the recordings of this backend.
  public static let header = RecordingHeader(surface: LineSurface.kind, size: LineSurface.size)

  /// Repeats the events of the recording in `lines`, and returns the last screen.
  ///
  /// The pages of a recording that this backend made are compared with those of the replay.
  ///
  /// - Throws: ``RecordingError`` for a line that is wrong, and ``LineError`` for a different page.
  public static func run(_ lines: [String], of app: some ScreenApp, root: Controller) async throws
    -> [String]
  {
    let isOwn = try RecordingHeader(lines.first ?? "").surface == LineSurface.kind
    let surface = LineSurface()
    let player = RecordingPlayer {
      Application(app, root: root, surface: surface, clock: $0)
    }
    // A frame is compared before the next cause of a turn, when its tasks have ended.
    var expected: String?
    func compare(before line: Int) throws(LineError) {
      guard let frame = expected, isOwn else { return }
      expected = nil
      if frame != surface.frame {
        throw LineError("The page before line \(line) is another one than was recorded.")
      }
    }
    for (index, line) in lines.enumerated().dropFirst() {
      guard let entry = try RecordingEntry(line, number: index + 1) else { continue }
      if case .frame(let text) = entry.kind {
        try await player.play(entry, line: index + 1)
        expected = text
      } else {
        try compare(before: index + 1)
        try await player.play(entry, line: index + 1)
      }
    }
    player.finish()
    if player.application.state.isInForeground { try compare(before: lines.count + 1) }
    return surface.page?.lines ?? []
  }
}
