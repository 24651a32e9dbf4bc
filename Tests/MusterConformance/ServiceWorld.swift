public import Muster
public import MusterAPI

/// A service together with what happens around it, so that rules can be tried on it.
///
/// It begins at ``ServiceWorld/beginning``, without announcements, with the users of ``TestUser``.
public protocol ServiceWorld: Sendable {
  /// The service under test.
  var service: any MusterService { get }
  /// What the service takes for the time.
  var time: TestTime { get }
  /// Adds an announcement, or takes the place of the one of its number.
  func publish(_ content: AnnouncementContent) async throws
  /// Removes an announcement.
  func withdraw(_ dbID: Int) async throws
}

/// A user whom every world knows.
public enum TestUser: String, CaseIterable, Sendable {
  case anna, ben

  /// The user's password.
  public var password: String { self == .anna ? "north star" : "south wind" }
}

extension ServiceWorld {
  /// Logs a user in.
  public func session(of user: TestUser, isRemembered: Bool = false) async throws -> Session {
    try await service.login(
      LoginRequest(
        username: user.rawValue, password: Secret(user.password), isRemembered: isRemembered))
  }

  /// The list that the service has for a session.
  public func list(_ token: Secret) async throws -> AnnouncementList {
    switch try await service.announcements(unless: nil, token) {
    case .list(let list): list
    case .unchanged: AnnouncementList([])
    }
  }
}
