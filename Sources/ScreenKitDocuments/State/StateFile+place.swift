#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension StateFile {
  /// Keeps the archive of the program called `name` where programs are to keep such things.
  ///
  /// That is `$XDG_STATE_HOME/NAME/screens.json`, or else `~/.local/state/NAME/screens.json`; `nil`
  /// where the environment names neither.
  ///
  /// - Parameters:
  ///   - name: The name of a folder, without slashes.
  ///   - environment: The variables to look in; `nil` takes those of the process.
  public convenience init?(of name: String, environment: [String: String]? = nil) {
    precondition(!name.isEmpty && !name.contains("/"), "StateFile: the name is that of a folder")
    let variables = environment ?? ProcessInfo.processInfo.environment
    // Relative paths are to be ignored, since a program may be started anywhere.
    func folder(_ variable: String) -> String? {
      variables[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let states = folder("XDG_STATE_HOME") ?? folder("HOME").map({ "\($0)/.local/state" })
    else { return nil }
    self.init(path: "\(states)/\(name)/screens.json")
  }
}
