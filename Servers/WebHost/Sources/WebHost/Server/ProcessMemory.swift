internal import CLibrary

#if os(Linux)
  internal import CProcess
#endif

/// The memory image of this process that the system may write to disk.
enum ProcessMemory {
  /// Disables core dumps, which could contain cookies, tickets and input of visitors.
  ///
  /// Their size limit has no effect where Linux passes them to a program (`core_pattern` with a
  /// pipe). The kernel is therefore also told to write none, and refuses debuggers of the same
  /// account then.
  static func forbidDumps() {
    var nothing = rlimit(rlim_cur: 0, rlim_max: 0)
    // Lowering a limit always succeeds.
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &nothing)
    #else
      setrlimit(RLIMIT_CORE, &nothing)
    #endif
    #if os(Linux)
      // The call cannot fail with these arguments.
      _ = process_set_dumpable(0)
    #endif
  }

  /// Whether the system may write core dumps, or pass them to a program.
  static var allowsDumps: Bool {
    var limit = rlimit()
    #if canImport(Glibc)
      getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      getrlimit(RLIMIT_CORE, &limit)
    #endif
    #if os(Linux)
      if process_is_dumpable() != 0 { return true }
    #endif
    return limit.rlim_max > 0
  }
}
