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

  let id: SessionID
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
    _ id: SessionID, _ device: DeviceID, _ visitor: Visitor, _ web: WebSession,
    _ clock: SessionClock
  ) {
    (self.id, self.device, self.visitor) = (id, device, visitor)
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
      id: id, tickets: tickets, device: device.bytes, user: visitor.user,
      languages: visitor.languages, archive: archive, savedAt: seconds)
  }

  /// Sends the frames of the turn together.
  func sendFrames() {
    guard !frames.isEmpty else { return }
    socket?.send(frames)
    frames = []
  }
}
