/// The views of the lines in sight, and those that were in sight and can be used again.
@MainActor
final class ListCells {
  private(set) var lines = 0..<0
  /// One for each of the lines, from top to bottom.
  private(set) var shown: [View] = []
  private var spareRows: [RowCell] = []
  private var spareNotes: [ListNote] = []

  /// The cells of rows among those shown.
  var rows: some Sequence<RowCell> { shown.lazy.compactMap { $0 as? RowCell } }

  /// Shows `wanted`: what stays in sight stays as it is, unless `isStale` says that all is old.
  ///
  /// - Parameters:
  ///   - wanted: The lines to show.
  ///   - isStale: Whether the lines shown are no longer what they were.
  ///   - make: Gives the view for a line, which it may take from the spare ones.
  func show(_ wanted: Range<Int>, isStale: Bool, make: (Int) -> View) {
    guard isStale || wanted != lines else { return }
    let kept = isStale ? wanted.lowerBound..<wanted.lowerBound : wanted.clamped(to: lines)
    // Backwards, so that each line finds its own view again where all is shown anew.
    for (line, cell) in zip(lines, shown).reversed() where !kept.contains(line) { retire(cell) }
    var next: [View] = []
    next.reserveCapacity(wanted.count)
    for line in wanted {
      next.append(kept.contains(line) ? shown[line - lines.lowerBound] : make(line))
    }
    (lines, shown) = (wanted, next)
  }

  private func retire(_ cell: View) {
    if let row = cell as? RowCell {
      spareRows.append(row)
    } else if let note = cell as? ListNote {
      spareNotes.append(note)
    }
  }

  func takeRow() -> RowCell? { spareRows.popLast() }
  func takeNote() -> ListNote { spareNotes.popLast() ?? ListNote() }
}
