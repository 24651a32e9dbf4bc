import ScreenKitCore
internal import ScreenKitLooks

/// The painter of text fields: one line of text, with the validation message below.
struct TextFieldPainter: LayoutReporting {
  enum Frame {
    /// Brackets: `[text]`.
    case brackets
    /// Parentheses: `(text)`.
    case round
    /// A line below the text.
    case line
    /// Half blocks: `▐text▌`.
    case bezel
    /// No edges.
    case none
  }

  let frame: Frame
  /// The natural width of the text in a field, in columns.
  private static let usualWidth = 20

  func measure(_ view: TextField, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    // One column is for the cursor behind a text of maximum length.
    let text = min(TextFieldPainter.usualWidth, view.limit.map { $0 + 1 } ?? .max)
    let rows = 1 + (frame(of: view) == .line ? 1 : 0) + (view.message == nil ? 0 : 1)
    return CellSize(columns: text + 2, rows: rows).limited(to: proposal)
  }

  func layoutResult(of view: TextField, in size: CellSize, _ layout: LayoutPass) -> TextArea {
    let edge = edge(columns: size.columns)
    let (room, ruler) = (size.columns - 2 * edge, ruler(view, layout.look))
    return TextArea(
      origin: SurfacePoint(x: edge + margin(view, ruler, room, runsLeft: layout.runsLeft), y: 0),
      size: SurfaceSize(width: room, height: 1), ruler: ruler)
  }

  /// Returns the form of the edges: the field's own, or that of the look.
  private func frame(of view: TextField) -> Frame {
    switch view.border {
    case nil: frame
    case .none?: .none
    case .line?: .brackets
    case .bezel?: .bezel
    case .rounded?: .round
    }
  }

  /// Returns the free columns in front of a text shorter than `room`, by its alignment.
  private func margin(
    _ view: TextField, _ ruler: CellRuler, _ room: Int, runsLeft: Bool
  ) -> Int {
    guard view.alignment != .leading, view.alignment != .fill else { return 0 }
    let line = view.backend.line(0)
    // One column is for the cursor behind the text.
    let width = ruler.width(of: line[...]) + (view.isFocused ? 1 : 0)
    guard width < room, ruler.mask != nil || DisplayOrder(line)?.runsLeft != true else { return 0 }
    return StackLayout.offset(of: width, in: room, view.alignment.physical(runsLeft: runsLeft))
  }

  /// Returns the columns at each side of the text; 0 without room for them.
  private func edge(columns: Int) -> Int { columns >= 3 ? 1 : 0 }

  private func ruler(_ view: TextField, _ look: Look) -> CellRuler {
    CellRuler(mask: view.isMasked ? look.glyphs.bullet : nil)
  }

  func paint(_ view: TextField, on canvas: inout Canvas) {
    let edge = edge(columns: canvas.size.columns)
    let room = canvas.size.columns - 2 * edge
    let ruler = ruler(view, canvas.look)
    let text = EditedText(ruler: ruler, style: style(of: view, canvas.look))
    canvas.fill(
      CellRect(column: 0, row: 0, columns: canvas.size.columns, rows: min(1, canvas.size.rows)),
      text.style)
    let margin = margin(view, ruler, room, runsLeft: canvas.runsLeft)
    if view.isEmpty {
      paintPlaceholder(view, column: edge, room, on: canvas)
      if view.isFocused, room > 0 { canvas.placeCursor(column: edge + margin, row: 0) }
    } else if view.isFocused {
      paintWindow(view, text, column: edge + margin, room, on: &canvas)
    } else {
      paintBeginning(view, text, column: edge + margin, room, on: canvas)
    }
    let rows = paintLine(view, on: canvas)
    paintMessage(view, row: rows, on: canvas)
    if edge > 0 { paintEdges(view, isWarning: rows >= canvas.size.rows, on: canvas) }
  }

  private func paintWindow(
    _ view: TextField, _ text: EditedText, column: Int, _ room: Int, on canvas: inout Canvas
  ) {
    let shown = text.ruler.prefix(
      of: view.backend.line(0).tail(from: view.backend.visibleStart), within: room)
    let bytes = view.backend.visibleStart..<view.backend.visibleStart + shown.utf8.count
    let column =
      column + indent(text.runsLeft(view.backend.line(0), bytes), shown, text.ruler, room)
    text.draw(
      view.backend.line(0), bytes, selected: view.backend.selectedBytes, column: column, row: 0,
      on: canvas)
    guard room > 0 else { return }
    let cursor = text.cursorColumn(
      at: view.backend.selection.head.offset, in: view.backend.line(0), bytes)
    canvas.placeCursor(column: max(0, column + cursor), row: 0)
  }

