public import Observation

extension ControllerLogic where Self: Controller {
  /// Calls ``Controller/refresh()`` at the end of each turn in which a value of `model` changed.
  ///
  /// It is called once a turn, for any number of changed values and models. Writes by
  /// ``Controller/refresh()`` itself do not cause another call.
  ///
  /// - Parameters:
  ///   - model: The model to observe. Call this method again for another model.
  ///   - path: A path that reads observed properties of the model.
  ///   - others: Further paths.
  ///   - scope: Whether the observation is active while the screen is visible, or from now to
  ///     destroy. Changes while the screen is paused cause a call at the next appear.
  ///   - file: The file of the call, for messages about the observer.
  ///   - line: The line of the call, for messages about the observer.
  public func refresh<Observable: Model, Value: Equatable, each Other: Equatable>(
    when model: Observable, _ path: KeyPath<Observable, Value>,
    _ others: repeat KeyPath<Observable, each Other>, while scope: LifecycleScope = .visible,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let site = ObservationSite(file, line)
    requestRefreshes(model, path, scope, site) { $0 == $1 }
    repeat requestRefreshes(model, each others, scope, site) { $0 == $1 }
  }

  /// Calls ``Controller/refresh()`` at the end of each turn in which a value of `model` was written.
  ///
  /// Use it for values that cannot be compared.
  ///
  /// - Parameters:
  ///   - model: The model to observe. Call this method again for another model.
  ///   - path: A path that reads observed properties of the model.
  ///   - others: Further paths.
  ///   - scope: Whether the observation is active while the screen is visible, or from now to
  ///     destroy.
  ///   - file: The file of the call, for messages about the observer.
  ///   - line: The line of the call, for messages about the observer.
  @_disfavoredOverload
  public func refresh<Observable: Model, Value, each Other>(
    when model: Observable, _ path: KeyPath<Observable, Value>,
    _ others: repeat KeyPath<Observable, each Other>, while scope: LifecycleScope = .visible,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let site = ObservationSite(file, line)
    requestRefreshes(model, path, scope, site) { _, _ in false }
    repeat requestRefreshes(model, each others, scope, site) { _, _ in false }
  }

  /// Calls ``Controller/refresh()`` at the end of each turn in which a value of `object` changed.
  ///
  /// Use it for observable classes that are independent of this framework.
  ///
  /// - Parameters:
  ///   - object: The object to observe, which is held weakly.
  ///   - path: A path that reads observable properties of the object.
  ///   - others: Further paths.
  ///   - scope: Whether the observation is active while the screen is visible, or from now to
  ///     destroy.
  public func refresh<
    Object: AnyObject & Observation.Observable, Value: Equatable, each Other: Equatable
  >(
    when object: Object, _ path: KeyPath<Object, Value>,
    _ others: repeat KeyPath<Object, each Other>, while scope: LifecycleScope = .visible
  ) {
    requestRefreshes(object, path, scope)
    repeat requestRefreshes(object, each others, scope)
  }

  private func requestRefreshes<Observable: Model, Value>(
    _ model: Observable, _ path: KeyPath<Observable, Value>, _ scope: LifecycleScope,
    _ site: ObservationSite, isSame: @escaping @MainActor (Value, Value) -> Bool
  ) {
    let observer = model.observer(
      of: path, keepingOld: false, isSame: isSame, at: site,
      weakly { screen, _ in screen.application?.refreshAtEndOfTurn(screen) })
    bind(observer, scope, initially: false)
  }

  private func requestRefreshes<Object: AnyObject & Observation.Observable, Value: Equatable>(
    _ object: Object, _ path: KeyPath<Object, Value>, _ scope: LifecycleScope
  ) {
    observe(object, path, while: scope, initially: false) { screen, _ in
      screen.application?.refreshAtEndOfTurn(screen)
    }
  }
}
