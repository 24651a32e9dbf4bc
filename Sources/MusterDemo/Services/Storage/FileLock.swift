internal import Foundation
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Has one process, and within it one owner, at a time do something with a file.
///
/// The lock lies on a file beside it, since the file itself is replaced at every change.
struct FileLock {
  /// How long another's lock is waited for.
  static let timeout = Duration.seconds(3)
  /// How long it is waited for between two tries.
  private static let pause = Duration.milliseconds(10)

  private let path: String

  init(beside path: String) { self.path = path + ".lock" }

  func hold<Result>(_ body: () throws -> Result) throws -> Result {
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw RecordError.system(path, errno) }
    defer { close(file) }
    var waited = Duration.zero
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw RecordError.system(path, errno) }
      guard waited < FileLock.timeout else { throw RecordError.busy(path) }
      // The system's own wait has no time limit, and nobody tells of a lock that is free again.
      usleep(UInt32(FileLock.pause / .microseconds(1)))
      waited += FileLock.pause
    }
    return try body()
  }
}
