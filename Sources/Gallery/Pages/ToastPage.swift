import ScreenKitCore

final class ToastPage: Page {
  private let save = Button("Save")
  private let fail = Button("Lose the connection")
  private let several = Button("Download three files")
  private let delete = Button("Delete the draft")
  private let hide = Button("Hide messages")

  override func makeView() -> View {
    (save.id, fail.id, several.id) = ("save", "fail", "several")
    (delete.id, hide.id) = ("delete", "hide")
    return Scroll(Column(spacing: 1) { [save, fail, several, delete, hide] })
  }

  override func connect() {
    connect(save, to: ToastPage.saveFile)
    connect(fail, to: ToastPage.loseConnection)
    connect(several, to: ToastPage.download)
    connect(delete, to: ToastPage.deleteDraft)
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
    log.record("The last message follows the first")
  }

  private func deleteDraft() throws {
    try undoHistory.perform("Delete the draft") { [delete, log] in
      delete.isEnabled = false
      log.record("The draft is deleted")
    } undo: { [delete, log] in
      delete.isEnabled = true
      log.record("The draft is back")
    }
    showUndo("The draft was deleted.")
  }

  private func hideMessages() {
    application?.hideToasts()
    log.record("No message is shown")
  }
}
