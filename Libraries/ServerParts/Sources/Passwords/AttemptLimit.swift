public import Foundation

/// The limit for wrong passwords of each name: ten, and then one more a minute.
///
/// A state machine without side effects. An attempt is counted before its password is checked, so
/// that simultaneous requests cannot try more than consecutive ones.
public struct AttemptLimit: Sendable {
  private static let limit = 10.0
  private static let interval = 60.0

  private struct Entry {
    var left = limit
    var updated: Date
  }

  private let capacity: Int
  private var entries: [String: Entry] = [:]

  /// Creates a machine that keeps at most `capacity` names.
  public init(capacity: Int = 10_000) { self.capacity = capacity }

  /// The number of stored names.
  public var count: Int { entries.count }

  /// Counts an attempt; returns `false` if no attempt is left.
  public mutating func begin(_ name: String, at now: Date) -> Bool {
    var entry = entries[name] ?? Entry(updated: now)
    let gained = max(0, now.timeIntervalSince(entry.updated)) / Self.interval
    entry.left = min(Self.limit, entry.left + gained)
    entry.updated = now
    let isLeft = entry.left >= 1
    if isLeft { entry.left -= 1 }
    if entries[name] == nil, entries.count >= capacity { forgetOldest() }
    entries[name] = entry
    return isLeft
  }

  /// Removes the count of wrong passwords before a right one.
  public mutating func succeed(_ name: String) { entries[name] = nil }

  /// Removes the older half of the names.
  private mutating func forgetOldest() {
    let median = entries.values.map(\.updated).sorted()[entries.count / 2]
    entries = entries.filter { $0.value.updated > median }
  }
}
