import HeartBeat
import ScreenKitCore
import ScreenKitText

@main
struct HeartBeatDemo: TextApp {
  private var rate = Heart.initialRate

  var options: [LaunchOption] {
    [
      LaunchOption(
        "--rate", value: "N", help: "begin at N beats per minute (\(Heart.initialRate))")
    ]
  }

  var minimumSize: CellSize { CellSize(columns: 20, rows: 6) }

  mutating func configure(_ launch: Launch) throws {
    rate = try launch.number(of: "--rate", in: Heart.rates) ?? rate
  }

  func makeRoot() -> Controller { BeatingHeart(rate: rate) }
}
