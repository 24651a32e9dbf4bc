/// The views of the visible lines, and views of former lines for reuse.
@MainActor
final class ListCells {
  // Each step changes the arrays, and no other code runs during a change: decision 0111.
  private(set) var lines = 0..<0
  /// The views of the lines, from top to bottom.
  @exclusivity(unchecked) private(set) var shown: [View] = []
  /// The header shown in place of the first line; `nil` if the first line itself is shown.
  var pinned: ListNote?
  @exclusivity(unchecked) private var spareRows: [RowCell] = []
  @exclusivity(unchecked) private var spareNotes: [ListNote] = []

  /// The visible cells of rows.
  var rows: some Sequence<RowCell> { shown.lazy.compactMap { $0 as? RowCell } }

  /// Shows the lines in `wanted`; unless `isStale`, lines that remain visible keep their views.
  ///
  /// - Parameters:
  ///  - wanted: The lines to show.
  ///  - isStale: Whether the shown lines are outdated.
  ///  - fill: A closure that shows a row in a cell; returns `false` if the line is not a row.
  ///  - make: A closure that returns the view for a line, possibly a reused one.
  func show(
    _ wanted: Range<Int>, isStale: Bool, fill: (RowCell, Int) -> Bool, make: (Int) -> View
  ) {
    guard isStale || wanted != lines else { return }
    var kept = wanted.clamped(to: lines)
    if isStale || kept.isEmpty { kept = wanted.lowerBound..<wanted.lowerBound }
    if kept.isEmpty, wanted.count == shown.count { return refill(wanted, fill: fill, make: make) }
    let start = kept.isEmpty ? 0 : kept.lowerBound - lines.lowerBound
    // Remaining views do not change, so the cost depends only on the lines that appear or
    // disappear.
    retire(start + kept.count..<shown.count)
    retire(0..<start)
    shown.insert(contentsOf: (wanted.lowerBound..<kept.lowerBound).map(make), at: 0)
    for line in kept.upperBound..<wanted.upperBound { shown.append(make(line)) }
    lines = wanted
  }

  /// Returns the cell of the row at `line`; `nil` if it is not visible.
  func row(at line: Int) -> RowCell? {
    lines.contains(line) ? shown[line - lines.lowerBound] as? RowCell : nil
  }

  /// Shows other lines in the existing views; used if the number of lines stays the same.
  private func refill(_ wanted: Range<Int>, fill: (RowCell, Int) -> Bool, make: (Int) -> View) {
    for place in shown.indices {
      let line = wanted.lowerBound + place
      let isFilled = Unmanaged.passUnretained(shown[place]).borrow {
        // A cast would count a reference for each row of a page: decision 0111.
        type(of: $0) == RowCell.self && fill(unsafeDowncast($0, to: RowCell.self), line)
      }
      if isFilled { continue }
      retire(shown[place])
      shown[place] = make(line)
    }
    lines = wanted
  }

  private func retire(_ places: Range<Int>) {
    // The order is reversed so that each line gets the same view again if all lines are shown
    // again.
    for place in places.reversed() { retire(shown[place]) }
    shown.removeSubrange(places)
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
