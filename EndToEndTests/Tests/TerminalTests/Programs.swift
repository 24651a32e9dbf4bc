internal import ScreenKitC

/// The programs under test, built beforehand.
///
/// `SCREENKIT_BIN_DIR` names the folder of HeartBeatDemo; CrashApp lies there or beside the tests.
/// `SCREENKIT_SERVER_BIN_DIR` names the folder of RmadServer.
enum Programs {
  static func path(of name: String) throws -> String {
    let here = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
    let beside = here.dropLast().joined(separator: "/")
    let named = ["SCREENKIT_BIN_DIR", "SCREENKIT_SERVER_BIN_DIR"].compactMap(environment)
    let folders = named + [beside]
    guard let folder = folders.first(where: { access("\($0)/\(name)", X_OK) == 0 }) else {
      throw EndToEndError(description: "\(name) is in none of \(folders)")
    }
    return "\(folder)/\(name)"
  }

  /// Returns the path of an installed program; `nil` if it is not installed.
  static func installed(_ name: String) -> String? {
    let folders = (environment("PATH") ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the standard output of a program that ends with success.
  static func output(of program: String, _ arguments: [String]) throws -> String {
    // A terminal instead of a pipe needs no thread for reading; its width prevents wrapped lines.
    let terminal = try PseudoTerminal(columns: 500, rows: 500)
    let nothing = open("/dev/null", O_RDONLY)
    defer { close(nothing) }
    let process = try AppProcess(program, arguments, at: terminal, input: nothing)
    let ending = try process.waitForEnd(at: terminal)
    guard ending == .exit(0) else {
      throw EndToEndError(description: "\(program) \(arguments): \(terminal.transcript)")
    }
    return terminal.transcript
  }
}
