public import Observation

extension ControllerLogic where Self: Controller {
  /// Calls `body` with this controller after each turn in which the value at `path` changed.
  ///
  /// Use it for observable classes that do not know this framework. The object may be written from
  /// any thread that its own rules allow. It is held weakly, as the controller is.
  ///
  /// - Parameters:
  ///   - object: The object to observe.
  ///   - path: Any path that reads observable properties of the object.
  ///   - scope: Whether it is active while the screen is visible, or from now to destroy.
  ///   - initially: Whether the value at the first appear is reported too, so that views show it.
  ///   - body: Called once for all writes of a turn, with the value reported before as the old.
  public func observe<Object: AnyObject & Observable, Value: Equatable>(
    _ object: Object, _ path: KeyPath<Object, Value>, while scope: LifecycleScope = .visible,
    initially: Bool = true, _ body: @escaping @MainActor (Self, Change<Value>) throws -> Void
  ) {
    observe(object, path, scope, initially, isSame: { $0 == $1 }, body)
  }

  /// Calls `body` after each turn in which the value at `path`, which cannot be compared, was set.
  ///
  /// - Parameters:
  ///   - object: The object to observe.
  ///   - path: Any path that reads observable properties of the object.
  ///   - scope: Whether it is active while the screen is visible, or from now to destroy.
  ///   - initially: Whether the value at the first appear is reported too, so that views show it.
  ///   - body: Called once for all writes of a turn, with the value reported before as the old.
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
