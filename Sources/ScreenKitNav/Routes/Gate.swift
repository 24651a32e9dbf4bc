/// Something that must be done before certain screens are shown, such as logging in.
///
/// ```swift
/// let login = Gate(entryScreen: Login()) { session.isOpen }
/// routes.add(Account.self, behind: login) { _ in AccountScreen(session) }
/// ```
/// Pushing `Account()` then pushes `Login()` while the session is closed. When it is open, the
/// login screen calls `continueToDestination()` and the account takes its place; ``ControllerLogic/removeScreens(behind:)``
/// removes every entry that needed it. A root, a base or a tab behind the gate is not removed, but
/// waits at the entrance, from the beginning on while the gate is closed.
@MainActor
public final class Gate {
  /// Leads to the screen that opens the gate; must be registered, and not be behind the gate.
  public let entryScreen: any Route
  private let check: @MainActor () -> Bool

  /// Makes a gate.
  ///
  /// - Parameters:
  ///   - entryScreen: Leads to the screen that opens the gate.
  ///   - isOpen: Says whether the screens behind it may be shown now.
  public init(entryScreen: any Route, isOpen: @escaping @MainActor () -> Bool) {
    self.entryScreen = entryScreen
    check = isOpen
  }

  /// Whether the screens behind it may be shown now.
  public var isOpen: Bool { check() }
}
