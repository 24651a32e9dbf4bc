internal import Foundation
internal import ScreenKitC

/// A run of the program FetchApp, which fetches one address and prints the outcome.
final class FetchRun {
  let terminal: PseudoTerminal
  let app: AppProcess

  /// Starts the program; `wrapper` is a command that runs the program in its last arguments.
  init(
    _ address: String, method: String = "GET", seconds: Int = 20, token: String = "",
    body: String = "", environment: [String: String] = [:], within wrapper: [String] = []
  ) throws {
    terminal = try PseudoTerminal(columns: 500, rows: 50)
    let command =
      try wrapper + [
        Programs.path(of: "FetchApp"), method, address, "\(seconds)", token, body,
      ]
    app = try AppProcess(
      command[0], Array(command.dropFirst()), environment: environment, at: terminal)
  }

  /// Waits for the end, which must be a success, and returns the outcome.
  func outcome() throws -> String {
    let ending = try app.waitForEnd(at: terminal)
    guard ending == .exit(0) else {
      throw EndToEndError(description: "\(ending): \(terminal.transcript)")
    }
    return terminal.transcript.trimmingCharacters(in: .newlines)
  }

  /// Waits until the program has started a helper, and returns its process identifier.
  func helper() throws -> pid_t {
    try eventually("a helper process of \(app.number)") {
      let all = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      return all.compactMap { pid_t($0) }.first { number in
        Self.fields(of: number)?[1] == "\(app.number)"
          && Self.file("cmdline", of: number).hasSuffix("--fetch-helper\0")
      }
    }
  }

  /// Returns the system's data about a process: state, parent, group, session and terminal; `nil`
  /// if it has ended.
  static func fields(of process: pid_t) -> [Substring]? {
    let text = file("stat", of: process)
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[end...].dropFirst().split(separator: " ")
    return fields.count > 4 && fields[0] != "Z" ? fields : nil
  }

  static func file(_ name: String, of process: pid_t) -> String {
    FileManager.default.contents(atPath: "/proc/\(process)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
