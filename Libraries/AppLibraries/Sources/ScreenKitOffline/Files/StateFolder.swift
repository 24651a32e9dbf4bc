public import Foundation

/// The default folder of an app's data on this device.
public enum StateFolder {
  /// Returns `$XDG_STATE_HOME/NAME`, or `~/.local/state/NAME`.
  ///
  /// - Parameters:
  ///   - name: The name of the folder, which identifies the app.
  ///   - environment: The environment variables; by default those of this process.
  /// - Returns: The path of the folder, whether it exists or not.
  public static func path(
    _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    // The XDG specification requires that relative paths are ignored.
    let given = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"] ?? NSHomeDirectory()
    return (given ?? home + "/.local/state") + "/" + name
  }
}
