#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the system may leave of this process on the disk.
public enum ProcessImage {
  /// Has a crash leave no image of the memory, in which a password may stand and a session does.
  public static func forbid() {
    var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
    // Less than there was is always granted.
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &nothing)
    #else
      setrlimit(RLIMIT_CORE, &nothing)
    #endif
  }
}
