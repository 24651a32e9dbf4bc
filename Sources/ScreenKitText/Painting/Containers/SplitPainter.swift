import ScreenKitCore

/// The painter of split views: two views with a line between them, or one of them alone.
struct SplitPainter: ViewPainter {
  var layersChildren: Bool { false }

  /// The width of the content below which only one view is shown, unless it sets a minimum.
  private static let narrowest = 40
  /// The smallest width that the user can give the side, unless it sets a minimum.
  private static let narrowestSide = 8

  func measure(_ view: Split, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    guard proposal.columns.isUnlimited || proposal.rows.isUnlimited else { return proposal }
    let sizes = view.children.map { layout.measure($0, in: proposal) }
    return CellSize(
      columns: sizes.reduce(1) { $0 + $1.columns }, rows: sizes.map(\.rows).max() ?? 0
    ).limited(to: proposal)
  }

  func layOut(_ view: Split, in rect: CellRect, _ layout: LayoutPass) {
    let division = division(view, rect.size)
    view.didLayOut(division)
    var (first, rest) = (rect, rect)
    if let side = division?.side {
      first.size.columns = side
      rest.column += side + 1
      rest.size.columns -= side + 1
    }
    layout.position(view.side, in: first)
    layout.position(view.content, in: rest)
  }

  func paint(_ view: Split, on canvas: inout Canvas) {
    guard let side = division(view, canvas.size)?.side else { return }
    let line = CellRect(column: side, row: 0, columns: 1, rows: canvas.size.rows)
    canvas.fill(line, with: canvas.look.glyphs.vertical, canvas.look.trackStyle(of: view))
  }

  /// Returns the width of the side, from the constraints and the user's choice; `nil` if only one
  /// view fits.
  ///
  /// The user's width has no influence on whether both fit.
  private func division(_ view: Split, _ room: CellSize) -> Split.Division? {
    let wish = view.side.layout.width
    let side = wish.clamp(min(room.columns / 3, wish.maximum ?? .max))
    let needed = view.content.layout.width.minimum
    let content = needed > 0 ? needed : SplitPainter.narrowest
    guard side + 1 + content <= room.columns else { return nil }
    let least = wish.minimum > 0 ? wish.minimum : SplitPainter.narrowestSide
    let limits = min(least, side)...max(side, room.columns - 1 - content)
    let wanted = view.sideWidth ?? side
    return Split.Division(
      side: min(max(wanted, limits.lowerBound), limits.upperBound), limits: limits)
  }
}
