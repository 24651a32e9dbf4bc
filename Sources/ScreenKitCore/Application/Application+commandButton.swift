/// The button that opens the list of commands, on surfaces with such buttons.
extension Application {
  /// Shows the button in the bar in front, or else in the window.
  func updateCommandButton() {
    let bar = barInFront
    if let bar, bar.commands == nil { bar.commands = makeCommandButton() }
    let isNeeded = window.panel == nil && bar == nil
    guard isNeeded == (window.commandButton == nil) else { return }
    window.commandButton?.removeFromParent()
    if isNeeded { window.addBar(makeCommandButton()) }
  }

  private func makeCommandButton() -> FieldButton {
    let button = FieldButton(.commands)
    button.action = { [weak self] in self?.showPalette() }
    return button
  }

  private var barInFront: NavigationBar? {
    for screen in root.usablePath.reversed() {
      if let bar = (screen.view as? StackFrame)?.bar, !bar.isHidden { return bar }
      // A modal screen covers the bars of the screens around it.
      if let layers = (screen.view as? ModalFrame)?.layers, let layer = layers.last,
        layers.count > 1 || layer.head != nil
      {
        return layer.head as? NavigationBar
      }
    }
    return nil
  }
}

extension Window {
  /// The button that opens the list of commands; `nil` while a bar of the screens has it.
  var commandButton: FieldButton? {
    for child in children { if let button = child as? FieldButton { return button } }
    return nil
  }
}
