public import ScreenKitCore

/// Methods of a navigator that add a screen.
extension NavigationContainer {
  /// Shows the screen of `route` by `body`, which adds the given entry to the state.
  ///
  /// Behind a closed gate the entry is that of the gate's entry screen. An entry that `body` does
  /// not add is dropped, such as a second entry with the route in front.
  ///
  /// - Parameters:
  ///   - route: The route; traps if no screen is registered for it.
  ///   - asker: The screen whose `onResult(of:_:)` gets the result; `nil` for none.
  ///   - body: Adds the entry; it may run more than once, so it must have no other effect.
  /// - Returns: The outcome; refused before creation and after destruction.
  @discardableResult
  public func show(
    _ route: some Route, for asker: Controller? = nil,
    _ body: @escaping (inout Content, Entry) -> Content.Change
  ) -> Outcome<Content.Change> {
    show(AnyRoute(route), asker?.asking(AnyRoute(route)) ?? Opening(), body)
  }

  /// Shows the screen of `route` by `body`, and returns its result.
  ///
  /// It works like `ask(_:as:)`, which opens screens in stacks and composites.
  ///
  /// - Parameters:
  ///   - route: The route; traps if no screen is registered for it.
  ///   - body: Adds the entry; it may run more than once, so it must have no other effect.
  /// - Returns: The result; `nil` if the screen was removed without one, or was not opened.
  /// - Throws: Any error of decoding the result.
  public func ask<R: ResultRoute>(
    _ route: R, _ body: @escaping (inout Content, Entry) -> Content.Change
  ) async throws -> R.Output? {
    try await ResultWait.result(of: R.self) { opening, then in
      !show(AnyRoute(route), opening, body) { then($0.isDone) }.isRefused
    }
  }

  private func show(
    _ route: AnyRoute, _ opening: Opening,
    _ body: @escaping (inout Content, Entry) -> Content.Change,
    then: @escaping @MainActor (Outcome<Content.Change>) -> Void = { _ in }
  ) -> Outcome<Content.Change> {
    guard application != nil else { return .refused(.noNavigator) }
    check(route.base, "show")
    let redirected = redirectedEntry(.route(route))
    let id = redirected.entry.id
    var isAdded = false
    return change { state in
      var next = state
      let change = body(&next, redirected.entry)
      // A task that was cancelled in the meantime no longer needs the screen.
      if opening.isWanted() { state = next }
      isAdded = state.entry(id) != nil
      return change
    } prepare: { [weak self] _ in
      guard let self else { return }
      if isAdded { ledger.record(redirected) }
      opening.didOpen(self, isAdded ? id : nil)
    } then: {
      then($0)
    }
  }

  /// Shows the new screen `screen` by `body`, which adds the given entry to the state.
  ///
  /// The screen is not part of the saved state, and is not created again after eviction.
  @discardableResult
  public func show(
    _ screen: Controller, _ body: @escaping (inout Content, Entry) -> Content.Change
  ) -> Outcome<Content.Change> {
    precondition(
      screen.parent == nil && screen.state == .initial,
      "show: \(type(of: screen)) is not new (\(screen.state)); create another one (SK304)")
    guard application != nil else { return .refused(.noNavigator) }
    checkIsNoQuestion("show")
    let entry = Entry(ledger.newID(), .screen)
    return change {
      body(&$0, entry)
    } prepare: { [weak self] _ in
      self?.adopt(screen, as: entry.id.child)
    }
  }
}
