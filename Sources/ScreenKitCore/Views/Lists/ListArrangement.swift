/// The effect of a layout on the children of a list, for backends that move painted rows.
public enum ListArrangement: Hashable, Sendable {
  /// Any child may have changed or moved.
  case rearranged
  /// The children moved up by `units`, or down if `units` is negative, and still fill the list.
  ///
  /// The children with indices in `fresh` are new at their positions. After a jump to other lines
  /// all are, and `units` is at least the height of the list.
  case scrolled(units: Int, fresh: Range<Int>)
}

/// The result of the last layout of a list.
struct LastListLayout {
  /// The track of the scroll bar; `nil` for none.
  var track: ScrollTrack?
  /// The effect on the children.
  var arrangement = ListArrangement.rearranged
  /// Whether the visible views are outdated.
  var isStale = true
}

/// A snapshot of the visible lines of a list, for a comparison of two layouts.
@MainActor
struct ListPicture {
  private let lines: Range<Int>
  /// The height of the list if the lines alone fill the list exactly; otherwise `nil`.
  private let filled: Int?

  init(_ list: ListView) {
    lines = list.cells.lines
    let height = list.lines.height(of: lines)
    let isAlone =
      list.refreshText == nil && list.cells.pinned == nil && list.children.count == lines.count
    filled = isAlone && height == list.viewport.height ? height : nil
  }

  func arrangement(since old: ListPicture, _ all: ListLines) -> ListArrangement {
    let kept = lines.clamped(to: old.lines)
    // With a few lines kept, painting all of them costs less than moving some.
    guard let filled, filled == old.filled, kept.isEmpty || 2 * kept.count > lines.count
    else {
      return .rearranged
    }
    if lines.lowerBound < old.lines.lowerBound {
      return .scrolled(
        units: -all.height(of: lines.lowerBound..<kept.lowerBound),
        fresh: 0..<lines.count - kept.count)
    }
    return .scrolled(
      units: all.height(of: old.lines.lowerBound..<kept.lowerBound),
      fresh: kept.count..<lines.count)
  }
}
