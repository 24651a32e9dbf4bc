internal import AppMessages
public import RmadAPI
public import ScreenKitCore
internal import ScreenKitFetch

/// The model of the author's work with a server: the session, the apps, their versions and drafts.
public final class PublishingModel: Model {
  /// The session; `nil` without one.
  @Observed public internal(set) var session: SessionMessage?
  /// The name of the author of the session; empty without one.
  @Observed public internal(set) var author = ""
  /// The apps of the author.
  @Observed public internal(set) var apps: [AppMessage] = []
  /// The number of the chosen app; `nil` if there is none.
  @Observed public internal(set) var app: Int?
  /// The versions of the app, the latest one first.
  @Observed public internal(set) var versions: [VersionMessage] = []
  /// The description of the running request for the author; `nil` if there is none.
  @Observed public internal(set) var activity: String?
  /// The reason why the last request failed; `nil` if it did not.
  @Observed public internal(set) var failure: StudioServiceError?
  /// The link to the version published last, or to the current one; `nil` if there is none.
  @Observed public internal(set) var link: PublishedLink?
  /// The last comparison; `nil` if there is none.
  @Observed public internal(set) var comparison: Comparison?
  /// The version of the programs to publish for, as typed by the author.
  @Observed public var bundleVersion = "1.0"

  /// The studio whose document is published.
  public let studio: StudioModel
  /// The name of the author in the last session; empty before the first one.
  public private(set) var lastAuthor = ""
  let service: any StudioService
  /// The number of the app from the command line; `nil` for any.
  let wantedApp: Int?
  /// The validators of the drafts that this author has seen or sent, by the number of the app.
  var seenDrafts: [Int: String] = [:]
  /// The validator of the draft that the author has not seen, after a conflict.
  var conflicting: String?

  /// Creates a model without a session.
  ///
  /// - Parameters:
  ///   - studio: The studio whose document is published.
  ///   - service: The server.
  ///   - app: The number of the app; `nil` leaves the choice to the author.
  public init(_ studio: StudioModel, service: any StudioService, app: Int? = nil) {
    (self.studio, self.service, wantedApp) = (studio, service, app)
    super.init()
  }

  /// The server's address.
  public var origin: String { service.origin }

  /// The chosen app; `nil` if there is none.
  public var chosenApp: AppMessage? { apps.first { $0.id == app } }

  /// The sentence about the last request; `nil` if it succeeded.
  public var failureText: String? {
    guard let failure else { return nil }
    if failure == .notFound, app == nil, let wantedApp {
      return "The server has no app \(wantedApp) of \(author). Choose another one, or add it."
    }
    let doubt =
      failure.leavesDoubt
      ? " The server may have performed the request; reload the versions to see it." : ""
    return "\(failure)\(doubt)"
  }

  // MARK: Requests

  /// Performs a request by calling `body`, and records its failure.
  ///
  /// - Returns: Whether the request succeeded; also `false` while another request is under way.
  func perform(
    _ activity: String, _ body: (SessionMessage) async throws(StudioServiceError) -> Void
  ) async -> Bool {
    guard self.activity == nil else { return false }
    guard let session else {
      failure = .sessionEnded
      return false
    }
    (self.activity, failure) = (activity, nil)
    defer { self.activity = nil }
    do throws(StudioServiceError) {
      try await body(session)
      return true
    } catch {
      failure = error
      if error == .sessionEnded { endSession() }
      return false
    }
  }

  /// Throws after a cancellation by the author, so that a late answer changes nothing.
  func checkCancellation() throws(StudioServiceError) {
    if Task.isCancelled { throw .noAnswer(.cancelled) }
  }

  // MARK: Session

  /// Begins a session; returns whether there is one now.
  ///
  /// The password is sent to the server and not stored.
  public func logIn(_ name: String, _ password: String) async -> Bool {
    guard activity == nil else { return false }
    guard !name.isEmpty, !password.isEmpty else {
      failure = .noLogin
      return false
    }
    (activity, failure) = ("Logging in…", nil)
    defer { activity = nil }
    do throws(StudioServiceError) {
      let login = LoginMessage(name: name, password: Secret(password))
      let session = try await service.logIn(login)
      try checkCancellation()
      (self.session, author, lastAuthor) = (session, name, name)
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// Ends the session here at once, and on the server if it can be reached.
  public func logOut() async {
    guard let session else { return }
    endSession()
    (apps, app, versions, link, comparison) = ([], nil, [], nil, nil)
    _ = try? await service.logOut(session)
  }

  private func endSession() { (session, author) = (nil, "") }
}
