internal import ScreenKitC

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A file that is read only if it is not larger than a limit.
///
/// The bytes are counted while they are read, because devices and pipes do not report their size.
struct BoundedFile {
  let path: String
  /// The maximum number of bytes to read.
  let limit: Int

  /// The reason why a file was not read.
  enum Refusal: Error, CustomStringConvertible {
    case unreadable
    case tooLarge(limit: Int)

    var description: String {
      switch self {
      case .unreadable: "the file cannot be read"
      case .tooLarge(let limit): "the file is larger than \(limit >> 20) MiB"
      }
    }
  }

  /// Reads the whole file.
  func contents() throws(Refusal) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable }
      if count == 0 { return data }
      guard data.count + count <= limit else { throw .tooLarge(limit: limit) }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Reads the whole file as UTF-8; invalid bytes become replacement characters.
  func text() throws(Refusal) -> String { String(decoding: try contents(), as: UTF8.self) }
}
