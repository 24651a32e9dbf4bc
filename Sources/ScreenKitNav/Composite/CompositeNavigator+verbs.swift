public import ScreenKitCore

/// Methods that change the state by its method of the same name and update the screens.
extension CompositeNavigator {
  /// Presents the screen of `route` over all others; does nothing if it is in front already.
  @discardableResult
  public final func present(
    _ route: some Route, as style: ModalStyle = .sheet
  ) -> Outcome<CompositeChange> {
    present(AnyRoute(route), style)
  }

  /// Presents `screen`, which must be new; it is not part of the saved state.
  @discardableResult
  public final func present(
    _ screen: Controller, as style: ModalStyle = .sheet
  ) -> Outcome<CompositeChange> {
    precondition(
      screen.parent == nil && screen.state == .initial,
      "present: \(type(of: screen)) is not new (\(screen.state)); create another one (SK304)")
    checkIsNoQuestion("present")
    let entry = Entry(ledger.newID(), .screen)
    return change {
      $0.present(entry, style)
    } prepare: { [weak self] _ in
      self?.adopt(screen, as: entry.id.child)
    }
  }

  /// Dismisses the front modal, or the `count` front-most ones; the base stays.
  @discardableResult
  public final func dismiss(_ count: Int = 1) -> Outcome<CompositeChange> {
    change { $0.dismiss(count) }
  }

  /// Dismisses the front-most modal that `match` selects, even under other modals.
  @discardableResult
  public final func dismiss(_ match: EntryMatch) -> Outcome<CompositeChange> {
    change { $0.dismiss(match) }
  }

  final func present(
    _ requested: AnyRoute, _ style: ModalStyle, opening: Opening = Opening(),
    then: @escaping @MainActor (Outcome<CompositeChange>) -> Void = { _ in }
  ) -> Outcome<CompositeChange> {
    guard application != nil else { return .refused(.noNavigator) }
    check(requested.base, "present")
    let redirected = redirectedEntry(.route(requested))
    var front = redirected.entry
    return change {
      guard opening.isWanted() else { return .nothing }
      let change = $0.present(redirected.entry, style)
      front = $0.modals.last?.entry ?? front
      return change
    } prepare: { [weak self] change in
      guard let self, opening.isWanted() else { return }
      if change.isMove {
        ledger.record(redirected)
      } else {
        ledger.addPendingDestination(redirected.pendingDestination, at: front)
      }
      opening.didOpen(self, change.isMove ? front.id : nil)
    } then: {
      then($0)
    }
  }
}
