internal import NIOCore

/// The deadlines of a connection: for its next ping, and for the response of a silent client.
///
/// A state machine without side effects, for one timer per connection. The timer is never cancelled
/// and never needed earlier, since an event loop searches the tasks of all its connections to cancel
/// one.
struct SocketDeadlines {
  /// An action that is due.
  enum Action { case ping, close }

  private let interval: TimeAmount
  private let timeout: TimeAmount
  private var nextPing: NIODeadline
  /// The deadline for the client's response; `nil` while none is expected.
  private var closing: NIODeadline?
  /// The number of frames that the client's machine has not received yet.
  private var unwritten = 0
  private var isPinging = false
  private var isEnding = false

  /// Creates the deadlines of a connection that begins now.
  init(_ limits: SocketLimits, at now: NIODeadline) {
    interval = max(.nanoseconds(1), TimeAmount(limits.pingInterval))
    timeout = TimeAmount(limits.timeout)
    nextPing = now
    schedulePing(after: now)
  }

  /// Returns the time of the next call of ``timerFired(at:)``.
  func timer(after now: NIODeadline) -> NIODeadline {
    min(nextPing, closing ?? nextPing, now + timeout)
  }

  /// Returns the action that is due.
  mutating func timerFired(at now: NIODeadline) -> Action? {
    if let closing, closing <= now { return .close }
    guard nextPing <= now else { return nil }
    schedulePing(after: now)
    guard !isPinging, !isEnding else { return nil }
    isPinging = true
    return .ping
  }

  /// Records that a frame is about to be written.
  mutating func willWrite(at now: NIODeadline) {
    unwritten += 1
    wait(at: now)
  }

  /// Records that the client's machine has received a frame, or never will.
  mutating func didWrite(at now: NIODeadline) {
    unwritten -= 1
    progressed(at: now)
  }

  /// Records the client's answer to a ping.
  mutating func didAnswer(at now: NIODeadline) {
    isPinging = false
    if unwritten == 0 { progressed(at: now) }
  }

  /// Records that the connection is about to end; the client has one timeout to confirm it.
  mutating func willEnd(at now: NIODeadline) {
    guard !isEnding else { return }
    (isEnding, closing) = (true, now + timeout)
  }

  private mutating func progressed(at now: NIODeadline) {
    guard !isEnding else { return }
    closing = nil
    if unwritten > 0 || isPinging { wait(at: now) }
  }

  private mutating func wait(at now: NIODeadline) { closing = closing ?? now + timeout }

  /// Moves the next ping to a multiple of a thirtieth of the interval.
  ///
  /// So thousands of silent connections wake the machine once a second.
  private mutating func schedulePing(after now: NIODeadline) {
    let unit = max(1, UInt64(interval.nanoseconds) / 30)
    let due = (now + interval).uptimeNanoseconds
    nextPing = .uptimeNanoseconds(due / unit * unit)
  }
}
