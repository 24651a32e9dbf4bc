@testable import ScreenKitText

/// Returns the maximal ranges of columns in which two rows of the same width differ.
///
/// It is the reference for `RowWriter`, which finds the same cells while it writes them.
func changes(from shown: [Cell], to wanted: [Cell]) -> [Range<Int>] {
  var runs: [Range<Int>] = []
  for column in wanted.indices where shown[column] != wanted[column] {
    if let last = runs.last, last.upperBound == column {
      runs[runs.count - 1] = last.lowerBound..<column + 1
    } else {
      runs.append(column..<column + 1)
    }
  }
  return runs
}

extension CellGrid {
  /// Returns the cells of a row.
  func cells(row: Int) -> [Cell] { (0..<size.columns).map { self[$0, row] } }
}
