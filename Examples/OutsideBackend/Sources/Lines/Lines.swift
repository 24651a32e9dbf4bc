import Foundation
import LineApps
import PlainLines
import ScreenKitCore

/// Runs one of the apps on standard input and output: `swift run Lines counter`.
@main
@MainActor
struct Lines {
  static func main() async {
    let names = LineApp.allCases.map(\.rawValue)
    guard CommandLine.arguments.count == 2, let app = LineApp(rawValue: CommandLine.arguments[1])
    else {
      fail("Usage: Lines \(names.joined(separator: "|"))", status: 2)
    }
    do {
      let outcome = try await LiveLines(app.app).run()
      if case .failed(let error) = outcome { fail("\(error)", status: 1) }
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
