import ScreenKitCore

/// The painter of calendars, which are only as wide as their days.
struct CalendarPainter: ViewPainter {
  func measure(_ view: CalendarView, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    GroupPainter().measure(view, in: limited(proposal, view), layout)
  }

  func layOut(_ view: CalendarView, in rect: CellRect, _ layout: LayoutPass) {
    var rect = rect
    rect.size = limited(rect.size, view)
    for child in view.children { layout.position(child, in: rect) }
  }

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
    let number = view.title.count < 2 ? " " + view.title : view.title
    let style = style(of: view, look)
    if view.isHighlighted { canvas.highlight(isFocused: view.showsFocus) }
    let marks = marks(of: view, look.glyphs)
    canvas.write(marks.start + number + marks.end, style)
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
