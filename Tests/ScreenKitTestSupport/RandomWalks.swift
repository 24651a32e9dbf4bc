import Foundation

/// The number of random sequences in tests.
///
/// A plain `swift test` runs the first of them. `Scripts/check.sh walks` takes ten times as many, by
/// the environment variable `SCREENKIT_WALKS`. Of these it runs a third, which is another one for
/// each commit: `SCREENKIT_WALKS_THIRD` is 0, 1 or 2. `Scripts/check.sh nightly` runs all.
public enum RandomWalks {
  /// The number of sequences, as a multiple of that in a plain `swift test`.
  public static let factor =
    ProcessInfo.processInfo.environment["SCREENKIT_WALKS"].flatMap { UInt64($0) }.map { max($0, 1) }
    ?? 1

  private static let third =
    ProcessInfo.processInfo.environment["SCREENKIT_WALKS_THIRD"].flatMap { Int($0) }

  /// Returns the seeds to test: `count` of them in a plain `swift test`.
  public static func seeds(_ count: UInt64) -> [UInt64] { chosen(of: 0..<count * factor) }

  /// Returns `count` seeds in a plain `swift test`, and `whole` of them otherwise.
  ///
  /// It is for slow sequences, of which a plain run has less than a tenth.
  public static func seeds(_ count: UInt64, of whole: UInt64) -> [UInt64] {
    chosen(of: 0..<(factor == 1 ? count : whole))
  }

  /// Returns the third of the cases that a run of the walks takes; all in other runs.
  static func chosen<Case>(of cases: some Sequence<Case>) -> [Case] {
    guard factor > 1, let third else { return Array(cases) }
    return cases.enumerated().filter { $0.offset % 3 == third }.map(\.element)
  }
}
