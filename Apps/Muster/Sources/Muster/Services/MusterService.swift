public import MusterAPI

/// The interface between the app and a server.
///
/// Every call can be cancelled, ends within ``timeLimit``, and throws only a ``ServiceError``.
/// The app never repeats a call by itself.
public protocol MusterService: Sendable {
  /// The service's address as `scheme://host:port`; saved data is kept separately for each.
  var origin: String { get }

  /// The timeout of a response, after which a call fails.
  var timeLimit: Duration { get }

  /// Logs in and returns a new session; throws if the password is wrong.
  func login(_ request: LoginRequest) async throws(ServiceError) -> Session

  /// Returns the current state of a session that the device kept.
  func resume(_ token: Secret) async throws(ServiceError) -> Session

  /// Ends a session; does nothing if it has ended already.
  func revoke(_ token: Secret) async throws(ServiceError)

  /// Returns the announcements, unless their entity tag is `tag`.
  func announcements(
    unless tag: String?, _ token: Secret
  ) async throws(ServiceError) -> AnnouncementAnswer

  /// Records that the user has read these contents.
  func markRead(_ marks: [ReadMark], _ token: Secret) async throws(ServiceError)

  /// Returns the user's last muster.
  func report(_ token: Secret) async throws(ServiceError) -> MusterReport

  /// Musters the user for the server's day, at most once a day and once for each key.
  func muster(_ key: MusterKey, _ token: Secret) async throws(ServiceError) -> MusterReport

  /// Returns a page of the intranet.
  func page(_ path: IntranetPath, _ token: Secret) async throws(ServiceError) -> IntranetPage
}

/// The response to a request for announcements.
public enum AnnouncementAnswer: Hashable, Sendable {
  /// The announcements still have the given entity tag.
  case unchanged
  /// The complete list.
  case list(AnnouncementList)
}

/// A page of the intranet as received.
public struct IntranetPage: Hashable, Sendable {
  /// The path of the page.
  public let path: IntranetPath
  /// The content as HTML.
  public let html: String

  /// Creates a page.
  public init(path: IntranetPath, html: String) { (self.path, self.html) = (path, html) }
}
