#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The number of successive wrong passwords, and the end of the delay that they cause.
///
/// The fifth wrong password causes a delay of a minute. Each further wrong password doubles the
/// delay, up to 15 minutes. The right password ends all delays.
public struct Lockout: Hashable, Codable, Sendable {
  /// The number of successive wrong passwords that causes a delay.
  public static let limit = 5
  /// The first delay, in seconds.
  public static let firstDelay: Double = 60
  /// The longest delay, in seconds.
  public static let longestDelay: Double = 15 * 60

  /// The number of wrong passwords since the last right one.
  public private(set) var failures: Int
  /// The end of the delay, which may be in the past; `nil` if there was no delay.
  public private(set) var end: Date?

  /// Creates the state of a user; without arguments, the state of a new user.
  public init(failures: Int = 0, end: Date? = nil) { (self.failures, self.end) = (failures, end) }

  /// Returns the end of the delay, or `nil` if a password may be tried at `now`.
  ///
  /// An end too far in the future is ignored, since it results from a wrong clock.
  public func end(at now: Date) -> Date? {
    end.flatMap { $0 > now && $0.timeIntervalSince(now) <= delay ? $0 : nil }
  }

  /// Counts a wrong password.
  public mutating func fail(at now: Date) {
    failures += 1
    if failures >= Lockout.limit { end = now.addingTimeInterval(delay) }
  }

  /// Undoes ``fail(at:)`` for a password that was counted in advance but never tried.
  public mutating func undoFailure() {
    failures = max(0, failures - 1)
    end = nil
  }

  private var delay: Double {
    guard failures >= Lockout.limit else { return 0 }
    let doublings = min(failures - Lockout.limit, 10)
    return min(Lockout.longestDelay, Lockout.firstDelay * Double(1 << doublings))
  }
}
