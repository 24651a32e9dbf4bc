public import ScreenKitCore

/// The limit of a client's messages: a token bucket, which fills at a steady rate and loses a token
/// per message.
public struct MessageRate: Hashable, Sendable {
  private var tokens: Double
  private var last: ClockInstant
  private let perSecond, most: Double

  /// Creates a full bucket.
  public init(_ limits: WebLimits, at now: ClockInstant) {
    (perSecond, most) = (Double(limits.messagesPerSecond), Double(limits.messageBurst))
    (tokens, last) = (most, now)
  }

  /// Counts a message; returns `false` if there are too many.
  public mutating func allow(at now: ClockInstant) -> Bool {
    let seconds = (now - last) / Duration.seconds(1)
    tokens = min(most, tokens + max(0, seconds) * perSecond)
    last = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}
