public import ScreenKitCore

/// The stack onto which a screen is pushed, relative to the tabs around the pushing screen.
public enum PushTarget: Hashable, Sendable {
  /// The stack that the look-and-feel chooses.
  case automatic
  /// The stack within the tab; the tab bar stays visible.
  case insideTab
  /// The stack around the tabs; the screen covers the tab bar.
  case aboveTabs
}

/// The navigators around a screen, and methods that find the right one.
extension ControllerLogic where Self: Controller {
  /// The innermost stack around the screen; `nil` if there is none.
  public var navigator: StackNavigator? { surrounding() }
  /// The innermost tab set around the screen; `nil` if there is none.
  public var tabNavigator: TabNavigator? { surrounding() }
  /// The innermost composite around the screen, which presents modals; `nil` if there is none.
  public var presenter: CompositeNavigator? { surrounding() }

  /// Pushes the screen of `route` onto a stack around this screen.
  ///
  /// - Parameters:
  ///   - route: The route; traps if no screen is registered for it.
  ///   - mode: The behaviour if such a screen is on top already; by default nothing happens.
  ///   - upTo: The entries to remove before the push; `nil` removes none.
  ///   - target: Whether to push within the tab or above the tabs; by default the look decides.
  /// - Returns: The outcome; refused before this screen's creation and after its destruction. Traps
  ///   if no stack is around this screen.
  @discardableResult
  public func push(
    _ route: some Route, _ mode: PushMode = .singleTop, upTo: PopUpTo? = nil,
    to target: PushTarget = .automatic
  ) -> Outcome<StackChange> {
    guard application != nil else { return .refused(.noNavigator) }
    let route = AnyRoute(route)
    return requiredStack(for: target, "push").push(route, mode, upTo: upTo, opening: asking(route))
  }

  /// Pushes `screen`, which must be new, onto a stack around this screen.
  ///
  /// - Returns: The outcome; refused before this screen's creation and after its destruction. Traps
  ///   if no stack is around this screen.
  @discardableResult
  public func push(
    _ screen: Controller, upTo: PopUpTo? = nil, to target: PushTarget = .automatic
  ) -> Outcome<StackChange> {
    guard application != nil else { return .refused(.noNavigator) }
    return requiredStack(for: target, "push").push(screen, upTo: upTo)
  }

  /// Presents the screen of `route` over the base of the composite around this screen.
  ///
  /// - Returns: The outcome; refused before this screen's creation and after its destruction. Traps
  ///   if no composite is around this screen, or no screen is registered for the route.
  @discardableResult
  public func present(
    _ route: some Route, as style: ModalStyle = .sheet
  ) -> Outcome<CompositeChange> {
    guard application != nil else { return .refused(.noNavigator) }
    let route = AnyRoute(route)
    return requiredPresenter("present").present(route, style, opening: asking(route))
  }

  /// Presents `screen`, which must be new, over the base of the composite around this screen.
  ///
  /// - Returns: The outcome; refused before this screen's creation and after its destruction. Traps
  ///   if no composite is around this screen.
  @discardableResult
  public func present(
    _ screen: Controller, as style: ModalStyle = .sheet
  ) -> Outcome<CompositeChange> {
    guard application != nil else { return .refused(.noNavigator) }
    return requiredPresenter("present").present(screen, as: style)
  }

  /// Dismisses the modal that contains this screen; in the base, the front-most modal.
  @discardableResult
  public func dismiss() -> Outcome<CompositeChange> {
    for case (let inner, let presenter as CompositeNavigator) in surroundings {
      guard let id = inner.entryID else { continue }
      let isBase = presenter.navigation?.base.id == id
      return isBase ? presenter.dismiss() : presenter.dismiss(.entry(id))
    }
    return .refused(.noNavigator)
  }

  /// Removes the screen from its navigator; if it is the root, the navigator itself is removed.
  ///
  /// - Returns: Whether the screen could be removed; `false` for the app's root screen.
  @discardableResult
  public func close() -> Bool {
    for case (let inner, let navigator as Navigator) in surroundings {
      if let id = inner.entryID, navigator.close(id, of: self) { return true }
    }
    return false
  }

  /// Returns the innermost navigator of `type` around the screen; `nil` if there is none.
  ///
  /// Methods that an app adds for its own navigator use it, as `push` uses it to find the stack.
  public func surroundingNavigator<N: Navigator>(of type: N.Type) -> N? { surrounding() }

  private func surrounding<N: Navigator>() -> N? {
    surroundings.lazy.compactMap { $0.outer as? N }.first
  }

  /// Returns the stack around the screen; traps if there is none.
  func requiredStack(for target: PushTarget, _ method: StaticString) -> StackNavigator {
    if let stack = stack(for: target) { return stack }
    fatalError("\(method): no StackNavigator is around \(Self.self) (SK301)")
  }

  /// Returns the innermost composite around the screen; traps if there is none.
  func requiredPresenter(_ method: StaticString) -> CompositeNavigator {
    if let presenter { return presenter }
    fatalError("\(method): no CompositeNavigator is around \(Self.self) (SK301)")
  }

  private func stack(for target: PushTarget) -> StackNavigator? {
    let stacks = surroundings.map(\.outer)
    let preferred = target == .automatic ? application?.pushPlacement : nil
    let isAbove = target == .aboveTabs || preferred == .aboveTabs
    let inner = stacks.first { $0 is StackNavigator }
    guard isAbove, let tabs = stacks.firstIndex(where: { $0 is TabNavigator }) else {
      return inner as? StackNavigator
    }
    return (stacks[tabs...].first { $0 is StackNavigator } ?? inner) as? StackNavigator
  }
}

extension Controller {
  /// The controllers from this one outwards, each with its parent.
  final var surroundings: [(inner: Controller, outer: Controller)] {
    let path = Array(sequence(first: self, next: \.parent))
    return zip(path, path.dropFirst()).map { ($0, $1) }
  }
}
