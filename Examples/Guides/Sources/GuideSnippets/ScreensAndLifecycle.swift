import ScreenKitCore

/// A stopwatch that counts only while it is on screen.
final class StopwatchScreen: Controller {
  private(set) var seconds = 0
  private let time = Digits("0")
  private let note = Label()

  override func makeView() -> View {
    title = "Stopwatch"
    return Column(spacing: 1) {
      time
      note
    }
  }

  override func connect() {
    every(.seconds(1)) { $0.tick() }
  }

  override func appear() {
    after(.seconds(5)) { $0.note.text = "You have been watching for five seconds." }
  }

  override func pause() {
    note.text = ""
  }

  private func tick() {
    seconds += 1
    time.text = "\(seconds)"
  }
}

/// A screen that shows its parts side by side in a wide window.
final class AdaptiveScreen: Controller {
  private let details = Label("Details")

  override func makeView() -> View {
    Row(spacing: 2) {
      Label("Names")
      details
    }
  }

  override func sizeDidChange() {
    details.isHidden = viewSize.width < 40
  }
}

/// A list whose rows the user can remove and restore.
final class NamesScreen: Controller {
  private let list = List(["Ada", "Ben", "Cora"])

  override func makeView() -> View { list }

  override func connect() {
    connect(list, \.menu) { screen, name in
      [Command("Remove", for: screen) { try $0.remove(name) }]
    }
  }

  private func remove(_ name: String) throws {
    guard let index = list.items.firstIndex(of: name) else { return }
    try undoHistory.perform("Remove \(name)") { [list] in
      list.items.remove(at: index)
    } undo: { [list] in
      list.items.insert(name, at: index)
    }
    showUndo("\(name) was removed.")
  }
}

/// A screen that reports its work in the status bar of the app, and explains its buttons.
final class BackupScreen: Controller {
  private let start = Button("Start")
  private let publish = Button("Publish")
  private var copied = 0
  private var warning: ToastHandle?

  override func makeView() -> View {
    start.tooltip = "Copies all files to the disk."
    publish.tooltip = "Only a complete backup can be published."
    publish.isEnabled = false
    return Row(spacing: 1) {
      start
      publish
    }
  }

  override func connect() { connect(start) { $0.copyNext() } }

  private func diskDidChange(isMissing: Bool) {
    warning?.withdraw()
    guard isMissing else { return }
    warning = show(Toast("The disk is missing.", tint: .warning), action: "Try again") {
      $0.copyNext()
    }
  }

  private func copyNext() {
    copied += 1
    application?.status = AppStatus(
      "Copying files", detail: "\(copied) of 3", progress: .fraction(Double(copied) / 3))
    if copied == 3 { finishBackup() }
  }

  private func finishBackup() {
    publish.isEnabled = true
    application?.status = AppStatus("All files are copied", tint: .positive)
    after(.seconds(10)) { $0.application?.status = nil }
  }
}
