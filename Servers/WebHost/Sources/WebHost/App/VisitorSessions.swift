/// The sessions of a running host, for an app that ends the sessions of a user.
///
/// A host passes the object to its app in ``WebApp/hostDidStart(_:)``.
@MainActor
public final class VisitorSessions {
  private weak var hub: SessionHub?

  init(_ hub: SessionHub) { self.hub = hub }

  /// Ends all sessions of a user, for example after a logout on all devices.
  ///
  /// Open pages report that their session has ended, and sessions at rest are removed. Other
  /// processes with the same store end their sessions of the user within two seconds.
  ///
  /// - Parameter user: The name that the host's ``VisitorGate`` gave the user.
  /// - Returns: The number of sessions in memory that ended.
  @discardableResult
  public func endSessions(of user: String) -> Int { hub?.endEverywhere(user) ?? 0 }
}
