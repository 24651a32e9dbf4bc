public import ScreenKitCore

/// Something that must be done before certain screens are shown, such as logging in.
///
/// ```swift
/// let login = Gate(entrance: Login()) { session.isOpen }
/// routes.add(Account.self, behind: login) { _ in AccountScreen(session) }
/// ```
/// Pushing `Account()` then pushes `Login()` while the session is closed. When it is open, the
/// login screen calls `pass()` and the account takes its place; ``ControllerLogic/leave(_:)``
/// removes every entry that needed it.
@MainActor
public final class Gate {
  /// Leads to the screen that opens the gate; must be registered, and not be behind the gate.
  public let entrance: any Route
  private let check: @MainActor () -> Bool

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - entrance: Leads to the screen that opens the gate.
  ///   - isOpen: Says whether the screens behind it may be shown now.
  public init(entrance: any Route, isOpen: @escaping @MainActor () -> Bool) {
    self.entrance = entrance
    check = isOpen
  }

  /// Whether the screens behind it may be shown now.
  public var isOpen: Bool { check() }
}

extension RouteTable {
  /// What is shown for `wish`: itself, or the entrance of the gate that it is behind.
  func admitted(_ wish: AnyRoute) -> (route: AnyRoute, isGated: Bool) {
    guard let gate = gate(of: wish), !gate.isOpen else { return (wish, false) }
    return (AnyRoute(gate.entrance), true)
  }

  /// What is shown for `wishes`, from below: up to the first that is behind a closed gate, then the
  /// entrance of that one, which leads to the rest.
  func admitted(all wishes: [AnyRoute]) -> (routes: [AnyRoute], wanted: [AnyRoute]?) {
    guard let first = wishes.firstIndex(where: { !isAdmitted($0) }) else { return (wishes, nil) }
    return (Array(wishes[..<first]) + [admitted(wishes[first]).route], Array(wishes[first...]))
  }

  func isAdmitted(_ route: AnyRoute) -> Bool { gate(of: route)?.isOpen ?? true }
}

extension ControllerLogic where Self: Controller {
  /// Goes where was wanted when a gate led here instead, in place of this screen.
  ///
  /// - Returns: Whether there was such a place; if not, the screen stays.
  @discardableResult
  public func pass() -> Bool {
    for case (let inner, let navigator as Navigator) in surroundings {
      guard let id = inner.entryID, let wanted = navigator.ledger.wanted[id] else { continue }
      navigator.replace(id, by: wanted, of: self)
      return true
    }
    return false
  }

  /// Removes every entry of the whole app that is behind `gate`, unless a guard refuses.
  ///
  /// Close the gate before. A stack of nothing else gets the entrance, and remembers its root.
  ///
  /// - Parameter gate: The gate.
  /// - Returns: Whether it was done at once; `false` where it waits or was refused.
  @discardableResult
  public func leave(_ gate: Gate) -> Bool {
    guard let application, let outermost = surroundings.last?.outer as? Navigator else {
      return false
    }
    var isDone = false
    application.transitions.run {
      let plans = outermost.plans(leaving: gate, in: application)
      let round = GuardRound(plans.flatMap(\.leaving))
      let verdict = outermost.ask(round, in: application) { for plan in plans { plan.commit() } }
      if case .allowed = verdict { isDone = true }
    }
    return isDone
  }
}

extension Navigator {
  /// What removes all entries behind `gate` here and, as far as that is still there, within.
  final func plans(leaving gate: Gate, in application: Application) -> [Plan] {
    let isUnwanted = { [routes] (entry: Entry) in
      entry.route.map { routes.gate(of: $0) === gate } ?? false
    }
    let staying = entries.filter { !isUnwanted($0) }.map(\.id)
    for id in staying { wake(id, in: application) }
    return [plan(removing: isUnwanted), planRemovingKept(staying, routes.names(behind: gate))]
      .compactMap(\.self)
      + staying.compactMap { screens[$0] as? Navigator }.flatMap {
        $0.plans(leaving: gate, in: application)
      }
  }

  /// What removes entries of routes called `names` from navigators that are not alive.
  private func planRemovingKept(_ ids: [EntryID], _ names: Set<String>) -> Plan {
    Plan(leaving: []) { [self] in
      for id in ids where kept[id] != nil {
        application?.attempt { try kept[id]?.remove(names) }
      }
    }
  }
}
