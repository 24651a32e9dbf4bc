public import Foundation

/// Tells the date and the zone of this device; injected, so that tests own the date.
public struct WallClock {
  /// The date.
  public var now: @MainActor () -> Date
  /// How far local clocks are ahead of UTC at a date, in seconds.
  public var offset: @MainActor (Date) -> Int

  /// Makes a clock of its two answers.
  public init(now: @escaping @MainActor () -> Date, offset: @escaping @MainActor (Date) -> Int) {
    (self.now, self.offset) = (now, offset)
  }

  /// This device's clock and zone.
  public static var system: WallClock {
    WallClock(now: { Date() }, offset: { TimeZone.current.secondsFromGMT(for: $0) })
  }
}
