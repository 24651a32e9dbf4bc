import ScreenKitCore
import ScreenKitDocuments
import ScreenKitFetch
import ScreenKitLaunch
import ScreenKitOffline
import ScreenKitText
import StudioScreens

/// The studio in a terminal: `swift run RmadStudio app.json` edits a described app.
@main
struct RmadStudio: TextApp {
  // The fetcher must come first: this program also runs as its own helper process for https.
  private var studio = StudioLaunch(
    folder: RmadStudio.folder, fetcher: HTTPFetcher(helper: .runIfAsked()))

  private static var folder: String { StateFolder.path("screenkit.studio") }

  var minimumSize: CellSize { CellSize(columns: 60, rows: 20) }
  var options: [LaunchOption] { studio.options }

  mutating func configure(_ launch: Launch) throws { try studio.configure(launch) }
  func makeRoot() throws -> Controller { try studio.makeRoot() }
  func makeStateKeeper() -> (any StateKeeper)? { StateFile(path: studio.stateFile) }
}
