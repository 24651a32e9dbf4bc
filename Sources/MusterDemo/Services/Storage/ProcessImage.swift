internal import ScreenKitC

/// The memory image of this process that the system may write to disk.
public enum ProcessImage {
  /// Disables core dumps, which could contain passwords and tokens.
  public static func forbid() {
    var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
    // Lowering a limit always succeeds.
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &nothing)
    #else
      setrlimit(RLIMIT_CORE, &nothing)
    #endif
  }
}
