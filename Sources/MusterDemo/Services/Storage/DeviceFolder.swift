public import Foundation

/// Where the app keeps what it keeps, unless told otherwise.
public enum DeviceFolder {
  /// The name by which the app is told from all others on a device.
  public static let identifier = "edu.nps.muster"
  /// The folder's name in versions before it was named by the identifier.
  private static let earlierName = "muster"

  /// The folder of the user's own state: `$XDG_STATE_HOME/edu.nps.muster`, or the same below
  /// `~/.local/state`.
  ///
  /// A folder of an earlier version, called `muster`, is used on, unless there is a newer one.
  ///
  /// - Parameters:
  ///   - environment: The environment; this process's own by default.
  ///   - isThere: Whether there is anything at a path.
  /// - Returns: The folder's path, whether it is there or not.
  public static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isThere: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) -> String {
    // A relative one is to be ignored, by the rules of that variable.
    let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    let states = given ?? home + "/.local/state"
    let (path, earlier) = ("\(states)/\(identifier)", "\(states)/\(earlierName)")
    return !isThere(path) && isThere(earlier) ? earlier : path
  }
}
