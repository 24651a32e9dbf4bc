public import ScreenKitCore
internal import ScreenKitDocuments
public import ScreenKitFetch
public import ScreenKitLaunch

/// The command-line options of a described app on any backend, and the app that they choose.
///
/// The commands for the terminal and for the browser differ only in the backend that they start.
@MainActor
public struct RmadLaunch {
  /// The folder for all loaded and saved data.
  public private(set) var folder: String
  private let fetcher: any Fetcher
  private let backend: RmadBackend
  private let decode: ImageFileDecoder?
  /// The images, shared by all screens of the process.
  private var images: FetchedImageSource?
  private var start = RmadStart.sample
  private var policy = FetchPolicy()
  private var isDryRun = false

  /// Creates the launch of the sample.
  ///
  /// - Parameters:
  ///   - folder: The default folder.
  ///   - fetcher: The client for feeds, images and descriptions.
  ///   - backend: The backend, for notes about unsupported properties.
  ///   - decode: Decodes images; `nil` shows their names.
  public init(
    folder: String, fetcher: any Fetcher, backend: RmadBackend = .terminal,
    decode: ImageFileDecoder? = nil
  ) {
    (self.folder, self.fetcher, self.decode) = (folder, fetcher, decode)
    self.backend = decode == nil ? backend.withoutImages : backend
  }

  /// The command-line options.
  public var options: [LaunchOption] {
    [
      LaunchOption("FILE", help: "the description of the app; by default a sample"),
      LaunchOption("--url", value: "URL", help: "load the description from a server"),
      LaunchOption("--app-id", value: "N", help: "the number of the app on that server (1)"),
      LaunchOption(
        "--bundle-version", value: "TEXT", help: "the version of the program (1.0)"),
      LaunchOption(
        "--hosts", value: "NAMES",
        help: "load feeds and images only from these: example.org,*.example.net (all public ones)"),
      LaunchOption("--local", help: "load also from this machine and private networks"),
      LaunchOption("--folder", value: "DIR", help: "keep loaded data there (\(folder))"),
      LaunchOption("--check", value: "FILE", help: "print all mistakes in a description and exit"),
      LaunchOption("--schema", help: "print the JSON schema of descriptions and exit"),
    ]
  }

  /// Reads the values of the options; throws an error for the command line.
  public mutating func configure(_ launch: Launch) throws {
    isDryRun = launch.isDryRun
    if let folder = launch.value(of: "--folder") {
      guard !folder.isEmpty else { throw LaunchError("--folder: the name of the folder is empty") }
      self.folder = folder
    }
    if launch.value(of: "--local") != nil { policy = .development }
    if let hosts = launch.value(of: "--hosts") {
      policy.hosts = hosts.split(separator: ",").map { String($0) }
    }
    start = try RmadStart(launch)
    images = decode.map {
      FetchedImageSource(
        fetcher: isDryRun ? nil : fetcher, policy: policy,
        cache: DiskFeedCache(folder: self.folder + "/images"), embedded: RmadSample.files,
        decode: $0)
    }
  }

  /// The path of the file for the states of the screens; each description has its own.
  ///
  /// It depends on the command line, so it is valid after ``configure(_:)``.
  public var stateFile: String { "\(folder)/screens-\(start.identity.stableDigest).json" }

  /// Returns the text that the program prints instead of showing an app; `nil` if it shows one.
  ///
  /// For a description with mistakes, it prints all of them in the format of compiler messages. It
  /// then throws an error, so that the exit status is 1. Notes about unsupported properties are not
  /// mistakes.
  public func printout(_ launch: Launch) throws -> String? {
    if launch.value(of: "--schema") != nil { return RmadSchema.text }
    guard let file = launch.value(of: "--check") else { return nil }
    let reading = AppDescription.read(try RmadStart.text(of: file), tolerance: .strict)
    let notes = Finding.report(reading.description?.notes(for: backend) ?? [], file: file)
    guard !reading.findings.isEmpty else { return "\(notes)\(file): no mistakes found\n" }
    print(Finding.report(reading.findings, file: file) + notes, terminator: "")
    throw MistakesFound(count: reading.findings.count)
  }

  /// Creates the root screen.
  public func makeRoot() throws -> Controller {
    let model = DescribedModel(try start.description(), feeds: feeds)
    model.images = images
    // A page without script is written only once.
    model.makesLongPagesAtOnce = backend == .browser
    return model.makeApp(updates: isDryRun ? nil : updates)
  }

  /// The source of the feeds: the sample's files, and the network for all other addresses.
  private var feeds: any FeedSource {
    guard !isDryRun else { return EmbeddedFeedSource(RmadSample.files) }
    let fetched = FetchedFeedSource(
      fetcher: fetcher, policy: policy, cache: DiskFeedCache(folder: folder + "/feeds"))
    return EmbeddedFeedSource(RmadSample.files, other: fetched)
  }

  /// The source of new versions of the description; `nil` for the sample.
  private var updates: DescriptionUpdates? {
    let read: @Sendable (String) -> DescriptionReading = {
      AppDescription.read($0, tolerance: .lenient)
    }
    switch start {
    case .sample: return nil
    case .file(let path):
      return DescriptionUpdates(
        DescriptionStore(read: read), from: FileDescriptionSource(path: path))
    case .server(let address):
      let file = DescriptionFile(folder: folder, address: address)
      return DescriptionUpdates(
        DescriptionStore(file: file, read: read),
        from: PolledDescriptionSource(address, fetcher: fetcher, policy: policy))
    }
  }
}

/// The error that ends a check with mistakes.
struct MistakesFound: Error, CustomStringConvertible {
  let count: Int

  var description: String { count == 1 ? "1 mistake" : "\(count) mistakes" }
}
