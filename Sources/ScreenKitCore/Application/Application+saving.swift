/// The loading and saving of the screens' states.
extension Application {
  /// The number of bytes that one screen may save, not counting the screens within it.
  public var stateLimit: Int {
    get { saver.limit }
    set { saver.limit = newValue }
  }

  /// Saves the states of all screens: after the current turn, or at once between turns.
  ///
  /// The application also saves by itself: soon after each turn with changes, at most once a
  /// second, and before it goes to the background. A part that cannot be saved is left out and
  /// reported; a failed save is reported too. Does nothing without a
  /// ``ApplicationPorts/stateKeeper``.
  public func save() {
    guard ports.stateKeeper != nil, state != .notRunning, outcome == nil else { return }
    saver.requestSave()
    run {}
  }

  /// Returns the states of all screens now, as ``ApplicationPorts/stateKeeper`` would save them.
  ///
  /// It calls the screens' ``Controller/save()`` and nothing else, so the screens do not change. A
  /// part that cannot be saved is left out and reported. Callable between turns, while screens
  /// exist.
  public func archive() -> ScreenArchive { saver.archive(self) }

  /// Loads the states that the last run saved.
  func restore() {
    var look: String?
    defer { attempt { try looks.restore(look) } }
    guard let stateKeeper = ports.stateKeeper else { return }
    do {
      let archive = try stateKeeper.load()
      look = archive?.look
      if let archive { try use(archive, of: stateKeeper) }
      saver.begin(with: archive)
    } catch {
      report(error)
    }
  }

  /// Checks the whole of `archive` before any part of it is used.
  private func use(_ archive: ScreenArchive, of keeper: any StateKeeper) throws {
    do throws(UnusableArchive) {
      guard archive.version == ScreenArchive.currentVersion else {
        throw UnusableArchive(
          reason: "it has version \(archive.version), not \(ScreenArchive.currentVersion)")
      }
      // An ended app kept its look alone.
      guard archive.root != ScreenState() else { return }
      try (root as? any ContainerController)?.check(archive.root)
    } catch {
      throw UnusableArchive(reason: error.reason, place: try keeper.setAside())
    }
    root.restored = archive.root
  }

  /// Saves the states of all screens before it returns.
  func saveState() {
    if ports.stateKeeper != nil { saver.saveNow(self) }
  }

  /// Clears the saved states if the user ended the app, and saves them otherwise.
  ///
  /// A user who ends the app is done with its screens, but keeps the look. After an end by the system or an error, the
  /// user may want to continue.
  func settleState() {
    guard let stateKeeper = ports.stateKeeper else { return }
    saver.stop()
    switch outcome {
    case .finished:
      attempt {
        guard let look = looks.saved else { return try stateKeeper.clear() }
        try stateKeeper.save(ScreenArchive(root: ScreenState(), look: look))
      }
    case .terminated, .failed: attempt { try saver.write(self) }
    case nil: break
    }
  }
}
