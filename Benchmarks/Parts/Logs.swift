import ScreenKitCore
import ScreenKitText

/// A log that is full, and to which 100,000 lines are appended, 1,000 of them in each frame.
@MainActor
enum Logs {
  private static let lines = 100_000
  private static let linesOfFrame = 1000

  static func run() {
    append("followed") { _ in }
    append("not followed") { $0.isFollowing = false }
    append("filtered by a level and a text") {
      $0.leastLevel = .info
      $0.list.query = "answered"
    }
  }

  private static func append(_ state: String, _ prepare: @escaping @MainActor (LogView) -> Void) {
    let log = LogView(limit: lines)
    let surface = TextSurface(
      size: CellSize(columns: 200, rows: 60), options: TextOptions(look: Look.named(.terminal)))
    var bytes = 0
    surface.output.write = { bytes += $0.count }
    let application = Application(root: ViewScreen(log), surface: surface, clock: ManualClock())
    application.start()
    let levels = LogLine.Level.allCases
    var number = 0
    let frame: @MainActor () -> Void = {
      for _ in 0..<linesOfFrame {
        number += 1
        log.append("Request \(number) was answered", levels[number % 4], time: "09:30:00")
      }
    }
    for _ in 0..<lines / linesOfFrame { application.run(frame) }
    application.run { prepare(log) }
    let samples = (0..<7).map { _ in
      let start = Meter.now
      for _ in 0..<lines / linesOfFrame { application.run(frame) }
      return Double(Meter.now - start) / 1_000_000
    }
    precondition(log.lineCount == lines && bytes > 0, "lines are kept and shown")
    Meter.write("100,000 lines appended to a log, \(state)", "ms", samples, wanted: "≤ 1000")
  }
}
