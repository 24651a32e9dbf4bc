/// The states of an application and what its screens are told as they change.
extension Application {
  func launch(inBackground: Bool) {
    do {
      root.restored = try stateKeeper?.load()?.root
    } catch {
      // What was kept is a convenience: without it the app starts as if for the first time.
      if delegate?.application(self, recoversFrom: error) != true { open(NoticePanel("\(error)")) }
    }
    if inBackground { state = .background } else { comeForward() }
  }

  /// Offers `event` to views and screens, then to the application itself.
  func deal(with event: Event) throws {
    switch event {
    case .resized(let size): surface.resize(to: size)
    case .attention(let hasIt): attentionMoved(hasIt)
    case .application(.enterBackground): enterBackground()
    case .application(.enterForeground): enterForeground()
    case .application(.terminate): outcome = outcome ?? .terminated
    case .application(.releaseMemory): releaseMemory(root)
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
    saveState()
    state = .suspended
  }

  private func enterForeground() {
    guard state == .background || state == .suspended else { return }
    state = .background
    comeForward()
  }

  private func comeForward() {
    state = .inactive
    transitions.run { [self] in
      root.createTree(in: self)
      window.content = root.view
      root.appearTree(in: self)
    }
    state = .active
  }

  /// Has all screens kept, whole or not at all; a failure to do so is an error like any other.
  private func saveState() {
    guard let stateKeeper else { return }
    attempt { try stateKeeper.save(ScreenArchive(root: root.archive())) }
  }

  /// A user who ends the app has finished with its screens; the system may only be in a hurry.
  private func settleState() {
    switch outcome {
    case .finished: attempt { try stateKeeper?.clear() }
    case .terminated: saveState()
    case .failed, nil: break
    }
  }

  private func releaseMemory(_ controller: Controller) {
    attempt { try controller.releaseMemory() }
    for child in controller.children { releaseMemory(child) }
  }

  /// Takes everything down, top first, and says so to whoever drives the app.
  func end() {
    transitions.run { [self] in root.pauseTree(in: self) }
    settleState()
    transitions.run { [self] in root.destroyTree(in: self) }
    for panel in window.panels.reversed() { panel.close() }
    window.content = nil
    state = .notRunning
    releaseFrameWaiters()
    loop.close()
    endCensus()
    if let outcome { onEnd?(outcome) }
  }
}
