import ScreenKitCore

/// The painter of segmented controls, with a line between segments if the look has one.
struct SegmentedControlPainter: ViewPainter {
  let look: Look.Name
  var layersChildren: Bool { false }

  func measure(
    _ view: SegmentedControl, in proposal: CellSize, _ layout: LayoutPass
  ) -> CellSize {
    let plan = SegmentPlan(view, columns: CellSize.unlimited, gap: gap)
    return CellSize(columns: plan.columns + 2, rows: 1).limited(to: proposal)
  }

  func layOut(_ view: SegmentedControl, in rect: CellRect, _ layout: LayoutPass) {
    let plan = SegmentPlan(view, columns: rect.size.columns - 2, gap: gap)
    for (item, place) in zip(view.items, plan.places) {
      layout.position(
        item,
        in: CellRect(
          column: rect.column + 1 + place.lowerBound, row: rect.row, columns: place.count, rows: 1))
    }
  }

  func paint(_ view: SegmentedControl, on canvas: inout Canvas) {
    let glyphs = canvas.look.glyphs
    let style = canvas.look.trackStyle(of: view)
    let plan = SegmentPlan(view, columns: canvas.size.columns - 2, gap: gap)
    let caps =
      switch look {
      case .terminal: ("[", "]")
      case .cupertino: ("(", ")")
      case .material: (glyphs.vertical, glyphs.vertical)
      }
    let hasMore = (before: plan.shown.lowerBound > 0, after: plan.shown.upperBound < plan.count)
    canvas.write(hasMore.before ? glyphs.ellipsis : caps.0, style)
    for place in plan.places[plan.shown].dropLast() where gap > 0 {
      canvas.write(glyphs.vertical, column: 1 + place.upperBound, style)
    }
    canvas.write(hasMore.after ? glyphs.ellipsis : caps.1, column: 1 + plan.columns, style)
  }

  private var gap: Int { look == .cupertino ? 0 : 1 }
}

/// The positions of a control's segments; segments without room are hidden.
@MainActor
private struct SegmentPlan {
  /// The visible segments.
  private(set) var shown: Range<Int>
  /// The columns of each segment, counted behind the cap; empty for a hidden one.
  private(set) var places: [Range<Int>]
  /// The number of segments.
  var count: Int { places.count }
  /// The width of all visible segments, in columns.
  var columns: Int { places.last { !$0.isEmpty }?.upperBound ?? 0 }

  /// The width, in columns, at which a segment is still recognizable.
  private static let narrowest = 6

  init(_ view: SegmentedControl, columns: Int, gap: Int) {
    let widths = view.items.map { displayWidth(of: $0.title) + 2 }
    let least = widths.reduce(0) { $0 + min($1, SegmentPlan.narrowest) + gap } - gap
    let current = view.items.firstIndex { $0 === view.current } ?? 0
    shown =
      least <= columns
      ? widths.indices : SegmentPlan.window(of: widths, around: current, in: columns, gap: gap)
    let (sizes, gap) = StackLayout.distribute(
      widths[shown].map { StackLayout.Item(natural: $0) }, spacing: gap, in: max(0, columns))
    places = Array(repeating: 0..<0, count: widths.count)
    var column = 0
    for (index, size) in zip(shown, sizes) {
      places[index] = column..<column + size
      column += size + gap
    }
  }

  /// Returns the segments of `widths` that fit together with the one at `index`.
  ///
  /// Neighbours on both sides are added alternately, so that the user can move in either direction.
  private static func window(
    of widths: [Int], around index: Int, in columns: Int, gap: Int
  ) -> Range<Int> {
    guard !widths.isEmpty else { return 0..<0 }
    var (first, end, used) = (index, index + 1, widths[index])
    var goesOn = true
    while goesOn {
      goesOn = false
      if end < widths.count, used + gap + widths[end] <= columns {
        used += gap + widths[end]
        end += 1
        goesOn = true
      }
      if first > 0, used + gap + widths[first - 1] <= columns {
        used += gap + widths[first - 1]
        first -= 1
        goesOn = true
      }
    }
    return first..<end
  }
}

/// The painter of one segment; the selected one is reversed, and marked for displays without
/// attributes.
struct SegmentPainter: ViewPainter {
  func measure(_ view: Segment, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: displayWidth(of: view.title) + 2, rows: 1).limited(to: proposal)
  }

  func paint(_ view: Segment, on canvas: inout Canvas) {
    let look = canvas.look
    let columns = canvas.size.columns
    var style = look.style(of: view, isFocused: view.isSelected, isPressed: view.backend.isPressed)
    if view.showsFocus { style.attributes.formUnion(.bold) }
    canvas.fill(CellRect(size: canvas.size), style)
    if columns > 2 {
      let title = TextLines.cut(view.title[...], to: columns - 2, ellipsis: look.glyphs.ellipsis)
      canvas.write(title, column: 1, style)
    }
    if view.showsFocus {
      canvas.markFocus(0..<columns, style)
    } else if view.isSelected {
      canvas.write(look.glyphs.bullet, style)
    }
  }
}
