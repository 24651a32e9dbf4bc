/// The selected rows, stored as identities, so that the selection follows its items.
struct ListSelection {
  private(set) var ids: Set<AnyHashable> = []
  /// The range selected with the Shift key, and the selection before its extension.
  private var range: (anchor: RowIndex, end: RowIndex, before: Set<AnyHashable>)?

  func contains(_ id: AnyHashable) -> Bool { ids.contains(id) }

  mutating func set(_ ids: Set<AnyHashable>) {
    self.ids = ids
    range = nil
  }

  mutating func toggle(_ id: AnyHashable) {
    if ids.remove(id) == nil { ids.insert(id) }
    range = nil
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
        ids.insert(id)
      } else {
        ids.remove(id)
      }
    }
  }
}
