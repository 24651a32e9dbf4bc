import ScreenKitCore
internal import ScreenKitLooks

/// The painter of form fields: a label, a control, and the validation message.
struct FormFieldPainter: ViewPainter {
  /// The width of a control, in cells, below which its label moves above it.
  private static let narrowest = 16

  let label: LookPolicies.FieldLabel
  var layersChildren: Bool { false }

  func measure(_ view: FormField, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let aside = aside(view, in: proposal, layout)
    let room = CellSize(columns: max(0, proposal.columns - aside), rows: proposal.rows)
    let name = layout.measure(view.label, in: proposal)
    let control = layout.measure(view.control, in: room)
    let notice = layout.measure(view.notice, in: noticeRoom(room))
    // The field takes the whole width, since the position of the label depends on it.
    return CellSize(
      columns: proposal.columns,
      rows: (aside > 0 ? 0 : name.rows) + control.rows + notice.rows
    ).limited(to: proposal)
  }

  func layOut(_ view: FormField, in rect: CellRect, _ layout: LayoutPass) {
    let aside = aside(view, in: rect.size, layout)
    let room = CellSize(columns: max(0, rect.size.columns - aside), rows: rect.size.rows)
    let name = layout.measure(view.label, in: rect.size)
    var row = rect.row
    layout.position(
      view.label,
      in: CellRect(
        column: rect.column, row: row, columns: min(name.columns, rect.size.columns),
        rows: name.rows))
    if aside == 0 { row += name.rows }
    let control = layout.measure(view.control, in: room)
    layout.position(
      view.control,
      in: CellRect(
        column: rect.column + aside, row: row, columns: control.columns, rows: control.rows))
    row += control.rows
    let notice = layout.measure(view.notice, in: noticeRoom(room))
    layout.position(
      view.notice,
      in: CellRect(
        column: rect.column + aside + 2, row: row, columns: notice.columns, rows: notice.rows))
  }

  func paint(_ view: FormField, on canvas: inout Canvas) {
    guard !view.notice.isHidden, let backing = view.notice.backing as? ViewNode,
      let own = view.backing as? ViewNode
    else { return }
    // The message has a sign as well, since colours may be missing.
    let style = canvas.look.palette.text(view.notice.style)
    let start =
      canvas.isMirrored
      ? own.contentRect.endColumn - backing.rect.endColumn
      : backing.rect.column - own.contentRect.column
    canvas.write(
      "!", column: start - 2,
      row: backing.rect.row - own.contentRect.row, style)
  }

  /// Returns the width of the labels beside the controls; 0 if the labels are above them.
  private func aside(_ view: FormField, in room: CellSize, _ layout: LayoutPass) -> Int {
    guard label == .beside else { return 0 }
    let fields = view.parent?.children ?? [view]
    let widest = fields.reduce(0) { widest, field in
      guard let field = field as? FormField, !field.isHidden else { return widest }
      return max(widest, layout.measure(field.label, in: room).columns)
    }
    return widest + 1 + FormFieldPainter.narrowest <= room.columns ? widest + 1 : 0
  }

  private func noticeRoom(_ room: CellSize) -> CellSize {
    CellSize(columns: max(0, room.columns - 2), rows: room.rows)
  }
}
