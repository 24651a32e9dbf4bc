#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The core dumps of this process: memory images that the system may write to disk.
public enum CoreDumps {
  /// Disables core dumps, which could contain passwords and tokens.
  public static func disable() {
    var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
    // Lowering a limit always succeeds.
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &nothing)
    #else
      setrlimit(RLIMIT_CORE, &nothing)
    #endif
  }
}
