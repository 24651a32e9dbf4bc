/// The columns of a table in sight, where all of them are wider than the table.
///
/// It scrolls by whole columns: frozen ones stay, and `first` is the first one behind them. A column
/// that is hidden or out of sight has an empty range.
struct ColumnWindow: Equatable {
  /// The range of each column as if nothing were scrolled.
  private(set) var places: [Range<Int>] = []
  /// The width in which columns are shown.
  private(set) var room = 0
  /// The first column in sight behind the frozen ones.
  private(set) var first = 0
  /// The number of columns at the start that do not scroll.
  var frozen = 0

  /// Whether the columns need more space than there is.
  var overflows: Bool { end > room }
  /// Whether there are columns out of sight in front of those that scroll.
  var hasMoreBefore: Bool { overflows && first > (scrolled.first ?? 0) }
  /// Whether there are columns at least partly out of sight behind those in sight.
  var hasMoreAfter: Bool { overflows && end - shift > room }

  /// The range of each column in sight.
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

  /// Stores the layout of the columns, and keeps as many of them in sight as there is space for.
  mutating func fit(_ places: [Range<Int>], in room: Int) {
    (self.places, self.room) = (places, room)
    settleFirst()
  }

  /// Scrolls as little as possible so that `column` is in sight.
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

  /// Scrolls by one column, back if `step` is negative; returns whether anything moved.
  mutating func scroll(by step: Int) -> Bool {
    guard step < 0 ? hasMoreBefore : hasMoreAfter else { return false }
    let next = step < 0 ? scrolled.last { $0 < first } : scrolled.first { $0 > first }
    guard let next else { return false }
    first = next
    return true
  }

  private var end: Int { places.lazy.map(\.upperBound).max() ?? 0 }

  /// The number of columns that stay; none, if they leave less than half of the space to the others.
  private var held: Int {
    let edge = places.prefix(frozen).lazy.map(\.upperBound).max() ?? 0
    return edge * 2 <= room ? min(frozen, places.count) : 0
  }

  /// The columns that scroll, without hidden ones.
  private var scrolled: [Int] { places.indices.filter { $0 >= held && !places[$0].isEmpty } }

  /// The distance by which the columns that scroll are moved.
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
