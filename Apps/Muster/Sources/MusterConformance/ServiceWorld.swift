public import Muster
public import MusterAPI

/// A service and its environment, in which rules can be checked.
///
/// The world begins at ``ServiceWorld/beginning``, without announcements, with the users of
/// ``TestUser``.
public protocol ServiceWorld: Sendable {
  /// The service under test.
  var service: any MusterService { get }
  /// The service's time.
  var time: TestTime { get }
  /// Adds an announcement, or replaces the one with its number.
  func publish(_ content: AnnouncementContent) async throws
  /// Removes an announcement.
  func withdraw(_ dbID: Int) async throws
}

/// A user who exists in every world.
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

  /// Returns the service's list for a session.
  public func list(_ token: Secret) async throws -> AnnouncementList {
    switch try await service.announcements(unless: nil, token) {
    case .list(let list): list
    case .unchanged: AnnouncementList([])
    }
  }
}
