/// The moments at which users ended all their sessions, in milliseconds since 1970.
struct SessionEndings {
  /// The time before the last reading that is read again, since the clocks of hosts differ.
  static let overlap: Int64 = 60_000

  /// The last ending of each user that this process has recorded or read.
  private(set) var moments: [String: Int64] = [:]
  /// The endings that are not in the store yet.
  private(set) var unwritten: [String: Int64] = [:]
  /// The moment from which the store is read the next time.
  private(set) var nextReading: Int64 = 0

  /// Returns whether sessions of a user that started at a moment have ended.
  func include(_ user: String?, startedAt moment: Int64) -> Bool {
    guard let user, let end = moments[user] else { return false }
    return moment <= end
  }

  /// Records an ending of this process.
  mutating func add(_ user: String, at moment: Int64) {
    moments[user] = moment
    unwritten[user] = moment
  }

  /// Records that the store has an ending.
  mutating func noteWritten(_ user: String, at moment: Int64) {
    if unwritten[user] == moment { unwritten[user] = nil }
  }

  /// Records the endings that the store had at a moment.
  ///
  /// - Returns: The users with an ending that is new to this process.
  mutating func merge(_ stored: [String: Int64], readAt moment: Int64) -> [String] {
    nextReading = max(0, moment - Self.overlap)
    let news = stored.filter { $0.value > moments[$0.key] ?? .min }
    moments.merge(news) { $1 }
    return Array(news.keys)
  }

  /// Removes endings that are older than all sessions.
  mutating func forget(before moment: Int64) {
    moments = moments.filter { $0.value >= moment }
  }
}
