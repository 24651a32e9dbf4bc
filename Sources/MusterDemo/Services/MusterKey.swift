public import MusterAPI

/// Names one wish to muster, so that a server tells a repetition from a second wish.
public struct MusterKey: Hashable, Sendable, CustomStringConvertible {
  /// The day for which it was made.
  public let day: CalendarDay
  /// What tells it from other wishes of the day.
  public let nonce: UInt64

  /// Makes a key.
  public init(day: CalendarDay, nonce: UInt64) { (self.day, self.nonce) = (day, nonce) }

  /// The key as it travels.
  public var description: String { "\(day)-\(String(nonce, radix: 16))" }
}
