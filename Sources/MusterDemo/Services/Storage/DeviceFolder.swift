public import Foundation

/// Where the app keeps what it keeps, unless told otherwise.
public enum DeviceFolder {
  /// The folder of the user's own state: `$XDG_STATE_HOME/muster` or `~/.local/state/muster`.
  ///
  /// - Parameter environment: The environment; this process's own by default.
  /// - Returns: The folder's path, whether it is there or not.
  public static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    // A relative one is to be ignored, by the rules of that variable.
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return (state ?? home + "/.local/state") + "/muster"
  }
}
