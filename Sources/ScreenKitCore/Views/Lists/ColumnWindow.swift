/// The visible columns of a table, which scrolls if all columns together are wider than the table.
///
/// Widths and ranges are in units. The window scrolls by whole columns: frozen columns stay, and
/// `first` is the first visible column after them. An invisible column has an empty range.
struct ColumnWindow: Equatable {
  /// The range of each column without scrolling.
  private(set) var places: [Range<Int>] = []
  /// The available width for columns.
  private(set) var room = 0
  /// The first visible column after the frozen ones.
  private(set) var first = 0
  /// The number of columns at the start that do not scroll.
  var frozen = 0

  /// Whether the columns need more space than the available width.
  var overflows: Bool { end > room }
  /// Whether there are invisible columns before the first visible scrolling column.
  var hasMoreBefore: Bool { overflows && first > (scrolled.first ?? 0) }
  /// Whether columns at the end are not completely visible.
  var hasMoreAfter: Bool { overflows && end - shift > room }

  /// The range of each column; empty for an invisible column.
  var shown: [Range<Int>] {
    guard overflows else { return places }
    let (held, shift) = (held, shift)
    return places.enumerated().map { index, place in
      if index >= held, index < first { return 0..<0 }
      let distance = index < held ? 0 : shift
      let start = place.lowerBound - distance
      guard !place.isEmpty, start < room else { return 0..<0 }
      return start..<min(place.upperBound - distance, room)
    }
  }

  /// Stores the layout of the columns, and scrolls back if there is space for more columns.
  mutating func fit(_ places: [Range<Int>], in room: Int) {
    (self.places, self.room) = (places, room)
    settleFirst()
  }

  /// Scrolls as little as possible to make `column` visible.
  mutating func reveal(_ column: Int) {
    guard overflows, column >= held, places.indices.contains(column), !places[column].isEmpty
    else { return }
    first = min(first, column)
    while places[column].upperBound - shift > room,
      let next = scrolled.first(where: { $0 > first }),
      next <= column
    {
      first = next
    }
  }

  /// Scrolls by one column, back if `step` is negative; returns whether the columns moved.
  mutating func scroll(by step: Int) -> Bool {
    guard step < 0 ? hasMoreBefore : hasMoreAfter else { return false }
    let next = step < 0 ? scrolled.last { $0 < first } : scrolled.first { $0 > first }
    guard let next else { return false }
    first = next
    return true
  }

  private var end: Int { places.lazy.map(\.upperBound).max() ?? 0 }

  /// The number of columns that stay; 0 if they would take more than half of the width.
  private var held: Int {
    let edge = places.prefix(frozen).lazy.map(\.upperBound).max() ?? 0
    return edge * 2 <= room ? min(frozen, places.count) : 0
  }

  /// The scrolling columns, without hidden ones.
  private var scrolled: [Int] { places.indices.filter { $0 >= held && !places[$0].isEmpty } }

  /// The scroll distance of the scrolling columns, in units.
  private var shift: Int {
    guard places.indices.contains(first), let start = scrolled.first else { return 0 }
    return places[first].lowerBound - places[start].lowerBound
  }

  private mutating func settleFirst() {
    let scrolled = scrolled
    guard overflows, let start = scrolled.first else { return first = scrolled.first ?? 0 }
    first = scrolled.first { $0 >= first } ?? scrolled.last ?? start
    while let previous = scrolled.last(where: { $0 < first }),
      end - (places[previous].lowerBound - places[start].lowerBound) <= room
    {
      first = previous
    }
  }
}
