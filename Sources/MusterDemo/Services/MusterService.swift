public import MusterAPI

/// What the app asks of the outside: the one place where it meets a server (M-040).
///
/// Every call can be cancelled, ends within ``timeLimit``, and fails only with a
/// ``ServiceError``. None of them is ever made twice for one press.
public protocol MusterService: Sendable {
  /// Where the service is, as `scheme://host:port`; what the device keeps is kept apart by it.
  var origin: String { get }

  /// How long an answer may take, after which the call fails.
  var timeLimit: Duration { get }

  /// Begins a session for whoever has the right password (M-001, M-059).
  func login(_ request: LoginRequest) async throws(ServiceError) -> Session

  /// Tells the present state of a session that the device kept.
  func resume(_ token: Secret) async throws(ServiceError) -> Session

  /// Ends a session for good; one that is over already is no error.
  func revoke(_ token: Secret) async throws(ServiceError)

  /// The announcements, unless they are still those of `tag`.
  func announcements(
    unless tag: String?, _ token: Secret
  ) async throws(ServiceError) -> AnnouncementAnswer

  /// Keeps that the user has read these.
  func markRead(_ marks: [ReadMark], _ token: Secret) async throws(ServiceError)

  /// When the user mustered last.
  func report(_ token: Secret) async throws(ServiceError) -> MusterReport

  /// Musters the user for the server's day; once a day and once for each key, however often asked.
  func muster(_ key: MusterKey, _ token: Secret) async throws(ServiceError) -> MusterReport

  /// A page of the intranet (M-010).
  func page(_ path: IntranetPath, _ token: Secret) async throws(ServiceError) -> IntranetPage
}

/// What a service says of its announcements.
public enum AnnouncementAnswer: Hashable, Sendable {
  /// They are those that the asker has.
  case unchanged
  /// All of them.
  case list(AnnouncementList)
}

/// A page of the intranet as it came.
public struct IntranetPage: Hashable, Sendable {
  /// Where it is.
  public let path: IntranetPath
  /// What it says, in HTML.
  public let html: String

  /// Makes a page.
  public init(path: IntranetPath, html: String) { (self.path, self.html) = (path, html) }
}
