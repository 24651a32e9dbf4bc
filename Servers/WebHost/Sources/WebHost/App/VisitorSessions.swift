/// The sessions of a running host, for an app that ends those of a user.
///
/// A host gives it to its app by ``WebApp/hostDidStart(_:)``.
@MainActor
public final class VisitorSessions {
  private weak var hub: SessionHub?

  init(_ hub: SessionHub) { self.hub = hub }

  /// Ends all sessions of a user, such as when the user logs out on all devices or loses a right.
  ///
  /// Open pages say that their session has ended, and sessions at rest are removed. Other processes with the
  /// same store end theirs within two seconds.
  ///
  /// - Parameter user: The name by the host's ``VisitorGate``.
  /// - Returns: The number of sessions in memory that ended.
  @discardableResult
  public func endSessions(of user: String) -> Int { hub?.endEverywhere(user) ?? 0 }
}
