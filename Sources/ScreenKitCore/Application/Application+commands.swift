/// What works on every screen: moving the focus, the list of keys, and the end.
extension Application {
  func makeCommands() -> [Command] {
    [
      command("Next control", .tab) { $0.focus.advance(by: 1) },
      command("Previous control", .tab, .shift) { $0.focus.advance(by: -1) },
      Command("Keys", keys: ["?"]) { [weak self] in self?.showKeys() },
      Command("Quit", keys: ["q", KeyPress("c", .control)]) { [weak self] in
        self?.quit()
      },
    ]
  }

  private func command(
    _ name: String, _ key: Key, _ modifiers: KeyModifiers = [],
    _ action: @escaping @MainActor (Application) -> Void
  ) -> Command {
    Command(name, keys: [KeyPress(key, modifiers)]) { [weak self] in
      if let self { action(self) }
    }
  }

  func route(_ event: Event) throws {
    // An earlier event of this turn may have brought something else to the front.
    focus.settle()
    let controllers = Array(root.frontPath).reversed()
    if try router.route(event, controllers: controllers) { return }
    guard case .key(let press) = event else { return }
    // A panel takes all commands but the way round in it, and those that no panel ever needs.
    let isOpen = window.panel == nil || press.key == .tab || press.modifiers.contains(.control)
    if isOpen, let command = commands.first(matching: press) { return try command.action() }
    if let direction = direction(of: press) { _ = focus.move(direction) }
  }

  private func direction(of press: KeyPress) -> FocusGeometry.Direction? {
    guard press.modifiers.isEmpty, press.phase != .up else { return nil }
    switch press.key {
    case .up: return .up
    case .down: return .down
    case .left: return .left
    case .right: return .right
    default: return nil
    }
  }

  /// Opens `panel` in front of all screens and of the panels that are open.
  public func open(_ panel: Panel) {
    precondition(!panel.isOpen, "open: the panel is open")
    guard state != .notRunning else { return panel.didClose() }
    panel.onClose = { [weak self, unowned panel] in
      panel.onClose = nil
      self?.window.hide(panel)
      panel.didClose()
    }
    window.show(panel)
  }

  private func showKeys() {
    let sections = root.frontPath.map { ($0.title, $0.commands) }.reversed()
    open(KeyPanel(sections + [("Everywhere", commands)]))
  }
}
