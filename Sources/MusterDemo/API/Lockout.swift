#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The number of wrong passwords in a row, and the moment before which no more are tried.
///
/// The fifth wrong password causes a delay of a minute, each further one a delay twice as long, up
/// to a quarter of an hour. The right password ends all delays.
public struct Lockout: Hashable, Codable, Sendable {
  /// The number of wrong passwords in a row that causes a delay.
  public static let limit = 5
  /// The first delay, in seconds.
  public static let firstDelay: Double = 60
  /// The longest delay, in seconds.
  public static let longestDelay: Double = 15 * 60

  /// The number of wrong passwords since the last right one.
  public private(set) var failures: Int
  /// The end of the delay; in the past if there is none.
  public private(set) var end: Date?

  /// Makes the state of a user; that of a new one without arguments.
  public init(failures: Int = 0, end: Date? = nil) { (self.failures, self.end) = (failures, end) }

  /// The end of the delay, or `nil` if a password is tried at `now`.
  ///
  /// An end that is further away than any delay lasts is of a clock that was ahead; it locks nobody out.
  public func end(at now: Date) -> Date? {
    end.flatMap { $0 > now && $0.timeIntervalSince(now) <= delay ? $0 : nil }
  }

  /// Counts a wrong password.
  public mutating func fail(at now: Date) {
    failures += 1
    if failures >= Lockout.limit { end = now.addingTimeInterval(delay) }
  }

  /// Takes back a wrong password that was counted before it was tried, and then was not tried.
  public mutating func takeBack() {
    failures = max(0, failures - 1)
    end = nil
  }

  private var delay: Double {
    guard failures >= Lockout.limit else { return 0 }
    let doublings = min(failures - Lockout.limit, 10)
    return min(Lockout.longestDelay, Lockout.firstDelay * Double(1 << doublings))
  }
}