  /// Returns the indentation of the text; right-to-left text is aligned to the right.
  private func indent(_ runsLeft: Bool, _ text: Substring, _ ruler: CellRuler, _ room: Int) -> Int {
    runsLeft ? max(0, room - ruler.width(of: text)) : 0
  }

  private func paintBeginning(
    _ view: TextField, _ text: EditedText, column: Int, _ room: Int, on canvas: Canvas
  ) {
    var line = view.backend.line(0)
    if let mask = text.ruler.mask {
      line = String(repeating: mask, count: line.prefix(room + 1).count)
    }
    let cut = TextLines.cut(line[...], to: room, ellipsis: canvas.look.glyphs.ellipsis)
    let runsLeft = text.ruler.mask == nil && DisplayOrder(cut)?.runsLeft == true
    canvas.write(cut, column: column + indent(runsLeft, cut, text.ruler, room), text.style)
  }

  private func paintPlaceholder(
    _ view: TextField, column: Int, _ room: Int, on canvas: Canvas
  ) {
    let look = canvas.look
    let text = TextLines.cut(view.placeholder[...], to: room, ellipsis: look.glyphs.ellipsis)
    let isEnabled = view.isEffectivelyEnabled
    var style = self.style(of: view, look)
    if isEnabled { style.foreground = look.palette.tints[.secondary] }
    let isAligned = view.alignment == .center || view.alignment == .trailing
    let alignment = view.alignment.physical(runsLeft: canvas.runsLeft)
    let indent =
      isAligned ? StackLayout.offset(of: displayWidth(of: text), in: room, alignment) : 0
    canvas.write(text, column: column + indent, style)
  }

  /// Draws the line below the text if there is a row for it, and returns the first free row.
  private func paintLine(_ view: TextField, on canvas: Canvas) -> Int {
    let needed = view.message == nil ? 2 : 3
    guard frame(of: view) == .line, canvas.size.rows >= needed else { return 1 }
    canvas.writeLine(row: 1, isHeavy: view.isFocused)
    return 2
  }

  private func paintMessage(_ view: TextField, row: Int, on canvas: Canvas) {
    guard let message = view.message else { return }
    let look = canvas.look
    let text = TextLines.cut(
      "! \(message)"[...], to: canvas.size.columns, ellipsis: look.glyphs.ellipsis)
    canvas.write(text, row: row, look.palette.text(ViewStyle(tint: .negative)))
  }

  private func paintEdges(_ view: TextField, isWarning: Bool, on canvas: Canvas) {
    let glyphs = canvas.look.glyphs
    var marks =
      switch frame(of: view) {
      case .brackets: ["[", "]"]
      case .bezel: glyphs.isUnicode ? ["▐", "▌"] : ["|", "|"]
      case .none: [" ", " "]
      // A field with its own background needs no parentheses.
      case .round: isFilled(canvas.look) && view.border == nil ? [" ", " "] : ["(", ")"]
      case .line: [" ", " "]
      }
    // Heavy edges show the focus, even without colours.
    if view.isFocused { marks = [glyphs.heavyVertical, glyphs.heavyVertical] }
    var style = style(of: view, canvas.look)
    if view.isFocused {
      style.foreground = canvas.look.palette.accent
      style.attributes.insert(.bold)
    }
    canvas.write(marks[0], style)
    let isMarked = view.message != nil && isWarning
    canvas.write(isMarked ? "!" : marks[1], column: canvas.size.columns - 1, style)
  }

  /// Returns the style of the text, on the background of fields.
  private func style(of view: TextField, _ look: Look) -> CellStyle {
    let style =
      view.isEffectivelyEnabled ? look.palette.text(view.style) : CellStyle(.standard, .dim)
    return view.border == TextField.Border.none ? style : look.fieldStyle(style)
  }

  private func isFilled(_ look: Look) -> Bool { look.fillsFields }
}

extension Look {
  /// Whether fields for text have a background of their own.
  var fillsFields: Bool { colors > .sixteen && !palette.field.isStandard }

  /// Returns `style` on the background of fields, if they have one.
  func fieldStyle(_ style: CellStyle) -> CellStyle {
    guard fillsFields else { return style }
    var style = style
    style.background = palette.field
    if style.foreground.isStandard { style.foreground = palette.text }
    return style
  }
}

extension Canvas {
  /// Draws a line over the whole width: heavy in the accent colour, or thin in the colour of lines.
  func writeLine(row: Int, isHeavy: Bool) {
    let glyph = isHeavy ? look.glyphs.heavy : look.glyphs.horizontal
    let accent = look.palette.accent
    let style = isHeavy ? CellStyle(accent, .bold) : CellStyle(look.palette.line)
    for column in 0..<size.columns { write(glyph, column: column, row: row, style) }
  }
}
