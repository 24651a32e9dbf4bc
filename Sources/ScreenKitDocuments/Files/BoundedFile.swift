#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file that is read only if it is no larger than it may sensibly be.
///
/// The bytes are counted as they are read, since devices and pipes do not tell their size.
struct BoundedFile {
  let path: String
  /// The most bytes to read.
  let limit: Int

  /// The reason why a file is not read.
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

  /// Reads the whole file as UTF-8, where replacement characters stand for what is none.
  func text() throws(Refusal) -> String { String(decoding: try contents(), as: UTF8.self) }
}
