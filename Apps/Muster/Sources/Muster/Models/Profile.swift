internal import MusterAPI
public import ScreenKitCore
public import ScreenKitOffline

/// The app's main model: login, announcements, muster status and intranet.
///
/// Data is saved separately for each user.
public final class Profile: Model {
  // MARK: Session

  /// The name of the logged-in user; `nil` if no session is open.
  public var username: String? { session?.username }
  /// Whether a login is under way.
  @Observed public internal(set) var isLoggingIn = false
  /// The reason why the last login failed or the session ended; `nil` if there is none.
  @Observed public internal(set) var loginFailure: ServiceError?
  /// The parts of the next login to remember.
  @Observed public internal(set) var keeping = LoginKeeping.nothing
  /// The remembered login, which fills the fields; the user still has to press the button.
  @Observed public internal(set) var remembered: RememberedLogin?
  /// The messages about failures on this device; ``takeNotices()`` removes them.
  @Observed public internal(set) var notices: [String] = []

  // MARK: Announcements

  /// All announcements, active or not, in the server's order.
  @Observed public internal(set) var announcements: [Announcement] = []
  /// The number of unusable announcements that the server sent.
  @Observed public internal(set) var skippedAnnouncements = 0
  /// The number of the announcement shown last in this session; `nil` if there is none.
  @Observed public internal(set) var lastShown: Int?
  /// The state of loading the announcements.
  @Observed public internal(set) var feed = LoadState<ServiceError>.none

  // MARK: Muster

  /// The user's last known muster.
  @Observed public internal(set) var attendance = Attendance()
  /// Whether ``muster()`` is under way.
  @Observed public internal(set) var isMustering = false
  /// The reason why the last muster failed; `nil` if it did not.
  @Observed public internal(set) var musterFailure: ServiceError?

  /// The clock with the current day.
  public let day: DayClock

  let service: any MusterService
  let store: DeviceStore
  let makeNonce: @MainActor () -> UInt64
  @Observed var session: OpenSession?

  /// Creates a profile without a session.
  ///
  /// - Parameters:
  ///   - service: The service that the app uses.
  ///   - store: The files on this device.
  ///   - day: The clock with the current day.
  ///   - makeNonce: Returns a number that is different for each request to muster.
  public init(
    service: any MusterService, store: DeviceStore, day: DayClock,
    makeNonce: @escaping @MainActor () -> UInt64 = { .random(in: .min ... .max) }
  ) {
    (self.service, self.store, self.day) = (service, store, day)
    self.makeNonce = makeNonce
    super.init()
  }

  /// The service's timeout for a response.
  public var timeLimit: Duration { service.timeLimit }

  /// Returns the text shown during a request.
  func busyText(_ action: String) -> String {
    "\(action) (may take \(timeLimit.components.seconds) s)"
  }

  /// Returns the messages in ``notices`` and removes them.
  public func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  /// The user of the open session as a key of the device's files; `nil` without a session.
  var user: DeviceUser? {
    username.map { DeviceUser(origin: service.origin, username: $0) }
  }

  /// Saves a change of the user's record on this device before it returns.
  ///
  /// A failure adds a notice that `things` could not be saved.
  func keep(
    _ things: String, _ body: @escaping @Sendable (inout ProfileRecord) -> Void
  ) async {
    guard let user else { return }
    await store.update(user, orTell: "\(things) could not be saved", body)
    collectNotices()
  }

  func collectNotices() {
    let new = store.takeNotices()
    if !new.isEmpty { notices += new }
  }

  /// Returns whether `token` belongs to the open session; callers drop results for other tokens.
  func isOpen(_ token: Secret) -> Bool { session?.token == token }
}
