public import RmadAPI

/// The interface between the studio and a server of described apps.
///
/// Every call can be cancelled, ends within ``timeLimit``, and throws only a ``StudioServiceError``.
/// The studio never repeats a call by itself.
public protocol StudioService: Sendable {
  /// The server's address as `scheme://host:port`.
  var origin: String { get }
  /// The timeout of a response, after which a call fails.
  var timeLimit: Duration { get }

  /// Begins a session.
  func logIn(_ login: LoginMessage) async throws(StudioServiceError) -> SessionMessage
  /// Ends a session.
  func logOut(_ session: SessionMessage) async throws(StudioServiceError)
  /// Returns the apps of the author.
  func apps(_ session: SessionMessage) async throws(StudioServiceError) -> [AppMessage]
  /// Adds an app and returns it with its number.
  func addApp(
    _ name: String, _ session: SessionMessage
  ) async throws(StudioServiceError) -> AppMessage
  /// Returns the draft of an app; `nil` if there is none.
  func draft(
    of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> StudioDraft?
  /// Replaces the draft of an app if its validator is `tag`; `nil` requires that there is no draft.
  ///
  /// - Throws: ``StudioServiceError/conflict`` if the server has another draft.
  func setDraft(
    _ text: String, of app: Int, replacing tag: String?, _ session: SessionMessage
  ) async throws(StudioServiceError) -> CheckedDraft
  /// Publishes the draft with `tag` for programs of a bundle version.
  ///
  /// - Throws: ``StudioServiceError/mistakes(_:)`` if the draft has mistakes, and
  ///   ``StudioServiceError/conflict`` if the server has another draft.
  func publish(
    _ tag: String, of app: Int, for bundleVersion: String, _ session: SessionMessage
  ) async throws(StudioServiceError) -> VersionMessage
  /// Returns the versions of an app, the latest one first.
  func versions(
    of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> [VersionMessage]
  /// Returns the text of a version.
  func text(
    ofVersion number: Int, of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> String
  /// Makes a version the current one, and returns all versions.
  func rollBack(
    to number: Int, of app: Int, _ session: SessionMessage
  ) async throws(StudioServiceError) -> [VersionMessage]
}
