#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A file that is read only if it is no larger than it may sensibly be.
struct BoundedFile {
  let path: String
  /// The most bytes to read.
  let limit: Int

  /// Why a file is not read.
  enum Refusal: Error {
    case unreadable, tooLarge
  }

  func contents() throws(Refusal) -> Data {
    guard let size else { throw .unreadable }
    guard size <= limit else { throw .tooLarge }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    return data
  }

  /// A number of some type: which one differs between Foundation and its essential part.
  private var size: Int? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    let size = attributes[.size]
    return size as? Int ?? (size as? any BinaryInteger).flatMap { Int(exactly: $0) }
  }
}
