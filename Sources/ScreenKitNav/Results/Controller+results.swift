public import ScreenKitCore

/// Opening screens for a result, and returning results.
extension ControllerLogic where Self: Controller {
  /// Calls `body` with the result of each screen of `type` that this screen opens.
  ///
  /// Call it in `create` or `connect`, so that a later instance of this screen receives the result
  /// too, after eviction or a relaunch. `body` is called once for each screen opened, just before
  /// this screen appears again. It is not called if this screen's entry has been removed by then.
  ///
  /// - Parameters:
  ///   - type: The type of the route.
  ///   - body: Called with this controller and the result; `nil` if there was none. The application
  ///     handles an error that it throws.
  public func onResult<R: ResultRoute>(
    of type: R.Type, _ body: @escaping @MainActor (Self, R.Output?) throws -> Void
  ) {
    containment.resultHandlers[R.name] = { [weak self] answer in
      guard let self else { return }
      try body(self, answer.map { try $0.decoded(as: R.Output.self) })
    }
  }

  /// Returns `answer` to the screen that opened this one by a route of `type`, and closes this one.
  ///
  /// The result is delivered regardless of the method that removes the screen after this call. If a
  /// guard vetoes the removal, the result is dropped. A `LeaveGuard` is asked as well, so it must
  /// record before this call that its changes are saved.
  ///
  /// - Parameters:
  ///   - type: The type of the route by which this screen, or a navigator around it, was opened;
  ///     traps if it was opened by another route.
  ///   - answer: The result.
  /// - Returns: Whether the screen can be closed; `false` if it is being removed already.
  @discardableResult
  public func finish<R: ResultRoute>(_ type: R.Type, with answer: R.Output) -> Bool {
    var isGoing = application == nil
    for case (let inner, let navigator as Navigator) in surroundings {
      guard let id = inner.entryID else { continue }
      guard let entry = navigator.entry(id) else {
        isGoing = true
        continue
      }
      guard entry.route?.base is R else { continue }
      return finish(id, of: navigator, with: answer)
    }
    if isGoing { return false }
    fatalError("finish: \(Self.self) was not opened by a route of the type \(R.self) (SK305)")
  }

  private func finish(
    _ id: EntryID, of navigator: Navigator, with answer: some Encodable
  ) -> Bool {
    do {
      let value = try SavedState.Value(encoding: answer)
      // The result is recorded now, because another method may remove the screen before this
      // request is performed.
      let ledger = navigator.ledger
      ledger.results.answer(id, value)
      if containment.isAskedToLeave, ledger.results.isAsked(id) { return true }
      return navigator.own.close(
        id, of: self,
        prepare: { $0.results.answer(id, value) }, refused: { $0.results.withdraw(id) })
    } catch {
      application?.attempt { throw error }
      return false
    }
  }

  /// Opens the screen of `route` and returns its result.
  ///
  /// It can be called in any task. While a task of the scope `.visible` waits, a pause of its
  /// screen does not cancel it, and the screen is not evicted. The call does not survive a
  /// relaunch; use ``onResult(of:_:)`` for that. Cancelling the task removes the opened screen.
  ///
  /// - Parameters:
  ///   - route: The route; traps if no screen is registered for it.
  ///   - style: The style of its presentation; `nil` pushes it.
  /// - Returns: The result; `nil` if the screen was removed without one, or was not opened.
  /// - Throws: Any error of decoding the result.
  public func ask<R: ResultRoute>(
    _ route: R, as style: ModalStyle? = nil
  ) async throws -> R.Output? {
    try await ResultWait.result(of: R.self) { open(AnyRoute(route), as: style, $0, then: $1) }
  }

  /// Pushes or presents `route`; calls `then` with whether it was opened, and returns `false` if
  /// refused.
  private func open(
    _ route: AnyRoute, as style: ModalStyle?, _ opening: Opening,
    then: @escaping @MainActor (Bool) -> Void
  ) -> Bool {
    guard application != nil else { return false }
    if let style {
      let outcome = requiredPresenter("ask").present(route, style, opening: opening) {
        then($0.isDone)
      }
      return !outcome.isRefused
    }
    let stack = requiredStack(for: .automatic, "ask")
    return !stack.push(route, .always, upTo: nil, opening: opening) { then($0.isDone) }.isRefused
  }

  /// Returns callbacks that record this screen as the receiver of the result of `route`.
  ///
  /// They record nothing if this screen has no handler for the results.
  func asking(_ route: AnyRoute) -> Opening {
    guard let own = entryID, containment.resultHandlers[route.name] != nil else { return Opening() }
    return Opening(didOpen: { [weak self] navigator, id in
      // The entry is checked, because this instance or the entry itself may no longer exist.
      guard let id, self?.containment.isPlaced == true || navigator.isInApp(own) else { return }
      navigator.ledger.results.open(id, for: ResultStore.Asker(entry: own, route: route.name))
    })
  }
}

extension Navigator {
  /// Delivers pending results to `screen`, the one at the entry `id`.
  final func deliver(to screen: Controller, at id: EntryID) {
    while let pending = ledger.results.takePendingResult(for: id) {
      guard let handler = screen.containment.resultHandlers[pending.route] else { continue }
      application?.attempt { try handler(pending.answer) }
    }
  }
}

/// The callbacks of a caller that opens a screen for its result.
struct Opening {
  /// Whether the screen is still needed when the transition starts.
  var isWanted: @MainActor () -> Bool = { true }
  /// A callback with the new entry, just before its screen is shown; `nil` if no entry was needed.
  var didOpen: @MainActor (Navigator, EntryID?) -> Void = { _, _ in }
}
