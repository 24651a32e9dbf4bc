/// The button that opens the list of commands, on surfaces with such buttons.
extension Application {
  /// Returns a button that opens the list of commands; `nil` on other surfaces.
  package func makeCommandButton() -> FieldButton? {
    guard surface.showsCommandButtons else { return nil }
    let button = FieldButton(.commands)
    button.action = { [weak self] in self?.showPalette() }
    return button
  }

  /// Shows the button in the window while the screen in front has no bar with it.
  func updateCommandButton() {
    guard surface.showsCommandButtons else { return }
    let isNeeded = window.panel == nil && !hasBarWithCommands
    guard isNeeded == (window.commandButton == nil) else { return }
    window.commandButton?.removeFromParent()
    if isNeeded, let button = makeCommandButton() { window.addBar(button) }
  }

  private var hasBarWithCommands: Bool {
    for screen in root.usablePath.reversed() {
      if let bar = (screen.view as? StackFrame)?.bar, !bar.isHidden, bar.commands != nil {
        return true
      }
      // A modal screen covers the bars of the screens around it.
      if let frame = screen.view as? ModalFrame, frame.layers.count > 1 { return false }
    }
    return false
  }
}

extension Window {
  /// The button that opens the list of commands; `nil` while a bar of the screens has it.
  package var commandButton: FieldButton? {
    for child in children { if let button = child as? FieldButton { return button } }
    return nil
  }
}
