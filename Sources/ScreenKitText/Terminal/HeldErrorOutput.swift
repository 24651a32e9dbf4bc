internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Keeps what is written to standard error while screens are shown, and shows it afterwards.
///
/// Without it the message of a trap, printed before the trap, goes down with the alternate screen,
/// and a library's warning spoils the picture. Only an error output at the very same terminal is
/// held; a file keeps what it gets at once.
enum HeldErrorOutput {
  private static let isHeld = Atomic<Bool>(false)

  // Guard: set on the main actor while `isHeld` is false, and read only after it was true.
  nonisolated(unsafe) private static var memory: Int32 = -1
  nonisolated(unsafe) private static var terminal: Int32 = -1

  /// Holds what comes from now on, when standard error goes where `output` goes.
  @MainActor static func hold(besides output: Int32) {
    guard !isHeld.load(ordering: .relaxed), let device = device(of: STDERR_FILENO),
      device == self.device(of: output)
    else { return }
    if memory < 0 {
      memory = namelessFile()
      terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    }
    guard memory >= 0, terminal >= 0, dup2(memory, STDERR_FILENO) >= 0 else { return }
    isHeld.store(true, ordering: .releasing)
  }

  /// Shows the last of what was held, at most 64 KiB; safe in a signal handler.
  static func release() {
    guard isHeld.exchange(false, ordering: .acquiringAndReleasing) else { return }
    dup2(terminal, STDERR_FILENO)
    let end = lseek(memory, 0, SEEK_END)
    lseek(memory, max(0, end - 65_536), SEEK_SET)
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      while case let count = SystemCalls.readSome(buffer, from: memory), count > 0 {
        _ = SystemCalls.writeSoon(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: terminal)
      }
    }
    ftruncate(memory, 0)
    lseek(memory, 0, SEEK_SET)
  }

  private static func namelessFile() -> Int32 {
    var path = Array("/tmp/screenkit-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return -1 }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private static func device(of descriptor: Int32) -> dev_t? {
    var status = stat()
    guard isatty(descriptor) == 1, fstat(descriptor, &status) == 0 else { return nil }
    return status.st_rdev
  }
}
