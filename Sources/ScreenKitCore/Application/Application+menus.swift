extension Application {
  /// Opens a menu of `commands` as a panel, unless there are none.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - commands: The commands, from top to bottom.
  ///   - view: The view of the menu, beside which the menu opens.
  ///   - origin: The kind of input that opens the menu.
  /// - Returns: Whether there are enabled commands.
  func openMenu(
    _ title: String, _ commands: [Command], of view: View, by origin: MenuOrigin
  ) -> Bool {
    let commands = commands.filter { $0.isEnabled }
    guard !commands.isEmpty else { return false }
    for id in commands.duplicateIDs {
      warn(.duplicateCommandID(id, screen: "\(type(of: root.innermost))"))
    }
    let menu = List(commands, id: \.id, text: { $0.name })
    let panel = ChoicePanel(title, menu) { try commands[$0.row].action() }
    panel.placement = placement(of: view, by: origin)
    open(panel)
    return true
  }

  /// Returns the position of a menu of `view`: at the pointer, or at the focused part of the view.
  private func placement(of view: View, by origin: MenuOrigin) -> Panel.Placement {
    if origin == .pointer {
      // The rectangle has no height, so the menu begins at the pointer.
      return .beside(
        window.input.pressed.map { SurfaceRect(x: $0.x, y: $0.y, width: 1, height: 0) })
    }
    let focused = focus.view.flatMap { $0.isWithin(view) ? $0 : nil } ?? view
    let area = surface.bounds(of: focused.focusPart ?? focused)
    // A surface without bounds places a menu at its own pointer, except for a menu opened by a key.
    return area == nil && origin == .key ? .center : .beside(area)
  }
}
