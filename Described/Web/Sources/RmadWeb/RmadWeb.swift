import ScreenKitCore
import ScreenKitFetch
import ScreenKitLaunch
import ScreenKitOffline
import ScreenKitRmad
import WebHost

/// Described apps in a browser: `swift run --package-path Servers/WebHost RmadWeb`, with the same
/// options as `RmadDemo`.
@main
struct RmadWeb: WebApp {
  // The fetcher must come first: this program also runs as its own helper process for https.
  private var rmad = RmadLaunch(
    folder: StateFolder.path("screenkit.rmad") + "/web",
    fetcher: HTTPFetcher(helper: .runIfAsked()), backend: .browser, decode: decodeImage)

  var name: String { "RMAD" }
  var options: [LaunchOption] { rmad.options }

  mutating func configure(_ launch: Launch) throws { try rmad.configure(launch) }
  func printout(_ launch: Launch) throws -> String? { try rmad.printout(launch) }
  func makeRoot(for visitor: Visitor) throws -> Controller { try rmad.makeRoot() }
}
