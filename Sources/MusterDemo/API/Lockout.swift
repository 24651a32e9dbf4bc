#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How often in a row a user's password was wrong, and until when no more are tried.
public struct Lockout: Hashable, Codable, Sendable {
  /// So many wrong passwords in a row lock the user out.
  public static let limit = 5
  /// How long, in seconds.
  public static let duration: Double = 15 * 60

  /// Wrong passwords since the last right one or the last lock.
  public private(set) var failures: Int
  /// When the next password is tried again; in the past if it is.
  public private(set) var end: Date?

  /// Makes the state of a user; that of a new one without arguments.
  public init(failures: Int = 0, end: Date? = nil) { (self.failures, self.end) = (failures, end) }

  /// Until when nothing is tried, or `nil` if something is.
  public func end(at now: Date) -> Date? { end.flatMap { $0 > now ? $0 : nil } }

  /// Notes a wrong password.
  public mutating func fail(at now: Date) {
    failures += 1
    if failures >= Lockout.limit {
      self = Lockout(end: now.addingTimeInterval(Lockout.duration))
    }
  }
}
