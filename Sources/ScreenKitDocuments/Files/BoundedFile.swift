internal import ScreenKitC

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A file that is read only up to a maximum size.
///
/// The bytes are counted during reading, because devices and pipes do not report their size.
public struct BoundedFile {
  /// The path of the file.
  public let path: String
  /// The maximum number of bytes to read.
  public let limit: Int

  /// Creates the reader of a file of at most `limit` bytes.
  public init(path: String, limit: Int) { (self.path, self.limit) = (path, limit) }

  /// The reason why a file was not read.
  public enum Refusal: Error, CustomStringConvertible, CustomDebugStringConvertible {
    /// There is no such file, or it cannot be read.
    case unreadable
    /// The file has more than `limit` bytes.
    case tooLarge(limit: Int)

    /// The reason in English, as a part of a sentence.
    public var description: String {
      switch self {
      case .unreadable: "the file cannot be read"
      case .tooLarge(let limit): "the file is larger than \(limit >> 20) MiB"
      }
    }

    /// The reason for developers.
    public var debugDescription: String { "\(self) (SK826)" }
  }

  /// Reads the whole file.
  public func contents() throws(Refusal) -> Data {
    // The file is opened without waiting, since nobody may write into a pipe of this name.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
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
  public func text() throws(Refusal) -> String { String(decoding: try contents(), as: UTF8.self) }
}
