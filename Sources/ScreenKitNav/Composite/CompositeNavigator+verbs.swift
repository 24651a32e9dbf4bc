public import ScreenKitCore

/// The verbs: each has the state changed by the verb of the same name, and its screens follow.
extension CompositeNavigator {
  /// Presents the screen of `route` over everything; nothing happens if it is there already.
  @discardableResult
  public final func present(
    _ route: some Route, as style: ModalStyle = .sheet
  ) -> Outcome<CompositeChange> {
    present(AnyRoute(route), style)
  }

  /// Presents `screen`, which must be new; it is not there again after a relaunch.
  @discardableResult
  public final func present(
    _ screen: Controller, as style: ModalStyle = .sheet
  ) -> Outcome<CompositeChange> {
    precondition(screen.parent == nil && screen.state == .initial, "present: the screen is not new")
    checkIsNoQuestion("present")
    let entry = Entry(ledger.newID(), .screen)
    return change {
      $0.present(entry, style)
    } prepare: { [weak self] _ in
      self?.keep(screen, at: entry.id)
    }
  }

  /// Takes away what is in front, or the `count` front-most; the base stays.
  @discardableResult
  public final func dismiss(_ count: Int = 1) -> Outcome<CompositeChange> {
    change { $0.dismiss(count) }
  }

  /// Takes away the front-most modal that `match` means, from wherever it is.
  @discardableResult
  public final func dismiss(_ match: EntryMatch) -> Outcome<CompositeChange> {
    change { $0.dismiss(match) }
  }

  final func present(
    _ wish: AnyRoute, _ style: ModalStyle, opening: Opening = Opening(),
    then: @escaping @MainActor (Outcome<CompositeChange>) -> Void = { _ in }
  ) -> Outcome<CompositeChange> {
    guard application != nil else { return .refused(.noNavigator) }
    check(wish.base, "present")
    let redirected = redirectedEntry(.route(wish))
    var front = redirected.entry
    return change {
      guard opening.isWanted() else { return .nothing }
      let change = $0.present(redirected.entry, style)
      front = $0.modals.last?.entry ?? front
      return change
    } prepare: { [weak self] change in
      guard let self, opening.isWanted() else { return }
      if change.isMove {
        ledger.take(redirected)
      } else {
        ledger.want(redirected.pendingDestination, at: front)
      }
      opening.didOpen(self, change.isMove ? front.id : nil)
    } then: {
      then($0)
    }
  }
}
