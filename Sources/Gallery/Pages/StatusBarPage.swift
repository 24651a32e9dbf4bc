import ScreenKitCore

final class StatusBarPage: Page {
  private let synchronize = Button("Synchronize")
  private let goOn = Button("Load the next file")
  private let fail = Button("Lose the connection")
  private let hide = Button("Hide the status bar")
  private var loaded = 0

  override func makeView() -> View {
    (synchronize.id, goOn.id, fail.id, hide.id) = ("synchronize", "next", "fail", "hide")
    return Scroll(Column(spacing: 1) { [synchronize, goOn, fail, hide] })
  }

  override func connect() {
    connect(synchronize, to: StatusBarPage.begin)
    connect(goOn, to: StatusBarPage.loadNext)
    connect(fail, to: StatusBarPage.loseConnection)
    connect(hide, to: StatusBarPage.hideStatus)
  }

  /// Removes the page's status, because the bar belongs to the app.
  override func pause() { application?.status = nil }

  private func begin() {
    loaded = 0
    application?.status = AppStatus("Looking for changes", progress: .unknown)
    log.record("The status bar is shown")
  }

  private func loadNext() {
    loaded = min(loaded + 1, 4)
    application?.status =
      loaded < 4
      ? AppStatus(
        "Synchronizing", detail: "\(loaded) of 4 files", progress: .fraction(Double(loaded) / 4))
      : AppStatus("All files are up to date", detail: "4 files", tint: .positive)
    log.record("\(loaded) of 4 files are loaded")
  }

  private func loseConnection() {
    application?.status = AppStatus("Offline", detail: "\(loaded) of 4 files", tint: .warning)
    log.record("The connection is lost")
  }

  private func hideStatus() {
    application?.status = nil
    log.record("The status bar is hidden")
  }
}
