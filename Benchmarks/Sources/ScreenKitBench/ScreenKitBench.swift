import ScreenKitCore
import ScreenKitText

/// The workloads of the comparison of terminal frameworks, as an app that drives itself.
///
/// `ScreenKitBench WORKLOAD FRAMES` adds `key=nanoseconds` lines to the file `$BENCH_OUT`, and
/// reads images from the folder `$BENCH_ASSETS`.
@main struct ScreenKitBench: TextApp {
  private var screen: Controller = Controller()

  /// The workloads define each cell of the screen, including the last row.
  let showsKeyHints = false

  let options = [
    LaunchOption("WORKLOAD", help: "heartbeat, full, sparse, list, hello, idle or wide"),
    LaunchOption("FRAMES", help: "how many frames to show (1000)"),
  ]

  func customize(_ look: Look) {
    look.register(FieldPainter())
    look.palette.tints[.negative] = .ansi(1)
  }

  mutating func configure(_ launch: Launch) throws {
    let frames = try launch.number(of: "FRAMES", in: 1...10_000_000) ?? 1000
    switch launch.value(of: "WORKLOAD") {
    case "heartbeat": screen = Heartbeat(frames)
    case "full": screen = FullChange(frames)
    case "sparse": screen = SparseChange(frames)
    case "list": screen = LongList(frames)
    case "hello": screen = Hello()
    case "idle": screen = Idle()
    case "wide": screen = WideText()
    case let name: throw LaunchError("there is no workload \(name ?? "")")
    }
  }

  func makeRoot() -> Controller { screen }
}
