internal import NIOCore

/// The progress of one connection, and the moment at which it has taken too long.
///
/// A state machine without side effects. The client has limited time for each head, each body, each
/// pause between requests and each piece of an answer; the server itself may take as long as it
/// needs.
struct ConnectionProgress {
  /// The time that a client may take.
  struct Timeouts: Sendable {
    /// The time from the first byte to the end of a head; also from the connection to the first
    /// head.
    var head = TimeAmount.seconds(10)
    /// The time from the head to the end of the body.
    var body = TimeAmount.seconds(30)
    /// The time between a response and the next request.
    var idle = TimeAmount.seconds(60)
    /// The time for each written piece of a response.
    var write = TimeAmount.seconds(30)
  }

  private enum Phase { case idle, head, body, done }

  private let timeouts: Timeouts
  private var phase = Phase.head
  private var phaseBegan: NIODeadline
  private var unanswered = 0
  private var unwritten = 0
  private var lastWritten: NIODeadline

  init(_ timeouts: Timeouts = Timeouts(), at now: NIODeadline) {
    (self.timeouts, phaseBegan, lastWritten) = (timeouts, now, now)
  }

  /// Whether no request is being read or answered.
  var isIdle: Bool { unanswered == 0 && unwritten == 0 && (phase == .idle || phase == .head) }

  /// The moment since which the server waits for the client, or `nil` while it works.
  var waitingSince: NIODeadline? {
    if unwritten > 0 { return lastWritten }
    return phase == .done && unanswered > 0 ? nil : phaseBegan
  }

  /// The moment at which the connection is closed, or `nil` while the server works.
  var deadline: NIODeadline? {
    if unwritten > 0 { return lastWritten + timeouts.write }
    switch phase {
    case .idle: return phaseBegan + timeouts.idle
    case .head: return phaseBegan + timeouts.head
    case .body: return phaseBegan + timeouts.body
    case .done: return unanswered > 0 ? nil : phaseBegan + timeouts.idle
    }
  }

  /// Records bytes from the client.
  mutating func readBytes(at now: NIODeadline) {
    if phase == .idle { enter(.head, now) }
  }

  /// Records a whole head.
  mutating func readHead(at now: NIODeadline) {
    unanswered += 1
    enter(.body, now)
  }

  /// Records the end of a body.
  mutating func readEnd(at now: NIODeadline) { enter(unanswered > 0 ? .done : .idle, now) }

  /// Records a piece of a response that is being written.
  mutating func write(at now: NIODeadline) {
    if unwritten == 0 { lastWritten = now }
    unwritten += 1
  }

  /// Records that the client's machine has received a piece.
  mutating func wrote(at now: NIODeadline) {
    unwritten = max(0, unwritten - 1)
    lastWritten = now
  }

  /// Records the end of a response.
  mutating func answered(at now: NIODeadline) {
    unanswered = max(0, unanswered - 1)
    if unanswered == 0, phase == .done { enter(.idle, now) }
  }

  private mutating func enter(_ phase: Phase, _ now: NIODeadline) {
    (self.phase, phaseBegan) = (phase, now)
  }
}
