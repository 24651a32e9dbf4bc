internal import ScreenKitCore
internal import ScreenKitWeb

/// A session in memory: the app, its clock, and the socket of its page, if one is connected.
@MainActor
final class HostSession {
  /// The wait for the next moment at which time changes something.
  struct Alarm {
    let id: TimerQueue<SessionID>.ID
    let deadline: ClockInstant
  }

  /// Its number in this process.
  let id: SessionID
  /// Its number in the store.
  var storeID: SessionID
  /// The term in which this process owns it in the store.
  var term: Int64
  let device: DeviceID
  let visitor: Visitor
  let web: WebSession
  let clock: SessionClock
  /// The digests of the tickets that lead to it; the last one is the newest.
  var tickets: [TicketDigest] = []
  /// The ticket in the forms of its pages without script; `nil` if none has come since it was made.
  var formTicket: SessionTicket?
  /// The socket of its page.
  var socket: SocketPump?
  var alarm: Alarm?
  /// Whether a page has joined it, so that it is worth keeping.
  var hasJoined = false
  /// Whether it is in the list of those that changed since the last save.
  var isChanged = false
  /// The frames of the current turn.
  var frames: [String] = []

  init(
    _ device: DeviceID, _ visitor: Visitor, _ web: WebSession, _ clock: SessionClock,
    restoring stored: StoredSession?
  ) {
    id = SessionID()
    (storeID, term) = (stored?.id ?? id, stored?.term ?? 0)
    (self.device, self.visitor) = (device, visitor)
    (self.web, self.clock) = (web, clock)
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
      id: storeID, tickets: tickets, device: device.bytes, user: visitor.user,
      languages: visitor.languages, archive: archive, savedAt: seconds, term: term)
  }

  /// Sends the frames of the turn together.
  func sendFrames() {
    guard !frames.isEmpty else { return }
    socket?.send(frames)
    frames = []
  }
}
