public import ScreenKitCore

/// Asking screens for an answer, and answering (F-115, R10).
extension ControllerLogic where Self: Controller {
  /// Has `body` called with the answer of each screen of `type` that this screen opens.
  ///
  /// Call it in `create` or `connect`: so the answer is also taken by another instance of this
  /// screen, after eviction or a relaunch. It is called once for each screen opened, just before
  /// this one appears again, and not at all if this screen's entry is gone by then.
  ///
  /// - Parameters:
  ///   - type: The type of the route.
  ///   - body: Called with this controller and the answer; `nil` where there was none.
  public func onResult<R: ResultRoute>(
    of type: R.Type, _ body: @escaping @MainActor (Self, R.Output?) throws -> Void
  ) {
    resultHandlers[R.name] = { [weak self] answer in
      guard let self else { return }
      try body(self, answer.map { try $0.decoded(as: R.Output.self) })
    }
  }

  /// Gives `answer` to the screen that opened this one by a route of `type`, and removes this one.
  ///
  /// The answer arrives by whatever way the screen goes after this call. Where a guard refuses that
  /// it goes, the answer is dropped.
  ///
  /// - Parameters:
  ///   - type: The type of the route that this screen, or a navigator around it, was opened by;
  ///     traps where it was opened by another one.
  ///   - answer: The answer.
  /// - Returns: Whether there was such an entry to remove; `false` also where it is going already.
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
    fatalError("finish: \(Self.self) was not opened by a route of the type \(R.self)")
  }

  private func finish(
    _ id: EntryID, of navigator: Navigator, with answer: some Encodable
  ) -> Bool {
    do {
      let value = try SavedState.Value(encoding: answer)
      // Recorded now: the screen may go by another way while the request waits for its turn.
      let ledger = navigator.ledger
      ledger.results.answer(id, value)
      if LeaveQuestion.isBeingAsked, ledger.results.isAsked(id) { return true }
      return navigator.close(
        id, of: self,
        prepare: { $0.results.answer(id, value) }, refused: { $0.results.withdraw(id) })
    } catch {
      application?.attempt { throw error }
      return false
    }
  }

  /// Opens the screen of `route` and waits for its answer.
  ///
  /// It can be called in any task: one of the scope `.visible`, which ends when its screen pauses,
  /// outlives that pause. The screen is not evicted while it waits. The waiting does not survive a
  /// relaunch; ``onResult(of:_:)`` does. Cancelling the task removes the opened screen.
  ///
  /// - Parameters:
  ///   - route: The route; traps if no screen is registered for it.
  ///   - style: How it is presented; `nil` pushes it.
  /// - Returns: The answer; `nil` where the screen went without one, or did not come.
  /// - Throws: What decoding the answer throws.
  public func ask<R: ResultRoute>(
    _ route: R, as style: ModalStyle? = nil
  ) async throws -> R.Output? {
    let wait = ResultWait()
    let opening = Opening(isWanted: { !wait.isOver }) { navigator, id in
      if let id { wait.begin(id, navigator) } else { wait.end(nil) }
    }
    let task = ScreenTask.current
    task?.beginQuestion()
    defer { task?.endQuestion() }
    let isOpening = open(AnyRoute(route), as: style, opening) { isOpen in
      if !isOpen { wait.end(nil) }
    }
    guard isOpening else { return nil }
    await wait.wait()
    return try wait.answer.map { try $0.decoded(as: R.Output.self) }
  }

  /// Pushes or presents, and calls `then` with whether that came to anything; returns whether it may.
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

  /// Records that this screen opened another one, if it has use for the answer.
  func asking(_ route: AnyRoute) -> Opening {
    guard let own = entryID, resultHandlers[route.name] != nil else { return Opening() }
    return Opening(didOpen: { [weak self] navigator, id in
      // By now the entry may be gone that asked, or only its instance.
      guard let id, self?.isPlaced == true || navigator.isInApp(own) else { return }
      navigator.ledger.results.open(id, for: ResultStore.Asker(entry: own, route: route.name))
    })
  }
}

extension Navigator {
  /// Gives `screen`, which stands at `id`, the results that wait for it.
  final func deliver(to screen: Controller, at id: EntryID) {
    while let pending = ledger.results.takePendingResult(for: id) {
      guard let handler = screen.resultHandlers[pending.route] else { continue }
      application?.attempt { try handler(pending.answer) }
    }
  }
}
