public import MusterAPI

/// The idempotency key of a request to muster, by which a server recognizes a repetition.
public struct MusterKey: Hashable, Sendable, CustomStringConvertible {
  /// The day for which the key was created.
  public let day: CalendarDay
  /// A random number that tells the request from others of the day.
  public let nonce: UInt64

  /// Creates a key.
  public init(day: CalendarDay, nonce: UInt64) { (self.day, self.nonce) = (day, nonce) }

  /// The key as it is sent.
  public var description: String { "\(day)-\(String(nonce, radix: 16))" }
}
