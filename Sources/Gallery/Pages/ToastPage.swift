import ScreenKitCore

final class ToastPage: Page {
  private let save = Button("Save")
  private let fail = Button("Lose the connection")
  private let several = Button("Download three files")
  private let hide = Button("Hide messages")

  override func makeView() -> View {
    (save.id, fail.id, several.id, hide.id) = ("save", "fail", "several", "hide")
    return Scroll(Column(spacing: 1) { [save, fail, several, hide] })
  }

  override func connect() {
    connect(save, to: ToastPage.saveFile)
    connect(fail, to: ToastPage.loseConnection)
    connect(several, to: ToastPage.download)
    connect(hide, to: ToastPage.hideMessages)
  }

  private func saveFile() {
    application?.show(Toast("The file was saved.", tint: .positive))
    log.record("A message is shown")
  }

  private func loseConnection() {
    application?.show(
      Toast("The connection is lost.", tint: .negative, duration: .seconds(8), isUrgent: true))
    log.record("An urgent message is shown")
  }

  private func download() {
    for number in 1...3 { application?.show(Toast("File \(number) was downloaded.")) }
    log.record("Three messages follow each other")
  }

  private func hideMessages() {
    application?.hideToasts()
    log.record("No message is shown")
  }
}
