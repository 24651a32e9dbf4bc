internal import ScreenKitC
internal import ScreenKitLaunch

/// A reader of a file's lines that keeps little more than one line in memory.
@MainActor
final class LineFile {
  private let descriptor: Int32
  private let longest: Int
  private var waiting: [UInt8] = []
  private var start = 0
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// The number of lines read so far.
  private(set) var count = 0

  /// Opens the file at `path`; returns `nil` if it cannot be opened.
  ///
  /// `longest` is the longest line allowed, in bytes; ``next()`` throws for a longer one.
  init?(path: String, longest: Int) {
    self.longest = longest
    // Opening a pipe without a writer would block otherwise.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { return nil }
  }

  isolated deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns the next line without its line feed; `nil` at the end of the file.
  ///
  /// - Throws: ``RecordingError`` if the line is too long or the file cannot be read.
  func next() throws(RecordingError) -> String? {
    var searched = start
    while true {
      if let end = waiting[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return line(waiting[start..<end])
      }
      guard waiting.count - start <= longest else {
        throw RecordingError(line: count + 1, reason: "the line is too long")
      }
      waiting.removeFirst(start)
      (searched, start) = (waiting.count, 0)
      if try fill() { continue }
      defer { waiting = [] }
      return waiting.isEmpty ? nil : line(waiting[...])
    }
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> String {
    count += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  private func fill() throws(RecordingError) -> Bool {
    let read = chunk.withUnsafeMutableBytes { SystemCalls.readSome($0, from: descriptor) }
    guard read >= 0 else {
      throw RecordingError(line: count + 1, reason: "the file cannot be read further")
    }
    waiting += chunk[..<read]
    return read > 0
  }
}
