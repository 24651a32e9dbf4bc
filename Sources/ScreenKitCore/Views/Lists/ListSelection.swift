/// The selected rows, stored as identities, so that the selection follows its items.
struct ListSelection {
  private(set) var ids: Set<AnyHashable> = []
  /// The number of selected rows; `nil` after a change of the rows, until they are counted.
  ///
  /// It may be less than the number of identities, since selected items may have no row.
  var rowCount: Int? = 0
  /// The range selected with the Shift key, and the selection before its extension.
  private var range: (anchor: RowIndex, end: RowIndex, before: Set<AnyHashable>)?

  func contains(_ id: AnyHashable) -> Bool { ids.contains(id) }

  /// Selects the items `ids`, of which `rowCount` have a row; `nil` if the number is not known.
  mutating func set(_ ids: Set<AnyHashable>, rowCount: Int? = nil) {
    self.ids = ids
    self.rowCount = ids.isEmpty ? 0 : rowCount
    range = nil
  }

  /// Selects or deselects the item of a row.
  mutating func toggle(_ id: AnyHashable) {
    if ids.contains(id) { deselect(id) } else { select(id) }
    range = nil
  }

  /// Responds to any change of the rows.
  mutating func rowsChanged() {
    if !ids.isEmpty { rowCount = nil }
    endRange()
  }

  /// Ends the extension, so that the next extension starts at the highlighted row.
  mutating func endRange() { range = nil }

  /// Selects all rows from the start of the extension, or from `start` without an extension, to
  /// `end`.
  ///
  /// Only rows that enter or leave the range are examined.
  mutating func extend(
    from start: RowIndex, to end: RowIndex, in lines: ListLines, id: (RowIndex) -> AnyHashable
  ) {
    let (anchor, old, before) = range ?? (start, start, ids)
    range = (anchor, end, before)
    guard let from = lines.line(of: old), let to = lines.line(of: end) else { return }
    let (first, last) = (min(anchor, end), max(anchor, end))
    for line in min(from, to)...max(from, to) {
      guard let row = lines.row(at: line) else { continue }
      let id = id(row)
      if row >= first && row <= last || before.contains(id) {
        select(id)
      } else {
        deselect(id)
      }
    }
  }

  private mutating func select(_ id: AnyHashable) {
    if ids.insert(id).inserted { rowCount = rowCount.map { $0 + 1 } }
  }

  private mutating func deselect(_ id: AnyHashable) {
    if ids.remove(id) != nil { rowCount = rowCount.map { $0 - 1 } }
  }
}
