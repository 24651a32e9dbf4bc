internal import ScreenKitCore
internal import ScreenKitLaunch
internal import ScreenKitWeb

/// A session in memory: the app, its clock, and the socket of its page, if one is connected.
@MainActor
final class HostSession {
  /// The wait for the next moment at which a timer of a session is due.
  struct Alarm {
    let id: TimerQueue<SessionID>.ID
    let deadline: ClockInstant
  }

  /// The row of a session in the store.
  struct StoreKey: Equatable {
    /// The number of the session in the store.
    var id: SessionID
    /// The term in which this process owns the session in the store.
    var term: Int64
  }

  /// The visitor who began a session, and the moment.
  struct Beginning {
    let device: DeviceID
    let visitor: Visitor
    /// The moment in milliseconds since 1970.
    let moment: Int64
  }

  /// The tickets of a session.
  struct Tickets {
    /// The digests of all tickets; the last one is the newest.
    var digests: [TicketDigest] = []
    /// The ticket in the forms of the session's pages without script; `nil` if there is none since
    /// its creation.
    var form: SessionTicket?
  }

  /// Whether a store needs the session.
  enum Saving: Equatable {
    /// No page has joined the session, so it need not be saved.
    case notJoined
    /// The session has not changed since the last save in this process, at a moment in seconds
    /// since 1970; 0 before the first save.
    case unchanged(since: Int64)
    /// The session is in the list of changes since the last save.
    case changed
  }

  /// The number of the session in this process.
  let id: SessionID
  var storeKey: StoreKey
  private let beginning: Beginning
  var device: DeviceID { beginning.device }
  var visitor: Visitor { beginning.visitor }
  /// The moment at which the session started, in milliseconds since 1970.
  var startedAt: Int64 { beginning.moment }
  let web: WebSession
  let clock: SessionClock
  /// The recorder of the session's events; `nil` if it is not recorded.
  private let recorder: Recorder?
  var tickets = Tickets()
  /// The socket of the session's page.
  var socket: SocketPump?
  var alarm: Alarm?
  var saving = Saving.notJoined
  /// The frames of the current turn.
  var frames: [String] = []
  /// The waits of the forms that the app is handling.
  var formWaits: [FormWait] = []

  init(
    _ beginning: Beginning, _ web: WebSession, _ clock: SessionClock,
    restoring stored: StoredSession?, _ recorder: Recorder?
  ) {
    id = SessionID()
    storeKey = StoreKey(id: stored?.id ?? id, term: stored?.term ?? 0)
    self.beginning = beginning
    (self.web, self.clock, self.recorder) = (web, clock, recorder)
  }

  /// The next moment at which a timer is due; `nil` if nothing is pending.
  var deadline: ClockInstant? {
    guard let own = web.deadline else { return clock.deadline }
    return clock.deadline.map { min($0, own) } ?? own
  }

  /// The class of the front screen, for logs; titles can contain private data of a visitor.
  var screenName: String {
    var screen = web.application.root
    while let child = screen.frontChild { screen = child }
    return "\(type(of: screen))"
  }

  /// Returns the session at rest with an archive of its screens.
  func stored(_ archive: ScreenArchive, at seconds: Int64) -> StoredSession {
    StoredSession(
      id: storeKey.id, tickets: tickets.digests, device: device.bytes, user: visitor.user,
      languages: visitor.languages, archive: archive, savedAt: seconds, term: storeKey.term,
      startedAt: startedAt)
  }

  /// Sends the frames of the turn together.
  func sendFrames() {
    guard !frames.isEmpty else { return }
    socket?.send(frames)
    frames = []
  }
}
