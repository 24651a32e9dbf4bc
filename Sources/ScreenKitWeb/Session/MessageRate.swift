internal import ScreenKitCore

/// The limit of messages: a bucket that fills at a steady rate, and that each message empties by
/// one.
struct MessageRate: Hashable, Sendable {
  private var tokens: Double
  private var last: ClockInstant
  private let perSecond, most: Double

  init(_ limits: WebLimits, at now: ClockInstant) {
    (perSecond, most) = (Double(limits.messagesPerSecond), Double(limits.messageBurst))
    (tokens, last) = (most, now)
  }

  /// Counts one message; returns `false` if there are too many.
  mutating func allow(at now: ClockInstant) -> Bool {
    let seconds = (now - last) / Duration.seconds(1)
    tokens = min(most, tokens + max(0, seconds) * perSecond)
    last = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
