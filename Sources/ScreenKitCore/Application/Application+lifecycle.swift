/// The states of an application and what its screens are told as they change.
extension Application {
  func launch(inBackground: Bool) {
    restore()
    if inBackground { state = .background } else { comeForward() }
  }

  /// Tells of an error in what was kept.
  ///
  /// That is a convenience: without it the app goes on as if for the first time.
  package func report(_ error: any Error) {
    if delegate?.application(self, recoversFrom: error) != true { open(NoticePanel("\(error)")) }
  }

  /// Offers `event` to views and screens, then to the application itself.
  func deal(with event: Event) throws {
    if let witness { witness.willTake(told(event)) }
    switch event {
    case .resized(let size): surface.resize(to: size)
    case .focusChanged(let hasIt): attentionMoved(hasIt)
    case .application(.enterBackground): enterBackground()
    case .application(.enterForeground): enterForeground()
    case .application(.terminate): outcome = outcome ?? .terminated
    case .application(.releaseMemory):
      transitions.run(urgent: true) { [self] in releaseMemory(root) }
      transitions.run { [self] in evict() }
    case .application(.timeChanged): transitions.run { [self] in timeDidChange(root) }
    case .key, .text, .paste, .pointer:
      guard state.isInForeground else { return }
      // The pointer means what is where it will stay.
      if window.settle() { surface.show() }
      try route(event)
    }
  }

  /// The event as others may learn of it.
  func told(_ event: Event) -> Event {
    guard case .pointer(var pointer) = event else { return hidesInput ? event.masked : event }
    let views = surface.view(at: pointer.location)?.path
    guard let pad = views?.first(where: \.isWithheld), let place = surface.bounds(of: pad)?.origin
    else { return event }
    // Someone may try the pad all the same, and so tell what the secret begins with.
    pointer.location = place
    return .pointer(pointer)
  }

  /// Whether what is typed now goes to a view that shows it to nobody.
  private var hidesInput: Bool {
    guard state.isInForeground else { return false }
    // An earlier event of this turn may have brought something else to the front.
    focus.settle()
    return chord.presses.isEmpty && focus.view?.hidesInput == true
  }

  private func attentionMoved(_ hasIt: Bool) {
    guard state.isInForeground else { return }
    state = hasIt ? .active : .inactive
  }

  /// Pauses what is in front; the process may be stopped as soon as this returns.
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
      root.dismissDepartedTree(in: self)
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

  /// Does without half of the instances that can be had again, the least recently used (R13).
  private func evict() {
    let candidates = root.containerRole?.evictable() ?? []
    let sorted = candidates.sorted { $0.lastUse < $1.lastUse }
    for eviction in sorted.prefix((sorted.count + 1) / 2) { attempt(eviction.perform) }
  }

  /// Takes everything down, top first, and says so to whoever drives the app.
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
    frameWait.gate.open()
    loop.close()
    endLeakTracking()
    if let outcome { onEnd?(outcome) }
  }
}
