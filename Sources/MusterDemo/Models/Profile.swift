internal import MusterAPI
public import ScreenKitCore

/// The one model over all others: credentials, announcements, muster, intranet (M-033, M-034).
///
/// What it keeps between sessions is the user's alone (M-035, M-077).
public final class Profile: Model {
  // MARK: Session

  /// Whose session is open; `nil` while nobody is logged in.
  public var username: String? { session?.username }
  /// Whether a login is on its way.
  @Observed public internal(set) var isLoggingIn = false
  /// Why the last login failed, or why the session ended.
  @Observed public internal(set) var loginFailure: ServiceError?
  /// What is to be kept of the next login (M-002).
  @Observed public internal(set) var keeping = LoginKeeping.nothing
  /// The login that the device keeps, for filling the fields; it still needs a press (M-074).
  @Observed public internal(set) var remembered: RememberedLogin?
  /// What went wrong on this device, in words, until ``takeNotices()``.
  @Observed public internal(set) var notices: [String] = []

  // MARK: Announcements

  /// All announcements, active or not, in the server's order (M-036).
  @Observed public internal(set) var announcements: [Announcement] = []
  /// The number of announcements that the server sent and that cannot be used.
  @Observed public internal(set) var skippedAnnouncements = 0
  /// The announcement that was shown last, by its number; `nil` if none was in this session.
  @Observed public internal(set) var lastShown: Int?
  /// How far they are.
  @Observed public internal(set) var feed = Feed.none

  // MARK: Muster

  /// What is known of the user's musters.
  @Observed public internal(set) var attendance = Attendance()
  /// Whether a press of the muster button is being dealt with.
  @Observed public internal(set) var isMustering = false
  /// Why the last press did nothing (M-066).
  @Observed public internal(set) var musterFailure: ServiceError?

  /// The present day.
  public let day: DayClock

  let service: any MusterService
  let store: DeviceStore
  let makeNonce: @MainActor () -> UInt64
  @Observed var session: OpenSession?

  /// Makes a profile in which nobody is logged in.
  ///
  /// - Parameters:
  ///   - service: What answers.
  ///   - store: What is kept on this device.
  ///   - day: The present day.
  ///   - makeNonce: Gives a number that tells one wish to muster from others.
  public init(
    service: any MusterService, store: DeviceStore, day: DayClock,
    makeNonce: @escaping @MainActor () -> UInt64 = { .random(in: .min ... .max) }
  ) {
    (self.service, self.store, self.day) = (service, store, day)
    self.makeNonce = makeNonce
    super.init()
  }

  /// How long an answer of the service may take.
  public var timeLimit: Duration { service.timeLimit }

  /// Gives what went wrong on this device, once.
  public func takeNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  /// The user of the open session, as the device keeps files of.
  var user: DeviceUser? {
    username.map { DeviceUser(origin: service.origin, username: $0) }
  }

  /// Changes what the device keeps of the user; it is on the disk when this returns (M-054).
  ///
  /// A failure is told as one to save `things`.
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

  /// Whether the session of `token` is the one that is open; what it asked for counts only then.
  func isOpen(_ token: Secret) -> Bool { session?.token == token }
}
