internal import ScreenKitC
internal import ScreenKitLaunch

/// A file of keys to type before a snapshot, as an alternative to the command line.
///
/// Each line end is the Enter key, except for that of the last line.
struct PressFile {
  /// The maximum size in bytes.
  static let limit = 1 << 20

  /// The path of the file; `-` is standard input.
  let path: String

  /// Reads the file and returns the bytes that a terminal would send.
  ///
  /// - Throws: ``LaunchError`` if the file cannot be read or is too large.
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

  /// Returns the bytes that a terminal would send for the lines in `bytes`.
  static func presses(in bytes: [UInt8]) -> String {
    let lines = bytes.last == 0x0A ? bytes.dropLast() : bytes[...]
    return String(decoding: lines.map { $0 == 0x0A ? 0x0D : $0 }, as: UTF8.self)
  }
}
