import ScreenKitCore
internal import ScreenKitLaunch

/// Recording an app and replaying a recording.
extension TextApp {
  func makeRecorder(
    _ file: String, _ conditions: DisplayConditions, _ clock: LiveClock
  ) throws(LaunchError) -> Recorder {
    do {
      let file = try RecordingFile(creating: file)
      return Recorder(conditions.header, clock: clock) { try file.append($0) }
    } catch {
      throw LaunchError("\(error)")
    }
  }

  /// Replays the recording in `file`; prints the first difference, and throws if there is one.
  func replay(_ launch: TextLaunch, _ file: String) async throws {
    do {
      let outcome = try await comparison(launch, from: file)
      guard let difference = outcome.difference else {
        if outcome.count == 0 {
          return print("The events were repeated; the recording has no screens of a terminal.")
        }
        return print("\(outcome.count) screens were compared; each is as it was recorded.")
      }
      print(difference)
    } catch let error as RecordingError {
      throw LaunchError("\(file): \(error)")
    }
    throw ReplayFailure()
  }

  /// Replays up to the first difference; returns it, and the number of compared screens.
  private func comparison(
    _ launch: TextLaunch, from file: String
  ) async throws -> (difference: ScreenDifference?, count: Int) {
    guard let lines = LineFile(path: file, longest: RecordingHeader.longestLine),
      let first = try lines.next()
    else { throw RecordingError(line: 1, reason: "the file cannot be read") }
    let header = try RecordingHeader(first)
    let conditions = try DisplayConditions(header)
    let replay = try RecordingReplay(
      conditions, options: try options(conditions, launch),
      comparesFrames: header.surface == DisplayConditions.surface
    ) {
      makeApplication(try makeRoot(opening: launch.common.link), $0, $1)
    }
    while let line = try lines.next() {
      guard let entry = try RecordingEntry(line, number: lines.count) else { continue }
      if let found = try await replay.playAndSettle(entry, line: lines.count) {
        return (found, replay.comparisons)
      }
    }
    return (replay.finish(), replay.comparisons)
  }
}

/// The error of a replay whose screens differ from the recorded ones.
private struct ReplayFailure: Error, CustomStringConvertible {
  var description: String { "the screen is not the one that was recorded" }
}
