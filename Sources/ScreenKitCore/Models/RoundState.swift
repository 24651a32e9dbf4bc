/// The conditions that delay the report of a write, in one word for a single check.
@usableFromInline
struct RoundState {
  /// The lowest bit is set while a round runs, the next one while there are deferred lists.
  ///
  /// The other bits count the changes in place that are in progress.
  @usableFromInline var bits: UInt = 0

  @usableFromInline static let running: UInt = 1
  @usableFromInline static let deferred: UInt = 2
  @usableFromInline static let change: UInt = 4

  @inlinable init() {}

  /// Whether a write is reported at once.
  @inlinable var isFree: Bool { bits == 0 }
  /// Whether observers are being called.
  @inlinable var isRunning: Bool { bits & RoundState.running != 0 }
  /// Whether a property is being changed in place, so that it cannot be read.
  @inlinable var hasOpenChanges: Bool { bits >= RoundState.change }
  /// Whether properties wait to be reported.
  @inlinable var hasDeferred: Bool { bits & RoundState.deferred != 0 }
  /// Whether waiting properties can be reported now.
  @inlinable var canReportDeferred: Bool { hasDeferred && !hasOpenChanges }
}
