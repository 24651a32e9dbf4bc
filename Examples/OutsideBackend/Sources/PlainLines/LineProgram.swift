internal import ScreenKitCore
public import ScreenKitLaunch
private import Foundation

/// An app as a program that reads and writes lines, with the options of its command line.
@MainActor
public enum LineProgram {
  /// The options that this host shares with others.
  public static let options: [LaunchOption] = [.help, .open, .record, .replay]

  /// Runs `app` with `arguments` to its end.
  ///
  /// - Throws: ``LaunchError`` for a mistake in the command line, and the error that ended the app.
  public static func run(_ app: some CommandLineApp, _ arguments: [String]) async throws {
    var app = app
    let launch = try Launch(arguments, own: app.options, host: options)
    try app.applyOptions(of: launch)
    switch launch.mode {
    case .help: show(HelpText(app.name, own: app.options, host: options).text())
    case .replay(let path):
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let lines = text.split(separator: "\n").map(String.init)
      let root = try app.makeRoot(opening: launch.link)
      show(try await LineReplay.run(lines, of: app, root: root).map { $0 + "\n" }.joined())
    case .run, .snapshot:
      if let text = try app.printout(launch) { return show(text) }
      let outcome = try await LiveLines(app, launch).run()
      if case .failed(let error) = outcome { throw error }
    }
  }

  private static func show(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
