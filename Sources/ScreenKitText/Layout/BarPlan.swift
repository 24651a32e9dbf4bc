/// The division of a navigation bar's columns into its parts, from left to right.
struct BarPlan: Hashable, Sendable {
  /// The columns of the back button; empty if there is none.
  private(set) var back: Range<Int>
  /// The columns of each of the screen's controls in front of the title.
  private(set) var leading: [Range<Int>] = []
  private(set) var trailing: [Range<Int>] = []
  /// The columns of the title.
  private(set) var heading: Range<Int>

  /// The widths that the parts of a bar need, in cells.
  struct Needs: Hashable, Sendable {
    /// The width of the back button with its full title, and with its shortest one.
    var back = 0, shortBack = 0
    var leading: [Int] = []
    var heading = 0
    var trailing: [Int] = []
    /// The columns between two controls beside each other.
    var gap = 0

    init() {}

    /// The columns between all controls.
    fileprivate var gaps: Int { gap * (max(1, leading.count) + max(1, trailing.count) - 2) }
  }

  /// Divides `columns` cells among the parts.
  ///
  /// If there is too little space, the back button is shortened first, then the title down to a
  /// quarter of the bar, then the gaps, then the controls.
  init(_ needs: Needs, columns: Int, centersHeading: Bool) {
    let controls = needs.leading + needs.trailing
    let wanted = controls.reduce(0, +) + needs.gaps
    let backWidth = min(
      columns, max(needs.shortBack, min(needs.back, columns - wanted - needs.heading)))
    let kept = min(needs.heading, columns / 4, columns - backWidth)
    let room = columns - backWidth - kept
    let gap = wanted <= room ? needs.gap : 0
    // Most bars have no controls.
    let sizes =
      controls.isEmpty
      ? []
      : StackLayout.distribute(
        controls.map { StackLayout.Item(natural: $0) }, spacing: 0,
        in: gap > 0 ? room - needs.gaps : room
      ).sizes
    back = 0..<backWidth
    leading = BarPlan.follow(backWidth, sizes.prefix(needs.leading.count), gap)
    let left = leading.last?.upperBound ?? backWidth
    let trailingSizes = sizes.suffix(needs.trailing.count)
    let right = columns - trailingSizes.reduce(0, +) - gap * max(0, trailingSizes.count - 1)
    trailing = BarPlan.follow(right, trailingSizes, gap)
    let width = min(needs.heading, right - left)
    let middle = max(left, min((columns - width) / 2, right - width))
    let start = centersHeading ? middle : left
    heading = start..<start + width
  }

  private static func follow(
    _ start: Int, _ sizes: ArraySlice<Int>, _ gap: Int
  ) -> [Range<Int>] {
    var column = start
    return sizes.map { size in
      defer { column += size + gap }
      return column..<column + size
    }
  }
}
