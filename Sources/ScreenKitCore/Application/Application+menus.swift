extension Application {
  /// Opens a menu of `commands` as a panel; returns `false` if there are none.
  func openMenu(_ title: String, _ commands: [Command]) -> Bool {
    guard !commands.isEmpty else { return false }
    for id in commands.duplicateIDs {
      warn(.duplicateCommandID(id, screen: "\(type(of: root.innermost))"))
    }
    let menu = List(commands, id: \.id, text: { $0.name })
    open(ChoicePanel(title, menu) { try commands[$0.row].action() })
    return true
  }
}
