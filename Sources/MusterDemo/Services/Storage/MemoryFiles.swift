internal import Foundation
internal import Synchronization

/// Changes of files that stay in memory, so that an app can be tried without leaving anything behind.
public final class MemoryFiles: Sendable {
  /// The new contents by path; empty data is a file that was erased.
  private let contents = Mutex<[String: Data]>([:])

  /// Makes an object without changes.
  public init() {}

  /// Returns the changed content of the file at `path`, or `nil` if it is as on the disk.
  subscript(path: String) -> Data? {
    get { contents.withLock { $0[path] } }
    set { contents.withLock { $0[path] = newValue } }
  }
}
