/// The end of an application, by its user or by its own code.
extension Application {
  /// Ends the app once all screens with unsaved changes agree; its screens pause and are destroyed.
  ///
  /// Within a lifecycle call, or while a ``LeaveGuard`` asks the user, the app ends afterwards. A
  /// ``LeaveGuard`` that refuses keeps the app running.
  ///
  /// - Parameter force: Whether the app ends without asking: after the current turn, or at once
  ///   between turns.
  public func quit(force: Bool = false) {
    guard !force, state != .notRunning else { return end(with: .finished) }
    // A request while the user is asked would ask once more after the answer.
    guard !lifecycle.isAskingToQuit else { return }
    lifecycle.isAskingToQuit = true
    let creating = root.frontPath.first(where: \.isCreating)
    creating?.beginLeaving(root)
    transitions.run { [self] in askToQuit(creating) }
  }

  /// Quits on the user's command; Ctrl-C within two seconds of another request skips the question.
  ///
  /// Only a key with Control skips the question, since a plain key is easily pressed twice.
  func quitByUser() {
    let isRepeated = lifecycle.quitRequest.map { clock.now < $0 + .seconds(2) } ?? false
    lifecycle.quitRequest = clock.now
    quit(force: isRepeated && commandTable.press?.modifiers.contains(.control) == true)
  }

  private func askToQuit(_ creating: Controller?) {
    root.containerRole?.createGuarded()
    proceed(GuardRound(CollectionOfOne(root))) { [self] isAllowed in
      lifecycle.isAskingToQuit = false
      if isAllowed { end(with: .finished) } else { creating?.endLeaving(root, in: self) }
    }
  }

  private func end(with outcome: ApplicationOutcome) {
    self.outcome = self.outcome ?? outcome
    turn(EmptyCollection())
  }
}
