#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file of what is typed before a snapshot, so that it stands on no command line.
///
/// Each end of a line is the Enter key, but for that of the last line.
package struct PressFile {
  /// The most bytes to read.
  static let limit = 1 << 20

  /// The path; `-` is standard input.
  let path: String

  /// Reads the file.
  func text() throws(LaunchError) -> String {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LaunchError("--press-from: \(path) cannot be read") }
    defer { if descriptor > 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = buffer.withUnsafeMutableBytes { SystemCalls.readSome($0, from: descriptor) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw LaunchError("--press-from: \(path) cannot be read") }
      if count == 0 { break }
      bytes += buffer[..<count]
      guard bytes.count <= Self.limit else {
        throw LaunchError("--press-from: \(path) is larger than 1 MiB")
      }
    }
    return Self.presses(in: bytes)
  }

  /// The bytes that a terminal would send.
  package static func presses(in bytes: [UInt8]) -> String {
    let lines = bytes.last == 0x0A ? bytes.dropLast() : bytes[...]
    return String(decoding: lines.map { $0 == 0x0A ? 0x0D : $0 }, as: UTF8.self)
  }
}
