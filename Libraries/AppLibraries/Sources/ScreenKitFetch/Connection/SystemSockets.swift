internal import ScreenKitC

/// System calls that differ between platforms, or that must not leak descriptors.
///
/// Programs that the process starts do not inherit the descriptors. Each function throws
/// ``FetchError/ConnectFailure/noResources`` if the system refuses.
enum SystemSockets {
  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    private static let privately = Int32(SOCK_CLOEXEC.rawValue)
  #elseif canImport(Musl)
    private static let stream = SOCK_STREAM
    private static let privately = SOCK_CLOEXEC
  #elseif canImport(Darwin)
    private static let stream = SOCK_STREAM
    /// No flag, because `posix_spawn` closes all descriptors except those passed to the program.
    private static let privately: Int32 = 0
  #endif

  #if canImport(Darwin)
    /// No flag, because sockets have an option instead.
    static let sendFlags: Int32 = 0
  #else
    /// The flag that turns a write to a closed connection into an error instead of a signal.
    static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  /// Creates a non-blocking stream socket.
  static func makeSocket(_ family: Int32) throws(FetchError) -> Int32 {
    let descriptor = socket(family, stream | privately, 0)
    guard descriptor >= 0 else { throw .cannotConnect(.noResources) }
    keepPrivate(descriptor)
    setNonBlocking(descriptor)
    return descriptor
  }

  /// Creates two connected sockets; the first is non-blocking.
  static func makePair() throws(FetchError) -> (own: Int32, other: Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, stream | privately, 0, &ends) == 0 else {
      throw .cannotConnect(.noResources)
    }
    for end in ends { keepPrivate(end) }
    setNonBlocking(ends[0])
    return (ends[0], ends[1])
  }

  private static func keepPrivate(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private static func setNonBlocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}
