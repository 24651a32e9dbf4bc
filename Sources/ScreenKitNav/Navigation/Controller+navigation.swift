public import ScreenKitCore

/// Where a pushed screen goes, seen from the tabs around who pushes it (F-074).
public enum PushTarget: Hashable, Sendable {
  /// As the look has it.
  case automatic
  /// Onto the stack within the tab; the tab bar stays.
  case insideTab
  /// Onto the stack around the tabs, which it covers.
  case aboveTabs
}

/// How a screen reaches the navigators around it.
extension ControllerLogic where Self: Controller {
  /// The innermost stack around the screen.
  public var navigator: StackNavigator? { surrounding() }
  /// The innermost tab set around the screen.
  public var tabNavigator: TabNavigator? { surrounding() }
  /// The innermost navigator around the screen that presents.
  public var presenter: CompositeNavigator? { surrounding() }

  /// Pushes the screen of `route` onto a stack around this screen.
  ///
  /// - Parameters:
  ///   - route: The route, which must be registered.
  ///   - mode: What happens where such a screen is on top already; by default nothing.
  ///   - upTo: What goes before.
  ///   - target: Whether it goes inside the tab or above the tabs; by default as the look has it.
  /// - Returns: What it did.
  @discardableResult
  public func push(
    _ route: some Route, _ mode: PushMode = .singleTop, upTo: PopUpTo? = nil,
    to target: PushTarget = .automatic
  ) -> Outcome<StackChange> {
    let (route, stack) = (AnyRoute(route), stack(for: target))
    return stack?.push(route, mode, upTo: upTo, opening: asking(route)) ?? .refused(.noNavigator)
  }

  /// Pushes `screen`, which must be new, onto a stack around this screen (F-113).
  @discardableResult
  public func push(
    _ screen: Controller, upTo: PopUpTo? = nil, to target: PushTarget = .automatic
  ) -> Outcome<StackChange> {
    stack(for: target)?.push(screen, upTo: upTo) ?? .refused(.noNavigator)
  }

  /// Presents the screen of `route` over the base around this screen.
  @discardableResult
  public func present(
    _ route: some Route, as style: ModalStyle = .sheet
  ) -> Outcome<CompositeChange> {
    let route = AnyRoute(route)
    return presenter?.present(route, style, opening: asking(route)) ?? .refused(.noNavigator)
  }

  /// Presents `screen`, which must be new, over the base around this screen.
  @discardableResult
  public func present(
    _ screen: Controller, as style: ModalStyle = .sheet
  ) -> Outcome<CompositeChange> {
    presenter?.present(screen, as: style) ?? .refused(.noNavigator)
  }

  /// Takes away the modal that the screen is part of; in the base, the front-most one.
  @discardableResult
  public func dismiss() -> Outcome<CompositeChange> {
    for case (let inner, let presenter as CompositeNavigator) in surroundings {
      guard let id = inner.entryID else { continue }
      let isBase = presenter.navigation?.base.id == id
      return isBase ? presenter.dismiss() : presenter.dismiss(.entry(id))
    }
    return .refused(.noNavigator)
  }

  /// Removes the screen from the navigator around it; the root of one takes that one with it.
  ///
  /// - Returns: Whether there was a way to do so; the app's root screen has none.
  @discardableResult
  public func close() -> Bool {
    for case (let inner, let navigator as Navigator) in surroundings {
      if let id = inner.entryID, navigator.close(id, of: self, prepare: { _ in }) { return true }
    }
    return false
  }

  private func surrounding<N: Navigator>() -> N? {
    surroundings.lazy.compactMap { $0.outer as? N }.first
  }

  func stack(for target: PushTarget) -> StackNavigator? {
    let stacks = surroundings.map(\.outer)
    let wish = target == .automatic ? application?.pushPlacement : nil
    let isAbove = target == .aboveTabs || wish == .aboveTabs
    let inner = stacks.first { $0 is StackNavigator }
    guard isAbove, let tabs = stacks.firstIndex(where: { $0 is TabNavigator }) else {
      return inner as? StackNavigator
    }
    return (stacks[tabs...].first { $0 is StackNavigator } ?? inner) as? StackNavigator
  }
}

extension Controller {
  /// Whether all navigators around the screen, up to the app's root, still have it.
  final var isPlaced: Bool { application.map(isPlaced(in:)) ?? false }

  /// Whether all of them, up to the root of `application`, still have it.
  final func isPlaced(in application: Application) -> Bool {
    var inner: Controller = self
    while let outer = inner.parent {
      if let navigator = outer as? Navigator, let id = inner.entryID,
        navigator.screens[id] !== inner
      {
        return false
      }
      inner = outer
    }
    return inner === application.root
  }

  /// Each controller from this one outwards, with the one around it.
  final var surroundings: [(inner: Controller, outer: Controller)] {
    let path = Array(sequence(first: self, next: \.parent))
    return zip(path, path.dropFirst()).map { ($0, $1) }
  }
}
