import Muster
import ScreenKitCore
import ScreenKitFetch
import ScreenKitNav
import ScreenKitText

/// The command-line app; `swift run MusterDemo` needs no server and no other preparation.
@main
struct MusterDemo: TextApp {
  // Must come first: this program also runs as its own helper process for https.
  private let fetcher = HTTPFetcher(helper: .runIfAsked())
  private var folder = DeviceFolder.path()
  private var server: ServerAddress?
  private var remembers = true
  /// The files of a snapshot or replay, which are never written to disk; `nil` otherwise.
  private var memory: MemoryFiles?

  var options: [LaunchOption] {
    [
      LaunchOption(
        "--server", value: "URL", help: "ask that server instead of the one within the app"),
      LaunchOption(
        "--folder", value: "DIR", help: "keep everything there (\(DeviceFolder.path()))"),
      LaunchOption("--forget", help: "offer to remember nobody, and forget who was remembered"),
      LaunchOption(
        "--diagram", value: languages, help: "print the diagram of its screens and exit"),
      LaunchOption("--data", help: "name in the diagram what is passed between them"),
    ]
  }

  var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }

  mutating func configure(_ launch: Launch) throws {
    ProcessImage.forbid()
    if let folder = launch.value(of: "--folder") {
      guard !folder.isEmpty else { throw LaunchError("--folder needs the name of a folder") }
      self.folder = folder
    }
    memory = launch.isRehearsal ? MemoryFiles() : nil
    remembers = launch.value(of: "--forget") == nil
    do {
      server = try launch.value(of: "--server").map { try ServerAddress($0) }
    } catch {
      throw LaunchError("--server: \(error)")
    }
    if server != nil, launch.isRehearsal {
      throw LaunchError("--server: a snapshot or a replay never asks a server")
    }
  }

  func printout(_ launch: Launch) throws -> String? {
    guard let name = launch.value(of: "--diagram") else { return nil }
    guard let language = NavigationGraph.Language(rawValue: name) else {
      throw LaunchError("--diagram is drawn by \(languages), not \(name)")
    }
    return MusterApp.graph.text(in: language, withData: launch.value(of: "--data") != nil)
  }

  func makeRoot() -> Controller {
    let (folder, server, fetcher, memory) = (folder, server, fetcher, memory)
    let hint = server == nil ? LedgerService.sampleUsers : ""
    return MusterApp(hint: hint, remembers: remembers) { clock in
      let store = DeviceStore(folder: folder, memory: memory)
      let service: any MusterService =
        server.map { PythonDBAdapter($0, fetcher: fetcher) }
        ?? LedgerService.embedded(
          path: folder + "/embedded/ledger.json", memory: memory, notify: store.notify)
      return Profile(service: service, store: store, day: DayClock(clock: clock))
    }
  }

  private var languages: String {
    NavigationGraph.Language.allCases.map(\.rawValue).joined(separator: "|")
  }
}
