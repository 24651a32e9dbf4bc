internal import Foundation
internal import ScreenKitC
/// A lock that gives one process, and one owner within it, exclusive access to a file.
///
/// The lock is on a second file, because each change replaces the file itself.
public struct FileLock {
  /// The maximum wait for the lock.
  public static let timeout = Duration.seconds(3)
  /// The time between two attempts.
  private static let pause = Duration.milliseconds(10)

  private let path: String

  /// Creates a lock on a second file beside the file at `path`.
  public init(beside path: String) { self.path = path + ".lock" }

  /// Calls `body` while the lock is held; throws a ``RecordError`` if it is not free in time.
  public func hold<Result>(_ body: () throws -> Result) throws -> Result {
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw RecordError.system(path, errno) }
    defer { close(file) }
    var waited = Duration.zero
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw RecordError.system(path, errno) }
      guard waited < FileLock.timeout else { throw RecordError.busy(path) }
      // The system's own wait has no timeout, and no event reports the release of a lock.
      usleep(UInt32(FileLock.pause / .microseconds(1)))
      waited += FileLock.pause
    }
    return try body()
  }
}
