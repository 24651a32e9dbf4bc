internal import ScreenKitC

/// A new file, readable by its owner only, that always consists of complete lines.
@MainActor
final class RecordingFile {
  /// An error of creating or writing the file.
  struct Failure: Error, Hashable, CustomStringConvertible {
    let path: String
    let number: Int32

    var description: String {
      "the recording \(path) cannot be written: \(String(cString: strerror(number)))"
    }
  }

  private let path: String
  private let descriptor: Int32
  private var length = 0

  /// Creates the file; an existing file is never overwritten.
  init(creating path: String) throws(Failure) {
    self.path = path
    descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure(path: path, number: errno) }
    // A file that reaches its size limit causes an error rather than ending the process. Programs
    // that the app starts do not inherit a handler, but they would inherit that it is ignored.
    if !SignalAction.current(of: SIGXFSZ).isIgnored {
      SignalAction.call { _ in }.install(for: SIGXFSZ)
    }
  }

  isolated deinit { close(descriptor) }

  /// Appends `lines`; removes them again if they cannot be written completely.
  func append(_ lines: String) throws(Failure) {
    var lines = lines
    let failure = lines.withUTF8 { bytes -> Int32? in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = SystemCalls.writeSome(.init(rebasing: rest), to: descriptor)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = rest.dropFirst(count)
      }
      length += bytes.count
      return nil
    }
    guard let failure else { return }
    _ = ftruncate(descriptor, off_t(length))
    throw Failure(path: path, number: failure)
  }
}
