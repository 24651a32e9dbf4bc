import Foundation
import LineApps
import PlainLines
import ScreenKitLaunch

/// A program that runs one of the apps on standard input and output: `swift run Lines counter
/// --record run.cast`.
@main
@MainActor
struct Lines {
  static func main() async {
    let names = LineApp.allCases.map(\.rawValue)
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let name = arguments.first, let app = LineApp(rawValue: name) else {
      fail("Usage: Lines \(names.joined(separator: "|")) [options]", status: 2)
    }
    do {
      try await LineProgram.run(app.app, Array(arguments.dropFirst()))
    } catch {
      fail("\(error)", status: error is LaunchError ? 2 : 1)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
