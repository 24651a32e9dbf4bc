import ScreenKitCore

/// Recording an app and replaying a recording.
extension TextApp {
  func makeRecorder(
    _ file: String, _ header: Recording.Header, _ clock: LiveClock
  ) throws(LaunchError) -> Recorder {
    do {
      let file = try RecordingFile(creating: file)
      return Recorder(header, clock: clock) { try file.append($0) }
    } catch {
      throw LaunchError("\(error)")
    }
  }

  /// Replays the recording in `file`; prints the first difference, and throws if there is one.
  func replay(_ launch: Launch, _ file: String) async throws {
    do {
      let outcome = try await comparison(launch, from: file)
      guard let difference = outcome.difference else {
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
    _ launch: Launch, from file: String
  ) async throws -> (difference: ScreenDifference?, count: Int) {
    guard let lines = LineFile(path: file, longest: Recording.longestLine),
      let first = try lines.next()
    else { throw RecordingError(line: 1, reason: "the file cannot be read") }
    let header = try Recording.Header(first)
    let replay = try RecordingReplay(header, options: try options(header, launch)) {
      makeApplication(try beginning(launch), $0, $1)
    }
    while let line = try lines.next() {
      guard let entry = try Recording.Entry(line, number: lines.count) else { continue }
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
