internal import ScreenKitCore
internal import ScreenKitLaunch
internal import ScreenKitWeb

/// A session in memory: the app, its clock, and the socket of its page, if one is connected.
@MainActor
final class HostSession {
  /// The wait for the next moment at which time changes something.
  struct Alarm {
    let id: TimerQueue<SessionID>.ID
    let deadline: ClockInstant
  }

  /// The row of a session in the store.
  struct StoreKey: Equatable {
    /// The number of the session in the store.
    var id: SessionID
    /// The term in which this process owns it there.
    var term: Int64
  }

  /// The visitor who began a session, and when.
  struct Beginning {
    let device: DeviceID
    let visitor: Visitor
    /// The moment in milliseconds since 1970.
    let moment: Int64
  }

  /// The tickets that lead to a session.
  struct Tickets {
    /// The digests of all tickets; the last one is the newest.
    var digests: [TicketDigest] = []
    /// The ticket in the forms of its pages without script; `nil` if none has come since it was made.
    var form: SessionTicket?
  }

  /// Whether a store needs the session.
  enum Saving {
    /// No page has joined it, so that it is not worth keeping.
    case notJoined
    /// It has not changed since the last save.
    case unchanged
    /// It is in the list of those that changed since the last save.
    case changed
  }

  /// Its number in this process.
  let id: SessionID
  var storeKey: StoreKey
  private let beginning: Beginning
  var device: DeviceID { beginning.device }
  var visitor: Visitor { beginning.visitor }
  /// The moment at which it started, in milliseconds since 1970.
  var startedAt: Int64 { beginning.moment }
  let web: WebSession
  let clock: SessionClock
  /// The recorder of its events; `nil` if it is not recorded.
  private let recorder: Recorder?
  var tickets = Tickets()
  /// The socket of its page.
  var socket: SocketPump?
  var alarm: Alarm?
  var saving = Saving.notJoined
  /// The frames of the current turn.
  var frames: [String] = []

  init(
    _ beginning: Beginning, _ web: WebSession, _ clock: SessionClock,
    restoring stored: StoredSession?, _ recorder: Recorder?
  ) {
    id = SessionID()
    storeKey = StoreKey(id: stored?.id ?? id, term: stored?.term ?? 0)
    self.beginning = beginning
    (self.web, self.clock, self.recorder) = (web, clock, recorder)
  }

  /// The next moment at which time changes something; `nil` if nothing is pending.
  var deadline: ClockInstant? {
    guard let own = web.deadline else { return clock.deadline }
    return clock.deadline.map { min($0, own) } ?? own
  }

  /// The class of the screen in front, for logs; titles can contain what a visitor may keep secret.
  var screenName: String {
    var screen = web.application.root
    while let child = screen.frontChild { screen = child }
    return "\(type(of: screen))"
  }

  /// The session at rest.
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
