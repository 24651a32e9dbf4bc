/// The part of a large set of cases that a plain `swift test` runs.
///
/// `Scripts/check.sh walks` runs all of them, or a third of long lists, as of the seeds in
/// `RandomWalks`. The parts are fixed and evenly spread.
public enum CaseSample {
  /// Whether all cases are run.
  public static let isWhole = RandomWalks.factor > 1

  /// Returns one of each `stride` cases, in their order, beginning with the one at `offset`.
  ///
  /// Tests of a product pass the number of the case in the other set as `offset`, so that each case
  /// is combined with some of the others.
  public static func every<Case>(
    _ stride: Int, of cases: some Sequence<Case>, from offset: Int = 0
  ) -> [Case] {
    if isWhole { return RandomWalks.chosen(of: cases) }
    return cases.enumerated().filter { isTried($0.offset, every: stride, from: offset) }
      .map(\.element)
  }

  /// Returns pairs in which each case of either set occurs at least `count` times.
  public static func pairs<First, Second>(
    _ first: some Collection<First>, _ second: some Collection<Second>, each count: Int = 1
  ) -> [(First, Second)] {
    let isFirstLonger = first.count >= second.count
    let (length, width) =
      isFirstLonger ? (first.count, second.count) : (second.count, first.count)
    return first.enumerated().flatMap { row, one in
      second.enumerated().compactMap { column, other in
        let (long, short) = isFirstLonger ? (row, column) : (column, row)
        // The partners of a case begin at another position in each round through them.
        let distance = short - long - long / width + (length + 1) * width
        return isWhole || distance % width < count ? (one, other) : nil
      }
    }
  }

  /// Returns `part` of the `whole` number of steps, rows or bytes.
  public static func count(_ part: Int, of whole: Int) -> Int { isWhole ? whole : part }

  /// Returns whether the case with the number `index` is one of each `stride`, beginning at
  /// `offset`.
  public static func isTried(_ index: Int, every stride: Int, from offset: Int = 0) -> Bool {
    isWhole || index % stride == offset % stride
  }
}
