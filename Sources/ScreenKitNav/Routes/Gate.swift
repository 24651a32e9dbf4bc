/// A condition for showing certain screens, such as being logged in.
///
/// ```swift
/// let login = Gate(entryScreen: Login()) { session.isOpen }
/// routes.add(Account.self, behind: login) { _ in AccountScreen(session) }
/// ```
/// While the session is closed, pushing `Account()` pushes `Login()` instead: a redirect. When the
/// session is open, the login screen calls `continueToDestination()`, which replaces it by the
/// account. `removeScreens(behind:)` removes all entries behind the gate. A root, a base or a tab
/// is redirected instead of removed. It is also redirected if the gate is closed at its creation.
@MainActor
public final class Gate {
  /// The route of the screen that opens the gate; it must be registered and not be behind the gate.
  public let entryScreen: any Route
  private let check: @MainActor () -> Bool

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - entryScreen: The route of the screen that opens the gate.
  ///   - isOpen: Returns whether the screens behind the gate may be shown now.
  public init(entryScreen: any Route, isOpen: @escaping @MainActor () -> Bool) {
    self.entryScreen = entryScreen
    check = isOpen
  }

  /// Whether the screens behind the gate may be shown now.
  public var isOpen: Bool { check() }
}
