public import Observation

extension ControllerLogic where Self: Controller {
  /// Calls `body` with this controller after each turn in which the value at `path` changed.
  ///
  /// Use it for observable classes that are independent of this framework. Any thread may write the
  /// object if the object's own rules allow it. The observation holds the object and the controller
  /// weakly.
  ///
  /// - Parameters:
  ///   - object: The object to observe.
  ///   - path: Any path that reads observable properties of the object.
  ///   - scope: Whether the observation is active while the screen is visible, or from now to
  ///     destroy.
  ///   - initially: Whether `body` also receives the value at the first appear, to update views.
  ///   - body: Called once for all writes of a turn, with the previously reported value as the old
  ///     one.
  public func observe<Object: AnyObject & Observable, Value: Equatable>(
    _ object: Object, _ path: KeyPath<Object, Value>, while scope: LifecycleScope = .visible,
    initially: Bool = true, _ body: @escaping @MainActor (Self, Change<Value>) throws -> Void
  ) {
    observe(object, path, scope, initially, isSame: { $0 == $1 }, body)
  }

  /// Calls `body` after each turn that set the value at `path`, for values that cannot be compared.
  ///
  /// - Parameters:
  ///   - object: The object to observe.
  ///   - path: Any path that reads observable properties of the object.
  ///   - scope: Whether the observation is active while the screen is visible, or from now to
  ///     destroy.
  ///   - initially: Whether `body` also receives the value at the first appear, to update views.
  ///   - body: Called once for all writes of a turn, with the previously reported value as the old
  ///     one.
  @_disfavoredOverload
  public func observe<Object: AnyObject & Observable, Value>(
    _ object: Object, _ path: KeyPath<Object, Value>, while scope: LifecycleScope = .visible,
    initially: Bool = true, _ body: @escaping @MainActor (Self, Change<Value>) throws -> Void
  ) {
    observe(object, path, scope, initially, isSame: { _, _ in false }, body)
  }

  private func observe<Object: AnyObject & Observable, Value>(
    _ object: Object, _ path: KeyPath<Object, Value>, _ scope: LifecycleScope, _ initially: Bool,
    isSame: @escaping @MainActor (Value, Value) -> Bool,
    _ body: @escaping @MainActor (Self, Change<Value>) throws -> Void
  ) {
    guard let application else {
      preconditionFailure("observe: \(Self.self) is in no application before create (SK101)")
    }
    bind(
      ObjectObserver(object, path, application.inbox, isSame: isSame, weakly(body)), scope,
      initially: initially)
  }
}
