#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads a file line by line; of a file of any size, no more than a line is in memory.
@MainActor
package final class LineFile {
  private let descriptor: Int32
  private let longest: Int
  private var waiting: [UInt8] = []
  private var start = 0
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// How many lines were read.
  package private(set) var count = 0

  /// Opens the file, in which no line has more than `longest` bytes; `nil` if it cannot be opened.
  package init?(path: String, longest: Int) {
    self.longest = longest
    // A pipe without a writer would keep whoever opens it waiting.
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { return nil }
  }

  isolated deinit { if descriptor >= 0 { close(descriptor) } }

  /// The next line without its end; `nil` behind the last.
  package func next() throws(RecordingError) -> String? {
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
