internal import NIOCore

/// The limit for a client's messages: a constant rate, with bursts.
///
/// A token bucket without side effects. It fills with time, and each message consumes a token.
struct MessageRate {
  private let interval: Int64
  private let burst: Int64
  /// The moment at which the bucket is full again.
  private var full: NIODeadline

  /// Creates a full bucket.
  ///
  /// - Parameters:
  ///   - perSecond: The number of messages a second, at least 1.
  ///   - burst: The number of messages that may arrive at once, at least 1.
  ///   - now: The present moment.
  init(perSecond: Int, burst: Int, at now: NIODeadline) {
    interval = 1_000_000_000 / Int64(max(1, perSecond))
    self.burst = Int64(max(1, burst))
    full = now
  }

  /// Consumes a token for one message; returns `false` if there is none.
  mutating func consumeToken(at now: NIODeadline) -> Bool {
    let next = max(full, now) + .nanoseconds(interval)
    guard next - now <= .nanoseconds(interval * burst) else { return false }
    full = next
    return true
  }
}
