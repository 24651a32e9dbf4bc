public import Foundation
internal import ScreenKitOffline

/// The default folder of the app's data.
public enum DeviceFolder {
  /// The app's unique identifier, the name of the folder.
  public static let identifier = "edu.nps.muster"
  /// The folder's name in earlier versions.
  private static let earlierName = "muster"

  /// Returns the folder of the user's data: `$XDG_STATE_HOME/edu.nps.muster`, or
  /// `~/.local/state/edu.nps.muster`.
  ///
  /// If only the folder of an earlier version exists, called `muster`, that folder is returned.
  ///
  /// - Parameters:
  ///   - environment: The environment variables; by default those of this process.
  ///   - isThere: Returns whether a file or folder exists at a path.
  /// - Returns: The folder's path, whether it exists or not.
  public static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    isThere: (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
  ) -> String {
    let path = StateFolder.path(identifier, environment: environment)
    let earlier = StateFolder.path(earlierName, environment: environment)
    return !isThere(path) && isThere(earlier) ? earlier : path
  }
}
