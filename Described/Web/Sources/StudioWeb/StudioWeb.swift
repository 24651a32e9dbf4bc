import ScreenKitCore
import ScreenKitFetch
import ScreenKitLaunch
import ScreenKitOffline
import StudioScreens
import WebHost

/// The studio in a browser: `swift run --package-path Servers/WebHost StudioWeb app.json`, with the
/// same options as `RmadStudio`.
///
/// All visitors edit the file of the command line, so the host must be for its authors alone.
@main
struct StudioWeb: WebApp {
  // The fetcher must come first: this program also runs as its own helper process for https.
  private var studio = StudioLaunch(
    folder: StateFolder.path("screenkit.studio") + "/web",
    fetcher: HTTPFetcher(helper: .runIfAsked()))

  var name: String { "RmadStudio" }
  var options: [LaunchOption] { studio.options }

  mutating func configure(_ launch: Launch) throws { try studio.configure(launch) }
  func makeRoot(for visitor: Visitor) throws -> Controller { try studio.makeRoot() }
}
