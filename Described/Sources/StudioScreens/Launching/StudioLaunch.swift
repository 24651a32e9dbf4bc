public import ScreenKitCore
internal import ScreenKitDocuments
public import ScreenKitFetch
public import ScreenKitLaunch
internal import ScreenKitRmad

/// The command-line options of the studio on any backend, and the screens that they choose.
///
/// The commands for the terminal and for the browser differ only in the backend that they start.
@MainActor
public struct StudioLaunch {
  private let folder: String
  private let fetcher: any Fetcher
  private var path = "app.json"
  private var isSample = false
  private var isDryRun = false
  private var server: ServerAddress?
  private var appID: Int?

  /// Creates the launch of a new app.
  ///
  /// - Parameters:
  ///   - folder: The folder for stored feeds and states.
  ///   - fetcher: The client for feeds and for the server.
  public init(folder: String, fetcher: any Fetcher) {
    (self.folder, self.fetcher) = (folder, fetcher)
  }

  /// The command-line options.
  public var options: [LaunchOption] {
    [
      LaunchOption("FILE", help: "the description to edit, or to create (app.json)"),
      LaunchOption("--sample", help: "start a new file from the sample app"),
      LaunchOption(
        "--server", value: "ADDRESS", help: "publish to that server, such as http://127.0.0.1:8082"),
      LaunchOption("--app-id", value: "N", help: "the number of the app on that server"),
    ]
  }

  /// Reads the values of the options; throws an error for the command line.
  public mutating func configure(_ launch: Launch) throws {
    path = launch.value(of: "FILE") ?? path
    isSample = launch.value(of: "--sample") != nil
    isDryRun = launch.isDryRun
    try configureServer(launch)
    do throws(StudioFileError) {
      guard try StudioFile(path: path).read() != nil, isSample else { return }
    } catch {
      throw LaunchError("\(error)")
    }
    throw LaunchError("--sample: \(path) exists; choose another file name")
  }

  /// The path of the file for the states of the screens; each document has its own.
  ///
  /// It depends on the command line, so it is valid after ``configure(_:)``.
  public var stateFile: String {
    "\(folder)/screens-\(StudioFile(path: path).absolutePath.stableDigest).json"
  }

  /// Creates the root screen with a new model.
  public func makeRoot() throws -> Controller {
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
    guard server == nil || !launch.isDryRun else {
      throw LaunchError("--server cannot be combined with --snapshot or --replay")
    }
    appID = try launch.number(of: "--app-id", in: 1...Int.max)
    guard appID == nil || server != nil else { throw LaunchError("--app-id needs --server") }
  }

  private var feeds: any FeedSource {
    guard !isDryRun else { return EmbeddedFeedSource(RmadSample.files) }
    let fetched = FetchedFeedSource(
      fetcher: fetcher, policy: FetchPolicy(), cache: DiskFeedCache(folder: folder + "/feeds"))
    return EmbeddedFeedSource(RmadSample.files, other: fetched)
  }
}
