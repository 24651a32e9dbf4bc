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
  private var server: ServerAddress?
  private var appID: Int?

  var minimumSize: CellSize { CellSize(columns: 60, rows: 20) }
  var options: [LaunchOption] {
    [
      LaunchOption("FILE", help: "the description to edit, or to create (app.json)"),
      LaunchOption("--sample", help: "begin a new file with the sample app"),
      LaunchOption(
        "--server", value: "ADDRESS", help: "publish to that server, such as http://127.0.0.1:8082"),
      LaunchOption("--app-id", value: "N", help: "the number of the app on that server"),
    ]
  }

  mutating func configure(_ launch: Launch) throws {
    path = launch.value(of: "FILE") ?? path
    isSample = launch.value(of: "--sample") != nil
    isRehearsal = launch.isRehearsal
    try configureServer(launch)
    do throws(StudioFileError) {
      guard try StudioFile(path: path).read() != nil, isSample else { return }
    } catch {
      throw LaunchError("\(error)")
    }
    throw LaunchError("--sample: \(path) exists; name a file that does not")
  }

  func makeRoot() throws -> Controller {
    let new = isSample ? try StudioDocument(json: RmadSample.description) : .newApp
    let model = try StudioModel(opening: StudioFile(path: path), new: new, feeds: feeds)
    let publishing = server.map {
      PublishingModel(model, service: HTTPStudioService($0, fetcher: fetcher), app: appID)
    }
    return StudioScreen(model, publishing: publishing)
  }

  private mutating func configureServer(_ launch: Launch) throws {
    do throws(ServerAddressError) {
      if let text = launch.value(of: "--server") { server = try ServerAddress(text) }
    } catch {
      throw LaunchError("--server: \(error)")
    }
    guard server == nil || !launch.isRehearsal else {
      throw LaunchError("--server: a snapshot or a replay never asks a server")
    }
    appID = try launch.number(of: "--app-id", in: 1...Int.max)
    guard appID == nil || server != nil else { throw LaunchError("--app-id needs --server") }
  }

  func makeStateKeeper() -> (any StateKeeper)? { StateFile(path: folder + "/screens.json") }

  private var feeds: any FeedSource {
    guard !isRehearsal else { return EmbeddedFeedSource(RmadSample.files) }
    let fetched = FetchedFeedSource(
      fetcher: fetcher, policy: FetchPolicy(), cache: DiskFeedCache(folder: folder + "/feeds"))
    return EmbeddedFeedSource(RmadSample.files, other: fetched)
  }
}
