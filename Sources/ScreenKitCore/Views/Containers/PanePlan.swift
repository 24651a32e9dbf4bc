/// A computation of the pane sizes of a ``Split`` along its axis.
///
/// Sizes are in units. One pane grows with the space. Each other pane has the size set by the user,
/// or else the preferred size of its layout constraints.
struct PanePlan: Equatable {
  /// The possible sizes of a pane.
  struct Pane: Equatable {
    /// The size unless the user set another size; not used for the growing pane.
    var preferred: Int
    /// The minimum size that the user can set.
    var least: Int
    /// The minimum size at which all panes are shown together.
    var needed: Int
  }

  let panes: [Pane]
  /// The sizes set by the user; `nil` for the preferred ones.
  let chosen: [Int?]
  /// The index of the pane that grows with the space.
  let growing: Int

  /// Returns the division of `length`, with dividers of one unit; `nil` if not all panes fit.
  func division(of length: Int) -> Split.Division? {
    let room = length - (panes.count - 1)
    let limit = room - panes[growing].needed
    let fixed = panes.indices.filter { $0 != growing }
    guard fixed.reduce(0, { $0 + panes[$1].needed }) <= limit else { return nil }
    var sizes = panes.indices.map { index in
      let wanted = chosen[index] ?? panes[index].preferred
      return index == growing ? 0 : max(min(wanted, limit), panes[index].least)
    }
    var excess = sizes.reduce(0, +) - limit
    for index in fixed.reversed() where excess > 0 {
      let cut = min(excess, sizes[index] - panes[index].least)
      sizes[index] -= cut
      excess -= cut
    }
    sizes[growing] = room - sizes.reduce(0, +)
    return Split.Division(sizes: sizes, minimums: panes.map(\.least))
  }

  /// Returns the user's sizes after a move of a divider to `position`, limited by the adjacent
  /// panes.
  ///
  /// All other panes keep their sizes in `division`.
  func moving(_ divider: Int, to position: Int, in division: Split.Division) -> [Int?] {
    guard division.dividers.indices.contains(divider), division.sizes.count == panes.count else {
      return chosen
    }
    let place = division.dividers[divider]
    let target = min(max(position, place.limits.lowerBound), place.limits.upperBound)
    return panes.indices.map { index in
      guard index != growing else { return nil }
      let size = division.sizes[index]
      switch index {
      case divider: return size + target - place.position
      case divider + 1: return size - target + place.position
      default:
        let isPreferred = chosen[index] == nil && size == panes[index].preferred
        return isPreferred ? nil : size
      }
    }
  }
}

extension Split {
  /// The division of the space between the panes in the layout of a backend.
  public struct Division: Hashable, Sendable {
    /// A divider between two panes.
    public struct Divider: Hashable, Sendable {
      /// The distance from the start of the view, without padding, in units.
      public let position: Int
      /// The positions, in units, at which both adjacent panes keep their minimum sizes.
      public let limits: ClosedRange<Int>
    }

    /// The sizes of the panes along the axis, in units.
    public let sizes: [Int]
    /// The minimum sizes of the panes that the user can set, in units.
    public let minimums: [Int]

    /// Creates a division into panes of `sizes`, with a divider of one unit between adjacent panes.
    public init(sizes: [Int], minimums: [Int]) {
      self.sizes = sizes
      let missing = max(0, sizes.count - minimums.count)
      self.minimums = minimums.prefix(sizes.count) + Array(repeating: 0, count: missing)
    }

    /// The dividers between adjacent panes.
    public var dividers: [Divider] {
      var start = 0
      return sizes.indices.dropLast().map { index in
        defer { start += sizes[index] + 1 }
        let position = start + sizes[index]
        let lowest = start + min(minimums[index], sizes[index])
        let highest = position + max(0, sizes[index + 1] - minimums[index + 1])
        return Divider(position: position, limits: lowest...highest)
      }
    }

    /// The size of the first pane, in units, which is also the position of the first divider.
    public var side: Int { sizes.first ?? 0 }

    /// The positions of the first divider, in units, at which both adjacent panes keep their
    /// minimum sizes.
    public var limits: ClosedRange<Int> { dividers.first?.limits ?? 0...0 }
  }
}
