import HeartBeat
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitNav
import ScreenKitText

@main
struct HeartBeatDemo: TextApp {
  private var rate: Int?
  private(set) var keys = KeyMap()

  var options: [LaunchOption] {
    [
      LaunchOption(
        "--rate", value: "N", help: "start at N beats per minute (\(Heart.initialRate))"),
      LaunchOption("--keys", value: "FILE", help: "read key bindings from a JSON file"),
      LaunchOption(
        "--diagram", value: languages, help: "print the diagram of its screens and exit"),
      LaunchOption("--data", help: "show the passed data in the diagram"),
    ]
  }

  var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }

  mutating func configure(_ launch: Launch) throws {
    rate = try launch.number(of: "--rate", in: Heart.rates)
    if let file = launch.value(of: "--keys") { keys = try KeyMapFile(path: file).keys }
  }

  /// Returns the keeper of the app's state; its file is removed when the user quits, but not by a
  /// signal.
  func makeStateKeeper() -> (any StateKeeper)? { StateFile(of: "heart-beat-demo") }

  func printout(_ launch: Launch) throws -> String? {
    guard let name = launch.value(of: "--diagram") else { return nil }
    guard let language = NavigationGraph.Language(rawValue: name) else {
      throw LaunchError("--diagram: unknown format \"\(name)\"; choose one of \(languages)")
    }
    return BeatingHeart.graph.text(in: language, withData: launch.value(of: "--data") != nil)
  }

  func makeRoot() -> Controller { BeatingHeart(rate: rate) }

  private var languages: String {
    NavigationGraph.Language.allCases.map(\.rawValue).joined(separator: "|")
  }
}
