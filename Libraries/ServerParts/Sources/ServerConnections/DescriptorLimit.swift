internal import CLibrary

/// The limit of open files and sockets of this process.
public enum DescriptorLimit {
  /// Descriptors for everything but connections: the database's files, event loops, the log.
  private static let reserve = 64

  /// Raises the process's limit for `connections`, and returns the possible number of connections.
  public static func raise(for connections: Int) -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return connections }
    let wanted = rlim_t(clamping: descriptors(for: connections))
    if limit.rlim_cur < wanted {
      var raised = limit
      raised.rlim_cur = min(wanted, limit.rlim_max)
      if setrlimit(resource, &raised) == 0 { limit = raised }
    }
    return min(connections, max(1, Int(clamping: limit.rlim_cur) - reserve))
  }

  /// Returns the number of descriptors for `connections` and everything else, at most `Int.max`.
  static func descriptors(for connections: Int) -> Int {
    let (sum, overflows) = connections.addingReportingOverflow(reserve)
    return overflows ? .max : max(0, sum)
  }
}
