/// The states of an application, and the calls to its screens when they change.
extension Application {
  func launch(inBackground: Bool) {
    restore()
    if inBackground { state = .background } else { comeForward() }
  }

  /// Reports an error in the saved state: to the delegate, else to the user.
  ///
  /// Saved state is a convenience, so the app goes on without it, as at its first start.
  public func report(_ error: any Error) {
    if delegate?.application(self, recoversFrom: error) == true { return }
    open(NoticePanel(strings.text(of: error)))
  }

  /// Offers `event` to views and screens, then handles it in the application itself.
  func deal(with event: Event) throws {
    notifyObservers(of: event)
    switch event {
    case .resized(let size):
      window.checks.needsSizes = true
      surface.resize(to: size)
    case .focusChanged(let hasIt): attentionMoved(hasIt)
    case .application(.enterBackground): enterBackground()
    case .application(.enterForeground): enterForeground()
    case .application(.terminate): outcome = outcome ?? .terminated
    case .application(.releaseMemory):
      transitions.run(urgent: true) { [self] in releaseMemory(root) }
      transitions.run { [self] in evict() }
    case .application(.timeChanged): transitions.run { [self] in timeDidChange(root) }
    case .key, .text, .paste, .pointer, .action:
      guard state.isInForeground else { return }
      // Pointer locations refer to the final layout, so pending transitions finish first.
      if window.finishTransitions() { surface.show() }
      if window.isTooltipActive, hidesTooltip(by: event) { return }
      try route(event)
    }
  }

  /// Notifies the observers of the loop of `event`, which is about to be processed.
  func notifyObservers(of event: Event) {
    guard !observers.isEmpty else { return }
    let redacted = redacted(event)
    observers.forEach { $0.willHandle(redacted) }
  }

  /// Returns `event` as observers may see it, without secrets.
  func redacted(_ event: Event) -> Event {
    if case .action(let action, let target) = event { return redacted(action, on: target) }
    guard case .pointer(var pointer) = event else {
      guard let view = secretView else { return event }
      return view.isSecretPad ? event.maskedInPad : event.masked
    }
    let views = surface.view(at: pointer.location)?.path
    guard let pad = views?.first(where: \.isSecretPad), let place = surface.bounds(of: pad)?.origin
    else { return event }
    // The pointer location in a secret pad would reveal characters, so the pad's origin replaces
    // it.
    pointer.location = place
    return .pointer(pointer)
  }

  /// The view with the keyboard focus, if it hides its input; `nil` otherwise.
  private var secretView: View? {
    guard state.isInForeground else { return nil }
    // An earlier event of this turn may have brought another screen or panel to the front.
    focus.update()
    guard chord.presses.isEmpty, let view = focus.view, view.hidesInput else { return nil }
    return view
  }

  private func attentionMoved(_ hasIt: Bool) {
    guard state.isInForeground else { return }
    state = hasIt ? .active : .inactive
  }

  /// Pauses the screens in front; the system may stop the process as soon as this returns.
  private func enterBackground() {
    guard state.isInForeground else { return }
    state = .inactive
    transitions.run(urgent: true) { [self] in
      isShowing = false
      root.pauseTree(in: self)
    }
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
    transitions.run(urgent: true) { [self] in
      isShowing = true
      root.createTree(in: self)
      window.content = root.view
      root.showTree(in: self)
      root.destroyRemovedTree(in: self)
    }
    state = .active
  }

  private func releaseMemory(_ controller: Controller) {
    attempt { try controller.releaseMemory() }
    for child in controller.children { releaseMemory(child) }
  }

  private func timeDidChange(_ controller: Controller) {
    if controller.isMade { attempt { try controller.timeDidChange() } }
    for child in controller.children { timeDidChange(child) }
  }

  /// Destroys the least recently used half of the screens that can be created again.
  private func evict() {
    let candidates = root.containerRole?.evictable() ?? []
    let sorted = candidates.sorted { $0.lastUse < $1.lastUse }
    for eviction in sorted.prefix((sorted.count + 1) / 2) { eviction.perform() }
  }

  /// Destroys all screens, top first, and reports the end through ``ApplicationPorts/onEnd``.
  func end() {
    transitions.run(urgent: true) { [self] in
      isShowing = false
      root.pauseTree(in: self)
    }
    settleState()
    transitions.removeAll()
    transitions.run(urgent: true) { [self] in root.destroyTree(in: self) }
    for panel in window.panels.reversed() { panel.close() }
    notice?.removeFromParent()
    window.content = nil
    state = .notRunning
    asyncWork.frameWait.gate.open()
    loop.close()
    endLeakTracking()
    if let outcome { ports.onEnd?(outcome) }
  }
}
