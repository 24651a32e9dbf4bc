import ScreenKitCore

final class WorkProgressPage: Page {
  private lazy var copy = WorkProgress(total: 480, clock: clock) { "\(Int($0)) MB" }
  private lazy var search = WorkProgress(clock: clock) { "\(Int($0)) files" }
  private let start = Button("Start")
  private var timer: RepeatingTimer?

  override func makeView() -> View {
    (copy.id, search.id, start.id) = ("copy", "search", "start")
    (copy.accessibleName, search.accessibleName) = ("Copying", "Searching")
    copy.bar.accessibleName = "Copied"
    search.bar.accessibleName = "Searched"
    return Scroll(Column(spacing: 1, cross: .fill) { [copy, search, start] })
  }

  override func connect() { connect(start, to: WorkProgressPage.startOrStop) }

  private func startOrStop() {
    let stops = copy.isRunning || search.isRunning
    start.title = stops ? "Start" : "Stop"
    log.record(stops ? "The work is paused" : "The work is running")
    if stops { return stop() }
    copy.report(copy.done)
    search.report(search.done)
    timer = every(.milliseconds(250)) { page in
      page.copy.report(min(480, page.copy.done + 2))
      page.search.report(page.search.done + 31)
    }
  }

  private func stop() {
    timer?.cancel()
    copy.stop()
    search.stop()
  }
}
