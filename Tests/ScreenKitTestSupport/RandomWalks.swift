import Foundation

/// The number of random sequences that tests try.
///
/// A plain `swift test` tries the first of them. `Scripts/check.sh walks` tries ten times as many,
/// by the environment variable `SCREENKIT_WALKS`.
package enum RandomWalks {
  /// The number of sequences, as a multiple of that in a plain `swift test`.
  package static let factor =
    ProcessInfo.processInfo.environment["SCREENKIT_WALKS"].flatMap { UInt64($0) }.map { max($0, 1) }
    ?? 1

  /// Returns the seeds to try, of which a plain `swift test` has `count`.
  package static func seeds(_ count: UInt64) -> Range<UInt64> { 0..<count * factor }

  /// Returns `count` seeds in a plain `swift test`, and `whole` of them otherwise.
  ///
  /// For slow sequences, of which a plain run has less than a tenth.
  package static func seeds(_ count: UInt64, of whole: UInt64) -> Range<UInt64> {
    0..<(factor == 1 ? count : whole)
  }
}
