public import MusterAPI

/// The idempotency key of a request to muster, which identifies repetitions for the server.
public struct MusterKey: Hashable, Sendable, CustomStringConvertible {
  /// The day for which the key was created.
  public let day: CalendarDay
  /// A random number that distinguishes the request from others of the day.
  public let nonce: UInt64

  /// Creates a key.
  public init(day: CalendarDay, nonce: UInt64) { (self.day, self.nonce) = (day, nonce) }

  /// The key in the format for the server.
  public var description: String { "\(day)-\(String(nonce, radix: 16))" }
}
