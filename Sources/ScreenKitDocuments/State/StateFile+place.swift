#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension StateFile {
  /// Creates a keeper for the program `name` in the user's folder for program state.
  ///
  /// The path is `$XDG_STATE_HOME/NAME/screens.json`, or else `~/.local/state/NAME/screens.json`.
  /// Returns `nil` if the environment contains neither `XDG_STATE_HOME` nor `HOME`.
  ///
  /// - Parameters:
  ///   - name: The name of the program's folder, without slashes.
  ///   - environment: The environment variables; `nil` uses the variables of the process.
  public convenience init?(of name: String, environment: [String: String]? = nil) {
    precondition(
      !name.isEmpty && !name.contains("/"),
      "StateFile: the name must be the name of a folder (SK601)")
    let variables = environment ?? ProcessInfo.processInfo.environment
    // Relative paths are ignored, because a program can be started in any folder.
    func folder(_ variable: String) -> String? {
      variables[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let states = folder("XDG_STATE_HOME") ?? folder("HOME").map({ "\($0)/.local/state" })
    else { return nil }
    self.init(path: "\(states)/\(name)/screens.json")
  }
}
