/// How the columns of a navigation bar are divided, from left to right.
package struct BarPlan: Hashable, Sendable {
  /// The columns of the way back; empty if there is none.
  package private(set) var back: Range<Int>
  /// The columns of each of the screen's controls.
  package private(set) var leading: [Range<Int>] = []
  package private(set) var trailing: [Range<Int>] = []
  /// The columns of the title.
  package private(set) var heading: Range<Int>

  /// What the parts of a bar need.
  package struct Needs: Hashable, Sendable {
    /// The way back as it is, and as far as it can be shortened.
    package var back = 0, shortBack = 0
    package var leading: [Int] = []
    package var heading = 0
    package var trailing: [Int] = []

    package init() {}
  }

  /// Divides `columns`.
  ///
  /// Where room is short the way back is shortened first, then the title down to a quarter of the
  /// bar, then the controls.
  package init(_ needs: Needs, columns: Int, centersHeading: Bool) {
    let controls = needs.leading + needs.trailing
    let wanted = controls.reduce(0, +)
    let backWidth = min(
      columns, max(needs.shortBack, min(needs.back, columns - wanted - needs.heading)))
    let kept = min(needs.heading, columns / 4, columns - backWidth)
    // Most bars have none.
    let sizes =
      controls.isEmpty
      ? []
      : StackLayout.distribute(
        controls.map { StackLayout.Item(natural: $0) }, spacing: 0, in: columns - backWidth - kept
      ).sizes
    back = 0..<backWidth
    leading = BarPlan.follow(backWidth, sizes.prefix(needs.leading.count))
    let left = leading.last?.upperBound ?? backWidth
    let trailingSizes = sizes.suffix(needs.trailing.count)
    let right = columns - trailingSizes.reduce(0, +)
    trailing = BarPlan.follow(right, trailingSizes)
    let width = min(needs.heading, right - left)
    let middle = max(left, min((columns - width) / 2, right - width))
    let start = centersHeading ? middle : left
    heading = start..<start + width
  }

  private static func follow(_ start: Int, _ sizes: ArraySlice<Int>) -> [Range<Int>] {
    var column = start
    return sizes.map { size in
      defer { column += size }
      return column..<column + size
    }
  }
}
