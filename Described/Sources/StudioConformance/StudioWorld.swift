public import RmadAPI
public import StudioScreens

/// A service with one author and the sample app, in which rules can be checked.
public protocol StudioWorld: Sendable {
  /// The service under test.
  var service: any StudioService { get }
  /// The login of the author.
  var login: LoginMessage { get }
  /// The number of the author's only app, which has a draft and one version for 1.0.
  var app: Int { get }
  /// Ends all sessions, as if their time had passed.
  func endSessions() async throws
}

extension StudioWorld {
  /// Returns a new session.
  func logIn() async throws -> SessionMessage { try await service.logIn(login) }
}
