internal import Foundation
internal import Logging
internal import ScreenKitCore
internal import ScreenKitLaunch
internal import ScreenKitWeb

/// The folder into which a host records new sessions, each in a separate file.
///
/// A session is recorded until it falls asleep. A session from a store is not recorded, since a
/// replay begins without state.
@MainActor
final class SessionRecordings {
  /// The error of a folder that cannot be written to.
  struct Failure: Error, CustomStringConvertible {
    let folder: String

    var description: String { "Recordings cannot be written to the folder \(folder)." }
  }

  private let folder: URL
  private let header: RecordingHeader
  private let logger: Logger
  /// The number of the last file.
  private var last = 0

  /// Records into the folder at a path, which is created if it is missing.
  ///
  /// - Throws: ``Failure`` if the folder cannot be created, or nothing can be written to it.
  init(_ path: String, look: LookName, logger: Logger) throws(Failure) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    header = RecordingHeader(
      surface: "web", size: WebSession.Settings().size, conditions: ["look": look.rawValue])
    self.logger = logger
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard FileManager.default.isWritableFile(atPath: folder.path) else {
      throw Failure(folder: path)
    }
  }

  /// Returns a recorder of a session that starts now, with a clock that follows `clock`.
  ///
  /// If its file cannot be written, the host logs the error, and the session runs unrecorded.
  func makeRecorder(following clock: any TimerClock) -> Recorder? {
    guard let file = makeFile() else { return nil }
    var isWriting = true
    return Recorder(header, clock: clock) { [logger] lines in
      guard isWriting else { return }
      do {
        try file.write(contentsOf: Data(lines.utf8))
      } catch {
        isWriting = false
        logger.warning("A recording ends early: \(error)")
      }
    }
  }

  /// Creates a file that only its owner can read, with the next free number.
  private func makeFile() -> FileHandle? {
    while true {
      last += 1
      let path = folder.appending(path: "session-\(last).cast").path
      let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true) }
      guard errno == EEXIST else {
        logger.warning("A session is not recorded: error \(errno)")
        return nil
      }
    }
  }
}
