extension Application {
  /// Shows `picker` in a dialog and awaits the user's choice; cancelling the task closes the
  /// dialog.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - picker: A picker that is not in any view.
  /// - Returns: The path, or `nil` if the dialog was closed without a choice.
  public func chooseFile(_ title: String, with picker: FilePicker) async -> FilePath? {
    let waiter = Waiter()
    let panel = FilePanel(title, picker) { waiter.signal() }
    run { [self] in open(panel) }
    if await !waiter.wait() { panel.close() }
    return panel.chosen
  }
}

/// The dialog around a ``FilePicker``.
final class FilePanel: Panel {
  /// The path that the user chose; `nil` before the choice.
  private(set) var chosen: FilePath?

  private let picker: FilePicker
  private let onEnd: () -> Void

  init(_ title: String, _ picker: FilePicker, onEnd: @escaping () -> Void) {
    (self.picker, self.onEnd) = (picker, onEnd)
    picker.layout.flex = 1
    let box = Box(title, picker)
    box.layout.width = .init(minimum: 70, maximum: 70)
    box.layout.height = .init(minimum: 20, maximum: 20)
    super.init(box)
    accessibleName = title
    let cancel = Button(nil) { $0.dialogs.cancel }
    cancel.action = { [unowned self] in close() }
    picker.parts.buttons.add(cancel)
    picker.didChoose = { [unowned self] path in
      chosen = path
      close()
    }
  }

  override var role: SemanticRole { .dialog }
  override var initialFocus: View? { picker.focusTarget }

  /// Does nothing, since a dialog closed by a press beside it would lose the current folder.
  override func pressedOutside() {}

  override func didClose() {
    picker.cancelReading()
    onEnd()
  }
}
