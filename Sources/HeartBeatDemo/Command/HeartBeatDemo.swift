import HeartBeat
import ScreenKitCore
import ScreenKitDocuments
import ScreenKitText

@main
struct HeartBeatDemo: TextApp {
  private var rate: Int?
  private(set) var keys = KeyMap()

  var options: [LaunchOption] {
    [
      LaunchOption(
        "--rate", value: "N", help: "begin at N beats per minute (\(Heart.initialRate))"),
      LaunchOption("--keys", value: "FILE", help: "take other keys for commands from a JSON file"),
    ]
  }

  var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }

  mutating func configure(_ launch: Launch) throws {
    rate = try launch.number(of: "--rate", in: Heart.rates)
    if let file = launch.value(of: "--keys") { keys = try KeyMapFile(path: file).keys }
  }

  /// Quitting forgets what is kept; a signal, as when the terminal is closed, does not.
  func makeStateKeeper() -> (any StateKeeper)? { StateFile(of: "heart-beat-demo") }

  func makeRoot() -> Controller { BeatingHeart(rate: rate) }
}
