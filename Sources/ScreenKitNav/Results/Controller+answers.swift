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
  public func receive<R: AnsweringRoute>(
    _ type: R.Type, _ body: @escaping @MainActor (Self, R.Answer?) throws -> Void
  ) {
    receivers[R.name] = { [weak self] answer in
      guard let self else { return }
      try body(self, answer.map { try $0.decoded(as: R.Answer.self) })
    }
  }

  /// Answers whoever opened this screen by a route of `type`, and removes it.
  ///
  /// - Parameters:
  ///   - type: The type of the route that this screen, or a navigator around it, was opened by.
  ///   - answer: The answer.
  /// - Returns: Whether there was such an entry to remove.
  @discardableResult
  public func finish<R: AnsweringRoute>(_ type: R.Type, with answer: R.Answer) -> Bool {
    for case (let inner, let navigator as Navigator) in surroundings {
      guard let id = inner.entryID, navigator.route(at: id)?.base is R else { continue }
      do {
        let value = try SavedState.Value(encoding: answer)
        return navigator.close(id, of: self) { $0.answers.answer(id, value) }
      } catch {
        application?.attempt { throw error }
        return false
      }
    }
    return false
  }

  /// Opens the screen of `route` and waits for its answer.
  ///
  /// Call it in a task of this screen that lasts until destroy: at pause it would be cancelled. The
  /// waiting does not survive a relaunch; ``receive(_:_:)`` does. Cancelling removes the screen.
  ///
  /// - Parameters:
  ///   - route: The route, which must be registered.
  ///   - style: How it is presented; `nil` pushes it.
  /// - Returns: The answer; `nil` where the screen went without one, or did not come.
  /// - Throws: A ``RouteError``, or what decoding the answer throws.
  public func ask<R: AnsweringRoute>(
    _ route: R, as style: ModalStyle? = nil
  ) async throws -> R.Answer? {
    let wait = AnswerWait()
    let opening: Opening = { navigator, id in
      if let id { wait.begin(id, navigator) } else { wait.end(nil) }
    }
    if let refusal = open(AnyRoute(route), as: style, opening: opening) {
      if case .route(let error) = refusal { throw error }
      return nil
    }
    await wait.wait()
    return try wait.answer.map { try $0.decoded(as: R.Answer.self) }
  }

  /// Pushes or presents; returns why that was refused, or `nil` if it was not.
  private func open(
    _ route: AnyRoute, as style: ModalStyle?, opening: @escaping Opening
  ) -> Refusal? {
    if let style {
      guard let presenter else { return .noNavigator }
      return presenter.present(route, style, opening: opening).refusal
    }
    guard let stack = stack(for: .automatic) else { return .noNavigator }
    return stack.push(route, .always, upTo: nil, opening: opening).refusal
  }

  /// What takes note that this screen opened another one, if it has use for the answer.
  func asking(_ route: AnyRoute) -> Opening {
    guard let own = entryID, receivers[route.name] != nil else { return { _, _ in } }
    return { [weak self] navigator, id in
      // By now the entry may be gone that asked, or only its instance.
      guard let id, self?.isPlaced == true || navigator.isInApp(own) else { return }
      navigator.ledger.answers.open(id, for: AnswerBook.Asker(entry: own, route: route.name))
    }
  }
}

/// Called when an entry was made and is about to be shown, or with `nil` if none had to be.
typealias Opening = @MainActor (Navigator, EntryID?) -> Void

extension Outcome {
  var refusal: Refusal? { if case .refused(let refusal) = self { refusal } else { nil } }
}

extension Navigator {
  /// Gives `screen`, which stands at `id`, the answers that wait for it.
  final func deliver(to screen: Controller, at id: EntryID) {
    while let letter = ledger.answers.takeLetter(for: id) {
      guard let receiver = screen.receivers[letter.route] else { continue }
      application?.attempt { try receiver(letter.answer) }
    }
  }

  /// The route of the entry `id`, where there is one.
  final func route(at id: EntryID) -> AnyRoute? { entries.last { $0.id == id }?.route }
}
