extension ControllerLogic where Self: Controller {
  /// Calls `body` with this controller whenever the value at `path` changes.
  ///
  /// The observation ends at destroy, and holds the controller weakly.
  ///
  /// - Parameters:
  ///   - model: The model to observe.
  ///   - path: Any path that reads observed properties of the model, and that can be read after
  ///     each write: not `\.items[1]` if items can be removed.
  ///   - scope: Whether the observation is active while the screen is visible, or from now to
  ///     destroy.
  ///   - initially: Whether `body` also receives the value at the first appear, to update views.
  ///   - keepingOld: Whether to keep each value as the ``Change/old`` of the next report.
  ///   - file: The file of the call, for messages about the observer.
  ///   - line: The line of the call, for messages about the observer.
  ///   - body: Called synchronously, after the write.
  @inlinable @inline(__always)
  public func observe<Observable: Model, Value: Equatable>(
    _ model: Observable,
    _ path: @autoclosure @escaping @MainActor () -> KeyPath<Observable, Value>,
    while scope: LifecycleScope = .visible,
    initially: Bool = true, keepingOld: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Self, Change<Value>) throws -> Void
  ) {
    bind(
      model.observer(
        of: path(), keepingOld: keepingOld, isSame: { $0 == $1 },
        at: ObservationSite(file, line), weakly(body)),
      scope, initially: initially)
  }

  /// Calls `body` with this controller after each write of a value that cannot be compared.
  ///
  /// - Parameters:
  ///   - model: The model to observe.
  ///   - path: Any path that reads observed properties of the model.
  ///   - scope: Whether the observation is active while the screen is visible, or from now to
  ///     destroy.
  ///   - initially: Whether `body` also receives the value at the first appear, to update views.
  ///   - keepingOld: Whether to keep each value as the ``Change/old`` of the next report.
  ///   - file: The file of the call, for messages about the observer.
  ///   - line: The line of the call, for messages about the observer.
  ///   - body: Called synchronously, after the write.
  @inlinable @inline(__always) @_disfavoredOverload
  public func observe<Observable: Model, Value>(
    _ model: Observable,
    _ path: @autoclosure @escaping @MainActor () -> KeyPath<Observable, Value>,
    while scope: LifecycleScope = .visible,
    initially: Bool = true, keepingOld: Bool = false,
    file: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping @MainActor (Self, Change<Value>) throws -> Void
  ) {
    bind(
      model.observer(
        of: path(), keepingOld: keepingOld, isSame: { _, _ in false },
        at: ObservationSite(file, line), weakly(body)),
      scope, initially: initially)
  }

  @usableFromInline
  func weakly<Value>(
    _ body: @escaping @MainActor (Self, Change<Value>) throws -> Void
  ) -> @MainActor (Change<Value>) -> Void {
    { [weak self] change in
      guard let self, let application = self.application else { return }
      // The write may be that of another app's turn, with the texts of its language.
      application.withOwnStrings { application.attempt { try body(self, change) } }
    }
  }

  @usableFromInline
  func bind(_ observer: AnyObserver, _ scope: LifecycleScope, initially: Bool) {
    observer.owner = Self.self
    if initially { observer.holdFirst() } else { observer.mute() }
    subscriptions.add(observer, scope)
  }
}
