#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
public import ScreenKitCore
internal import Synchronization

/// A writer of a state file, usable from any thread; the latest request takes precedence.
final class StateFileWriter: Sendable {
  private let path: String
  /// The maximum size of a file to write or read, in bytes.
  let limit: Int
  /// The number of the last performed request; locked during changes of the file.
  private let lastDone = Mutex(0)

  init(path: String, limit: Int) { (self.path, self.limit) = (path, limit) }

  /// Writes `archive`, unless a later request has already been performed.
  func write(_ archive: ScreenArchive, request: Int) throws {
    let bytes = ArchiveText(archive).bytes
    guard bytes.count <= limit else { throw StateFileTooLarge(size: bytes.count, limit: limit) }
    try carryOut(request) { try OwnerFile(path: path).write(Data(bytes)) }
  }

  /// Removes the file, unless a later request has already been performed.
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

/// The error for an archive that exceeds the size limit and was not written.
public struct StateFileTooLarge: Error, Hashable, Sendable, CustomStringConvertible {
  /// The size of the archive, in bytes.
  public let size: Int
  /// The maximum size, in bytes.
  public let limit: Int

  /// The message for the user.
  public var description: String { text(in: Strings()) }
}

extension StateFileTooLarge: TranslatedError {
  /// Returns the message for users.
  public func text(in strings: Strings) -> String { strings.errors.saving.tooLarge(size, limit) }
}

extension StateFileTooLarge: CustomDebugStringConvertible {
  /// The message for developers, with the number of its section in Docs/Errors.md.
  public var debugDescription: String { "\(self) (SK808)" }
}
