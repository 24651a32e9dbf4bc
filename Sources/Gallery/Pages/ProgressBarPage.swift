import ScreenKitCore

final class ProgressBarPage: Page {
  private let bar = ProgressBar(0)
  private let unknown = ProgressBar()
  private let done = ProgressBar(1)
  private let start = Button("Download")
  private var download: RepeatingTimer?
  private var isRunning = false

  override func makeView() -> View {
    (bar.id, unknown.id, done.id, start.id) = ("bar", "unknown", "done", "start")
    (bar.accessibleName, unknown.accessibleName) = ("Download", "Indeterminate")
    done.accessibleName = "Done"
    done.style.tint = .positive
    return Scroll(Column(spacing: 1, cross: .fill) { [bar, start, unknown, done] })
  }

  override func connect() { connect(start, to: ProgressBarPage.startOrStop) }

  /// Resumes a running download; its timer does not fire while the page is paused.
  override func appear() { if isRunning { goOn() } }

  private func startOrStop() {
    isRunning.toggle()
    start.title = isRunning ? "Stop" : "Download"
    log.record(isRunning ? "The download is running" : "The download is paused")
    if bar.fraction == 1 { bar.fraction = 0 }
    if isRunning { goOn() } else { download?.cancel() }
  }

  private func goOn() {
    download = every(.milliseconds(100)) { page in
      page.bar.fraction = (page.bar.fraction ?? 0) + 0.05
      if page.bar.percent == 100 { page.finish() }
    }
  }

  private func finish() {
    download?.cancel()
    isRunning = false
    start.title = "Download"
    log.record("The download is done")
  }
}
