#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import ScreenKitCore
internal import Synchronization

/// Writes and removes a state file from any thread; of several writes the one asked for last wins.
final class StateFileWriter: Sendable {
  private let path: String
  /// The size of the largest file that is written and read, in bytes.
  let limit: Int
  /// The number of the last request that was carried out; held while the file is changed.
  private let lastDone = Mutex(0)

  init(path: String, limit: Int) { (self.path, self.limit) = (path, limit) }

  /// Writes `archive`, unless a later request was carried out before.
  func write(_ archive: ScreenArchive, request: Int) throws {
    let bytes = ArchiveText(archive).bytes
    guard bytes.count <= limit else { throw StateFileTooLarge(size: bytes.count, limit: limit) }
    try carryOut(request) { try OwnerFile(path: path).write(Data(bytes)) }
  }

  /// Removes the file.
  func remove(request: Int) throws {
    try carryOut(request) {
      guard FileManager.default.fileExists(atPath: path) else { return }
      try FileManager.default.removeItem(atPath: path)
    }
  }

  private func carryOut(_ request: Int, _ change: () throws -> Void) throws {
    try lastDone.withLock { last in
      guard request > last else { return }
      last = request
      try change()
    }
  }
}

/// Reports that an archive was not written, since it would not be read again.
public struct StateFileTooLarge: Error, Hashable, Sendable, CustomStringConvertible {
  /// The size of the file that would have been written, in bytes.
  public let size: Int
  /// The size of the largest file that is written and read, in bytes.
  public let limit: Int

  /// A sentence for users.
  public var description: String {
    "The saved screens would take \(size) bytes, and \(limit) is the limit."
  }
}
