internal import CLibrary
public import Logging

/// The limit of open files and sockets of this process.
public enum DescriptorLimit {
  /// Descriptors for everything but connections: the database's files, event loops, the log.
  private static let reserve = 64

  /// Raises the process's limit for `connections`, and returns the possible number of connections.
  ///
  /// A number that is not possible is logged.
  public static func raise(for connections: Int, _ logger: Logger? = nil) -> Int {
    let total = min(connections, raised(for: connections))
    if total < connections {
      logger?.warning(
        "The system's limit of open files allows \(total) of \(connections) connections.")
    }
    return total
  }

  /// Raises the process's limit as far as possible, and returns the number of connections within it.
  private static func raised(for connections: Int) -> Int {
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
    return max(1, Int(clamping: limit.rlim_cur) - reserve)
  }

  /// Returns the number of descriptors for `connections` and everything else, at most `Int.max`.
  static func descriptors(for connections: Int) -> Int {
    let (sum, overflows) = connections.addingReportingOverflow(reserve)
    return overflows ? .max : max(0, sum)
  }
}
