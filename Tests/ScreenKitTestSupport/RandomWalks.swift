import Foundation

/// The number of random sequences in tests.
///
/// A plain `swift test` runs the first of them. `Scripts/check.sh walks` runs ten times as many, by
/// the environment variable `SCREENKIT_WALKS`.
package enum RandomWalks {
  /// The number of sequences, as a multiple of that in a plain `swift test`.
  package static let factor =
    ProcessInfo.processInfo.environment["SCREENKIT_WALKS"].flatMap { UInt64($0) }.map { max($0, 1) }
    ?? 1

  /// Returns the seeds to test: `count` of them in a plain `swift test`.
  package static func seeds(_ count: UInt64) -> Range<UInt64> { 0..<count * factor }

  /// Returns `count` seeds in a plain `swift test`, and `whole` of them otherwise.
  ///
  /// It is for slow sequences, of which a plain run has less than a tenth.
  package static func seeds(_ count: UInt64, of whole: UInt64) -> Range<UInt64> {
    0..<(factor == 1 ? count : whole)
  }
}
