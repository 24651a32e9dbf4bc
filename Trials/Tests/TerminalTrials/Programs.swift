#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The programs under trial, built beforehand.
///
/// `SCREENKIT_BIN_DIR` names the folder of HeartBeatDemo; CrashTrial lies there or beside the trials.
enum Programs {
  static func path(of name: String) throws -> String {
    let here = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    let folders = [environment("SCREENKIT_BIN_DIR"), here.dropLast().joined(separator: "/")]
    for case let folder? in folders where access("\(folder)/\(name)", X_OK) == 0 {
      return "\(folder)/\(name)"
    }
    throw OutOfPatience(description: "\(name) is not in any of \(folders.compactMap { $0 })")
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
