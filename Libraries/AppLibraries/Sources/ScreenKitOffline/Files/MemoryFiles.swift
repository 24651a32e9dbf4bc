public import Foundation
internal import Synchronization

/// The changes of files, kept in memory so that a dry run writes nothing to disk.
public final class MemoryFiles: Sendable {
  /// The new contents by path; empty data means that the file was erased.
  private let contents = Mutex<[String: Data]>([:])

  /// Creates an object without changes.
  public init() {}

  /// The changed content of the file at `path`; `nil` if there is no change.
  public subscript(path: String) -> Data? {
    get { contents.withLock { $0[path] } }
    set { contents.withLock { $0[path] = newValue } }
  }
}
