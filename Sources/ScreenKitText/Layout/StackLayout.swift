import ScreenKitCore

/// The distribution of space along an axis: exact, so that no cell is lost or used twice.
enum StackLayout {
  /// The space along the axis that one child requests, in cells.
  struct Item: Hashable, Sendable {
    /// The number of cells that its content needs.
    var natural: Int
    /// The weight of its part of the remaining space; 0 for none.
    var flex: Int
    /// The bounds of its constraints, in cells.
    var minimum: Int
    var maximum: Int

    init(natural: Int, flex: Int = 0, minimum: Int = 0, maximum: Int = .max) {
      (self.natural, self.flex, self.minimum, self.maximum) = (natural, flex, minimum, maximum)
    }

    /// The size before the remaining space is distributed.
    var start: Int { flex > 0 ? max(0, min(minimum, maximum)) : natural }
  }

  /// Returns the size of each item and the gap between two of them, within `room`.
  ///
  /// If there is too little space, the gap is dropped first. Then the largest items shrink until
  /// all have the same size. Small items keep their size as long as possible.
  static func distribute(
    _ items: [Item], spacing: Int, in room: Int
  ) -> (sizes: [Int], gap: Int) {
    if room.isUnlimited { return (items.map(\.natural), max(0, spacing)) }
    var sizes = items.map(\.start)
    let needed = sizes.reduce(0, +)
    if needed > room { return (shrink(sizes, to: room), 0) }
    let gap = gap(spacing, among: items.count, free: room - needed)
    grow(&sizes, items, by: room - needed - gap * max(0, items.count - 1))
    return (sizes, gap)
  }

  /// Returns the gap between two of `count` items: at most `spacing`, and less if `free` is short.
  static func gap(_ spacing: Int, among count: Int, free: Int) -> Int {
    count < 2 ? 0 : max(0, min(spacing, free / (count - 1)))
  }

  /// Distributes `free` cells among the flexible items by weight; a remainder goes to later ones.
  private static func grow(_ sizes: inout [Int], _ items: [Item], by free: Int) {
    var left = free
    while left > 0 {
      let open = items.indices.filter { items[$0].flex > 0 && sizes[$0] < items[$0].maximum }
      if open.isEmpty { return }
      let weights = open.reduce(0) { $0 + items[$1].flex }
      var (before, given) = (0, 0)
      for index in open {
        // The differences of rounded running totals add up to exactly the remaining space.
        let after = before + items[index].flex
        let part = left * after / weights - left * before / weights
        let taken = min(part, items[index].maximum - sizes[index])
        sizes[index] += taken
        (before, given) = (after, given + taken)
      }
      left -= given
    }
  }

  /// Lowers the largest sizes until the sum is `room`; a remainder goes to the larger or later
  /// ones.
  private static func shrink(_ sizes: [Int], to room: Int) -> [Int] {
    var left = max(0, room)
    var result = sizes
    let order = sizes.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
    for (position, index) in order.enumerated() {
      result[index] = min(sizes[index], left / (order.count - position))
      left -= result[index]
    }
    return result
  }

  /// Returns the offset of an item of `size` within `room`.
  static func offset(of size: Int, in room: Int, _ alignment: Alignment) -> Int {
    switch alignment {
    case .leading, .fill: 0
    case .center: max(0, (room - size) / 2)
    case .trailing: max(0, room - size)
    }
  }
}

extension Alignment {
  /// The alignment with the start on the left, for text that is not mirrored as a whole.
  func physical(runsLeft: Bool) -> Alignment {
    guard runsLeft else { return self }
    switch self {
    case .leading, .fill: return .trailing
    case .trailing: return .leading
    case .center: return .center
    }
  }
}
