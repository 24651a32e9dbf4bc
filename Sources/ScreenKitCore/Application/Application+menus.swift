extension Application {
  /// Opens a menu of `commands` as a panel, unless there are none.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - commands: The commands, from top to bottom.
  ///   - view: The view to which the menu belongs, beside which it opens.
  ///   - origin: The input that asks for the menu.
  /// - Returns: Whether there are commands.
  func openMenu(
    _ title: String, _ commands: [Command], of view: View, by origin: MenuOrigin
  ) -> Bool {
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

  /// Returns the place of a menu of `view`: that of the pointer, or of the focused part of the view.
  private func placement(of view: View, by origin: MenuOrigin) -> Panel.Placement {
    if origin == .pointer {
      // Without height, so that the menu begins there.
      return .beside(
        window.input.pressed.map { SurfaceRect(x: $0.x, y: $0.y, width: 1, height: 0) })
    }
    let focused = focus.view.flatMap { $0.isWithin(view) ? $0 : nil } ?? view
    let area = surface.bounds(of: focused.focusPart ?? focused)
    // On a surface that does not tell places, an action comes from a pointer that it knows itself.
    return area == nil && origin == .key ? .center : .beside(area)
  }
}
