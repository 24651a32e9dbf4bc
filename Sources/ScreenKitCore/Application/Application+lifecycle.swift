/// The states of an application and what its screens are told as they change.
extension Application {
  func launch() {
    state = .inactive
    transitions.run { [self] in
      root.createTree(in: self)
      window.content = root.view
      root.appearTree(in: self)
    }
    state = .active
  }

  /// Offers `event` to views and screens, then to the application itself.
  func deal(with event: Event) throws {
    switch event {
    case .resized(let size): surface.resize(to: size)
    case .attention(let hasIt): attentionMoved(hasIt)
    case .application(.enterBackground): enterBackground()
    case .application(.enterForeground): enterForeground()
    case .application(.terminate): outcome = outcome ?? .terminated
    case .key, .text, .paste, .pointer: if state.isInForeground { try route(event) }
    }
  }

  private func attentionMoved(_ hasIt: Bool) {
    guard state.isInForeground else { return }
    state = hasIt ? .active : .inactive
  }

  /// Pauses what is in front; the process may be stopped as soon as this returns.
  private func enterBackground() {
    guard state.isInForeground else { return }
    state = .inactive
    transitions.run { [self] in root.pauseTree(in: self) }
    state = .background
    state = .suspended
  }

  private func enterForeground() {
    guard state == .background || state == .suspended else { return }
    state = .background
    state = .inactive
    transitions.run { [self] in root.appearTree(in: self) }
    state = .active
  }

  /// Takes everything down, top first, and says so to whoever drives the app.
  func end() {
    transitions.run { [self] in
      root.pauseTree(in: self)
      root.destroyTree(in: self)
    }
    window.panel = nil
    window.content = nil
    state = .notRunning
    loop.clear()
    if let outcome { onEnd?(outcome) }
  }
}
