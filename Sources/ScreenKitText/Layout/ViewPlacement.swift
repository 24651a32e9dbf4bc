import ScreenKitCore

/// The position of a view on the surface, and the results of its last layout.
struct ViewPlacement {
  /// The view's rectangle on the surface, padding included.
  private(set) var rect = CellRect.zero
  /// The rectangle without the padding.
  private(set) var contentRect = CellRect.zero
  /// The size and the direction given by the container; `nil` if a move requires a new layout of
  /// the view.
  var offer: Offer?
  /// Whether the children must be positioned again, even in an unchanged rectangle.
  var isOutdated = true
  /// Whether the layout is in the scene's list of layouts to report to their views.
  var isListed = false
  /// Whether the layout in the view runs from right to left.
  private(set) var runsLeft = false
  /// Whether the view is shown as a mirror image.
  private(set) var isMirrored = false
  /// Whether the view had children after it was laid out last.
  var hasChildren = false
  /// Whether children overlap each other; `nil` if that is not known yet.
  var layering: Bool?
  /// The children that only moved in the last layout and need no repainting; `nil` if there are
  /// none.
  var shift: Shift?

  /// Positions the view in `rect`, before its children are positioned.
  mutating func position(in rect: CellRect, padding: LayoutConstraints.Padding, hasChildren: Bool) {
    self.rect = rect
    let columns = max(0, rect.size.columns - padding.start - padding.end)
    contentRect = CellRect(
      // The column is counted from the start, even if the padding exceeds the available columns.
      column: runsLeft ? rect.endColumn - padding.start - columns : rect.column + padding.start,
      row: rect.row + padding.top, columns: columns,
      rows: rect.size.rows - padding.top - padding.bottom)
    self.hasChildren = hasChildren
    isOutdated = false
    layering = nil
    shift = nil
  }

  /// Sets the direction, before the view is positioned.
  mutating func turn(runsLeft: Bool, isMirrored: Bool) {
    (self.runsLeft, self.isMirrored) = (runsLeft, isMirrored)
  }

  /// Moves the view without a change of its size.
  mutating func move(columns: Int, rows: Int) {
    rect.column += columns
    rect.row += rows
    contentRect.column += columns
    contentRect.row += rows
  }
}

extension ViewPlacement {
  /// The conditions of a view's layout that its container determines, apart from the position.
  struct Offer: Equatable {
    let size: CellSize
    let runsLeft: Bool
  }
}

/// The last painting of a view.
struct ViewPainting {
  /// The background on which the view was painted.
  var background = Background()
  /// The rectangle without the padding in which the view was painted.
  var contentRect = CellRect.zero
  /// The position of the terminal's cursor within the view's content; `nil` without a cursor.
  var cursor: SurfacePoint?
}
