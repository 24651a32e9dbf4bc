package import ScreenKitCore

/// Shares room along an axis: exact, so that no cell is lost or doubled, and stable.
package enum StackLayout {
  /// What one child asks of the axis.
  package struct Item: Hashable, Sendable {
    /// Cells that its content needs.
    package var natural: Int
    /// Its weight in what is left; 0 takes none.
    package var share: Int
    /// The bounds of its wishes.
    package var minimum: Int
    package var maximum: Int

    package init(natural: Int, share: Int = 0, minimum: Int = 0, maximum: Int = .max) {
      (self.natural, self.share, self.minimum, self.maximum) = (natural, share, minimum, maximum)
    }
  }

  /// The cells of each item and the gap between two of them, within `room`.
  ///
  /// Where room is short the gap goes first; then the largest items give up cells until all
  /// are of one size, so that small ones stay whole as long as possible.
  package static func distribute(_ items: [Item], spacing: Int, in room: Int) -> (sizes: [Int], gap: Int) {
    guard !items.isEmpty else { return ([], 0) }
    let gaps = items.count - 1
    let needed = items.reduce(0) { $0 + ($1.share > 0 ? $1.minimum : $1.natural) }
    let gap = gaps == 0 ? 0 : max(0, min(spacing, (room - needed) / gaps))
    let free = room - gap * gaps - needed
    if free < 0 { return (shrink(items.map(\.natural), to: room), 0) }
    return (grow(items, by: free), gap)
  }

  /// Gives `free` cells to those that share, by their weights; a rest goes to the first ones.
  private static func grow(_ items: [Item], by free: Int) -> [Int] {
    var sizes = items.map { $0.share > 0 ? $0.minimum : $0.natural }
    var open = items.indices.filter { items[$0].share > 0 }
    var left = free
    while left > 0, !open.isEmpty {
      let weights = open.reduce(0) { $0 + items[$1].share }
      var given = 0
      for (position, index) in open.enumerated() {
        let before = open[..<position].reduce(0) { $0 + items[$1].share }
        // The difference of rounded running totals adds up to exactly what is left.
        let part = left * (before + items[index].share) / weights - left * before / weights
        let taken = min(part, items[index].maximum - sizes[index])
        sizes[index] += taken
        given += taken
      }
      left -= given
      open.removeAll { sizes[$0] >= items[$0].maximum }
      if given == 0 { break }
    }
    return sizes
  }

  /// Lowers the largest sizes until the sum is `room`.
  private static func shrink(_ sizes: [Int], to room: Int) -> [Int] {
    var left = max(0, room)
    var result = sizes
    let order = sizes.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
    for (position, index) in order.enumerated() {
      let waiting = order.count - position
      // The earlier ones of equal size get the cells that do not divide.
      let fair = left / waiting
      result[index] = min(sizes[index], fair)
      left -= result[index]
    }
    for index in sizes.indices where left > 0 && result[index] < sizes[index] {
      let taken = min(left, sizes[index] - result[index])
      result[index] += taken
      left -= taken
    }
    return result
  }

  /// Where something of `size` starts in `room`.
  package static func offset(of size: Int, in room: Int, _ alignment: Alignment) -> Int {
    switch alignment {
    case .leading, .fill: 0
    case .center: max(0, (room - size) / 2)
    case .trailing: max(0, room - size)
    }
  }
}
