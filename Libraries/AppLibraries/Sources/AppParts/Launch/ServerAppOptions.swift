public import ScreenKitFetch
public import ScreenKitLaunch
public import ScreenKitNav
public import ScreenKitOffline

/// The launch options of an app that uses a remote or built-in server and keeps data on the device.
public struct ServerAppOptions: Sendable {
  /// The folder of the app's data.
  public private(set) var folder: String
  /// The address of the remote server; `nil` for the server inside the app.
  public private(set) var server: ServerAddress?
  /// The files in memory for a snapshot or replay; `nil` for files on disk.
  public private(set) var memory: MemoryFiles?
  private let standard: String

  /// Creates options with a folder for the app's data, unless the user names another one.
  public init(folder: String) { (self.folder, standard) = (folder, folder) }

  /// The options `--server` and `--folder`.
  public var all: [LaunchOption] {
    [
      LaunchOption(
        "--server", value: "URL", help: "use that server instead of the built-in data"),
      folderOption,
    ]
  }

  /// The option `--folder` alone, for a host without a remote server.
  public var folderOption: LaunchOption {
    LaunchOption("--folder", value: "DIR", help: "the folder for the app's files (\(standard))")
  }

  /// The option `--diagram`.
  public var diagramOption: LaunchOption {
    LaunchOption(
      "--diagram", value: Self.languages, help: "print the diagram of its screens and exit")
  }

  /// Reads the values of the options.
  ///
  /// - Throws: A `LaunchError` that describes the invalid option.
  public mutating func configure(_ launch: Launch) throws {
    if let folder = launch.value(of: "--folder") {
      guard !folder.isEmpty else { throw LaunchError("--folder: the name of the folder is empty") }
      self.folder = folder
    }
    memory = launch.isDryRun ? MemoryFiles() : nil
    do {
      server = try launch.value(of: "--server").map { try ServerAddress($0) }
    } catch {
      throw LaunchError("--server: \(error)")
    }
    if server != nil, launch.isDryRun {
      throw LaunchError("--server cannot be combined with --snapshot or --replay")
    }
  }

  /// Returns the diagram that `--diagram` requests; `nil` without the option.
  public func diagram(
    of graph: NavigationGraph, _ launch: Launch, withData: Bool = false
  ) throws -> String? {
    guard let name = launch.value(of: "--diagram") else { return nil }
    guard let language = NavigationGraph.Language(rawValue: name) else {
      throw LaunchError("--diagram: unknown format \"\(name)\"; choose one of \(Self.languages)")
    }
    return graph.text(in: language, withData: withData)
  }

  private static var languages: String {
    NavigationGraph.Language.allCases.map(\.rawValue).joined(separator: "|")
  }
}
