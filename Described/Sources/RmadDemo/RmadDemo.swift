import ScreenKitCore
import ScreenKitDocuments
import ScreenKitFetch
import ScreenKitLaunch
import ScreenKitOffline
import ScreenKitRmad
import ScreenKitText

/// Described apps in a terminal.
///
/// The command `swift run RmadDemo` shows the sample app. The command `swift run RmadDemo app.json`
/// shows the app in a file, and updates it after each change of the file.
@main
struct RmadDemo: TextApp {
  // The fetcher must come first: this program also runs as its own helper process for https.
  private var rmad = RmadLaunch(
    folder: StateFolder.path("screenkit.rmad"), fetcher: HTTPFetcher(helper: .runIfAsked()))

  var name: String { "RMAD" }
  var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }
  var options: [LaunchOption] { rmad.options }

  mutating func configure(_ launch: Launch) throws { try rmad.configure(launch) }
  func printout(_ launch: Launch) throws -> String? { try rmad.printout(launch) }
  func makeRoot() throws -> Controller { try rmad.makeRoot() }
  func makeStateKeeper() -> (any StateKeeper)? { StateFile(path: rmad.stateFile) }
}
