import ScreenKitCore

final class ButtonPage: Page {
  private let save = Button("Save")
  private let delete = Button("Delete")
  private let locked = Button("Publish")
  private let unlock = Button("Unlock Publish")
  private let empty = Button("")
  private let long = Button(String(repeating: "A title that is longer than any screen. ", count: 9))

  override func makeView() -> View {
    (save.id, delete.id, locked.id, unlock.id) = ("save", "delete", "publish", "unlock")
    (empty.id, long.id) = ("empty", "long")
    delete.style.tint = .negative
    locked.isEnabled = false
    empty.accessibleName = "Button without a title"
    return Scroll(
      Column(spacing: 1) {
        Row(spacing: 1) {
          save
          delete
        }
        Row(spacing: 1) {
          locked
          unlock
        }
        empty
        long
      })
  }

  override func connect() {
    connect(save, to: ButtonPage.saved)
    connect(delete, to: ButtonPage.deleted)
    connect(locked, to: ButtonPage.published)
    connect(unlock, to: ButtonPage.switchLock)
    connect(empty, to: ButtonPage.pressedEmpty)
    connect(long, to: ButtonPage.pressedLong)
  }

  private func saved() { log.record("Save was pressed") }
  private func deleted() { log.record("Delete was pressed") }
  private func published() { log.record("Publish was pressed") }
  private func pressedEmpty() { log.record("The button without a title was pressed") }
  private func pressedLong() { log.record("The long button was pressed") }

  private func switchLock() {
    locked.isEnabled.toggle()
    unlock.title = locked.isEnabled ? "Lock Publish" : "Unlock Publish"
    log.record(locked.isEnabled ? "Publish can be pressed now" : "Publish is locked")
  }
}
