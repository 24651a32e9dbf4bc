internal import ScreenKitCore
internal import Synchronization

/// A panel with the text printed while the app runs; the text is not written to the screen.
///
/// It follows new text as long as its cursor is at the end.
final class LogPanel: Panel {
  private let log = TextView()
  private let source: @MainActor () -> String

  /// Creates a panel that shows the text returned by `source`.
  init(_ source: @escaping @MainActor () -> String) {
    self.source = source
    log.isEditable = false
    log.accessibleName = Strings.current.commands.log
    log.layout.flex = 1
    let box = Box(Strings.current.commands.log, log)
    box.layout.width = .init(maximum: 100)
    box.layout.height = .init(maximum: 30)
    super.init(box)
    accessibleName = Strings.current.commands.log
    show(source())
  }

  override var initialFocus: View? { log }

  /// Updates the panel, through `inbox`, each time text has arrived, until it is closed.
  func followOutput(through inbox: Inbox) {
    // Text may arrive faster than it is shown, so at most one update is waiting.
    final class Update: Sendable { let isWaiting = Atomic<Bool>(false) }
    let next = Update()
    HeldOutput.observe { @Sendable [weak self] in
      guard !next.isWaiting.exchange(true, ordering: .relaxed) else { return }
      inbox.post {
        next.isWaiting.store(false, ordering: .relaxed)
        self?.update()
      }
    }
  }

  override func didClose() { HeldOutput.observe(nil) }

  /// Shows the text printed since the last update, unless the user reads further above.
  func update() {
    if log.editor.selection.head == log.editor.text.end { show(source()) }
  }

  private func show(_ text: String) {
    // The text ends with a line feed, which would be shown as an empty line.
    let lines = text.hasSuffix("\n") ? String(text.dropLast()) : text
    log.value = lines.isEmpty ? Strings.current.panels.nothingPrinted : lines
    _ = try? log.handle(.key(KeyPress(.end, .control)))
  }
}
