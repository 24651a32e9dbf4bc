public import Foundation

/// The wall clock and time zone of a device, which tests can replace.
public struct WallClock {
  /// Returns the current time.
  public var now: @MainActor () -> Date
  /// Returns the offset of local time from UTC at a date, in seconds.
  public var offset: @MainActor (Date) -> Int

  /// Creates a clock from two closures.
  public init(now: @escaping @MainActor () -> Date, offset: @escaping @MainActor (Date) -> Int) {
    (self.now, self.offset) = (now, offset)
  }

  /// The clock and time zone of this device.
  public static var system: WallClock {
    WallClock(now: { Date() }, offset: { TimeZone.current.secondsFromGMT(for: $0) })
  }
}
