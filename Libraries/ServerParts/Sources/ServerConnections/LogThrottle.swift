public import NIOCore

/// A limit for the log lines about one kind of event: the first at once, then one a minute.
public struct LogThrottle {
  private static let interval = TimeAmount.minutes(1)

  private var pending = 0
  private var nextLine: NIODeadline?

  /// Creates a limit that has counted nothing.
  public init() {}

  /// Counts an event; returns the number of events for a line, or `nil` if it is too early for one.
  public mutating func count(at now: NIODeadline) -> Int? {
    pending += 1
    if let nextLine, now < nextLine { return nil }
    nextLine = now + Self.interval
    defer { pending = 0 }
    return pending
  }
}
