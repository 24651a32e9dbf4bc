import ScreenKitCore
import ScreenKitDocuments
import ScreenKitFetch
import ScreenKitLaunch
import ScreenKitOffline
import ScreenKitRmad
import ScreenKitText
import StudioScreens

/// The studio in a terminal: `swift run RmadStudio app.json` edits a described app.
@main
struct RmadStudio: TextApp {
  // The fetcher must come first: this program also runs as its own helper process for https.
  private let fetcher = HTTPFetcher(helper: .runIfAsked())
  private let folder = StateFolder.path("screenkit.studio")
  private var path = "app.json"
  private var isSample = false
  private var isRehearsal = false

  var minimumSize: CellSize { CellSize(columns: 60, rows: 20) }
  var options: [LaunchOption] {
    [
      LaunchOption("FILE", help: "the description to edit, or to create (app.json)"),
      LaunchOption("--sample", help: "begin a new file with the sample app"),
    ]
  }

  mutating func configure(_ launch: Launch) throws {
    path = launch.value(of: "FILE") ?? path
    isSample = launch.value(of: "--sample") != nil
    isRehearsal = launch.isRehearsal
    do throws(StudioFileError) {
      guard try StudioFile(path: path).read() != nil, isSample else { return }
    } catch {
      throw LaunchError("\(error)")
    }
    throw LaunchError("--sample: \(path) exists; name a file that does not")
  }

  func makeRoot() throws -> Controller {
    let new = isSample ? try StudioDocument(json: RmadSample.description) : .newApp
    return StudioScreen(
      try StudioModel(opening: StudioFile(path: path), new: new, feeds: feeds))
  }

  func makeStateKeeper() -> (any StateKeeper)? { StateFile(path: folder + "/screens.json") }

  private var feeds: any FeedSource {
    guard !isRehearsal else { return EmbeddedFeedSource(RmadSample.files) }
    let fetched = FetchedFeedSource(
      fetcher: fetcher, policy: FetchPolicy(), cache: DiskFeedCache(folder: folder + "/feeds"))
    return EmbeddedFeedSource(RmadSample.files, other: fetched)
  }
}
