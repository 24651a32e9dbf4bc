/// The reasons that keep a write from being reported at once, in one word to be checked once.
@usableFromInline
struct RoundState {
  /// Whether a round runs is the lowest bit, whether lists are deferred the next one; the other
  /// bits count the changes in place that have begun and not ended.
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
  /// Whether properties wait that can be reported now.
  @inlinable var canReportDeferred: Bool { hasDeferred && !hasOpenChanges }
}
