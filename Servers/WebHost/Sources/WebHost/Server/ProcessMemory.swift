internal import CLibrary

/// The memory image of this process that the system may write to disk.
enum ProcessMemory {
  /// Disables core dumps, which could contain cookies, tickets and what visitors type.
  static func forbidDumps() {
    var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
    // Lowering a limit always succeeds.
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &nothing)
    #else
      setrlimit(RLIMIT_CORE, &nothing)
    #endif
  }

  /// Whether the system may write core dumps.
  static var allowsDumps: Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      getrlimit(RLIMIT_CORE, &limit)
    #endif
    return limit.rlim_max > 0
  }
}
