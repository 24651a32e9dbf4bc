import ScreenKitCore

/// The painter of calendars, which are only as wide as their days.
struct CalendarPainter: ViewPainter {
  func measure(_ view: CalendarView, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    GroupPainter().measure(view, in: limited(proposal, view), layout)
  }

  func layOut(_ view: CalendarView, in rect: CellRect, _ layout: LayoutPass) {
    var rect = rect
    rect.size = limited(rect.size, view)
    let last = rect.row + rect.size.rows
    rect.size.rows = max(rect.size.rows, CalendarPainter.rows)
    for child in view.children { layout.position(child, in: rect) }
    // Without room for all weeks, that of the highlighted day is in sight.
    guard let day = view.focusPart, case let row = layout.scene.node(of: day).rect.row, row >= last
    else { return }
    rect.row -= row + 1 - last
    for child in view.children { layout.position(child, in: rect) }
  }

  /// The rows of a calendar: the head, the names of the days, and six weeks.
  private static let rows = 8

  /// Returns `size` without the columns behind the days, which have four cells each.
  private func limited(_ size: CellSize, _ view: CalendarView) -> CellSize {
    CellSize(columns: min(size.columns, view.showsWeeks ? 30 : 28), rows: size.rows)
  }
}

/// The painter of the days of a calendar: a number in four cells, with marks around it.
struct CalendarDayPainter: ViewPainter {
  func measure(_ view: CalendarDayButton, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: 4, rows: 1).limited(to: proposal)
  }

  func paint(_ view: CalendarDayButton, on canvas: inout Canvas) {
    let look = canvas.look
    let style = style(of: view, look)
    if view.isHighlighted { canvas.highlight(isFocused: view.showsFocus) }
    let marks = marks(of: view, look.glyphs)
    canvas.write(
      text(view.title, marks, columns: canvas.size.columns, look.glyphs.ellipsis), style)
  }

  /// Returns the number in `columns` cells, with the marks that fit; a part of a number would be
  /// another one.
  private func text(
    _ title: String, _ marks: (start: String, end: String), columns: Int, _ ellipsis: String
  ) -> String {
    let number = title.count < 2 ? " " + title : title
    switch columns {
    case ...1: return title.count > columns ? ellipsis : title
    case 2: return number
    case 3: return marks.start + number
    default: return marks.start + number + marks.end
    }
  }

  /// Returns the signs around the number: focus markers, or else brackets for the selected day.
  private func marks(of view: CalendarDayButton, _ glyphs: GlyphSet) -> (start: String, end: String)
  {
    if view.showsFocus { return (glyphs.focusStart, glyphs.focusEnd) }
    if view.isSelected { return ("[", "]") }
    return view.isToday ? (" ", "*") : (" ", " ")
  }

  private func style(of view: CalendarDayButton, _ look: Look) -> CellStyle {
    guard view.isEffectivelyEnabled else { return CellStyle(.standard, .dim) }
    var style = CellStyle(.standard)
    if view.isHighlighted {
      // All text of a highlighted day has the colour of the highlight.
    } else if view.isSelected {
      style = CellStyle(look.palette.accent, .bold)
    } else if !view.isInMonth {
      style = look.palette.text(ViewStyle(tint: .secondary))
    }
    if view.isSelected { style.attributes.insert(.bold) }
    if view.isToday || view.backend.isPressed { style.attributes.insert(.underline) }
    return style
  }
}
