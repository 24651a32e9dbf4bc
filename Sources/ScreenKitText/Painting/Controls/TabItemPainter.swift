import ScreenKitCore

/// The painter of one tab in a bar.
struct TabItemPainter: ViewPainter {
  enum Shape {
    /// The key of the tab and its title, reversed when selected.
    case numbered
    /// Plain text, bold and coloured when selected.
    case plain
    /// Capitals above a line, bold and coloured when selected.
    case underlined
  }

  let shape: Shape

  func measure(_ view: TabItem, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let rows = shape == .underlined ? 2 : 1
    let badge = displayWidth(of: badge(of: view, layout.look))
    return CellSize(columns: displayWidth(of: text(of: view, layout.look)) + badge + 2, rows: rows)
      .limited(to: proposal)
  }

  func paint(_ view: TabItem, on canvas: inout Canvas) {
    let look = canvas.look
    let style = style(of: view, look)
    let columns = canvas.size.columns
    let badge = badge(of: view, look)
    // The title is cut first, since the badge is new information.
    let line = TextLines.cut(
      text(of: view, look)[...], to: max(1, columns - displayWidth(of: badge)),
      ellipsis: look.glyphs.ellipsis)
    let start = StackLayout.offset(
      of: displayWidth(of: line) + displayWidth(of: badge), in: columns, .center)
    if shape == .numbered { canvas.fill(CellRect(size: canvas.size), style) }
    let middle = canvas.write(line, column: start, style)
    let end = canvas.write(badge, column: middle, badgeStyle(style, look))
    if shape == .underlined { underline(view, on: canvas) }
    guard view.isSelected, view.parent?.isFocused == true else { return }
    // Markers show the bar's focus as well, since colours may be missing.
    if start > 0 { canvas.write(look.glyphs.focusStart, column: start - 1, style) }
    if end < columns { canvas.write(look.glyphs.focusEnd, column: end, style) }
  }

  private func underline(_ view: TabItem, on canvas: Canvas) {
    let look = canvas.look
    let row = CellRect(column: 0, row: 1, columns: canvas.size.columns, rows: 1)
    if view.isSelected {
      canvas.fill(row, with: look.glyphs.heavy, CellStyle(look.palette.accent, .bold))
    } else {
      canvas.fill(row, with: look.glyphs.horizontal, CellStyle(look.palette.line))
    }
  }

  private func text(of view: TabItem, _ look: Look) -> String {
    let sign = sign(of: view, look)
    return switch shape {
    case .numbered: "\(view.number) \(sign)\(view.title)"
    case .plain: sign + view.title
    case .underlined: sign + view.title.uppercased()
    }
  }

  /// Returns the icon with a blank behind it, if it is a character of the look.
  private func sign(of view: TabItem, _ look: Look) -> String {
    guard case .sign(let sign)? = view.icon else { return "" }
    return look.glyphs.isUnicode || sign.utf8.allSatisfy { $0 < 128 } ? sign + " " : ""
  }

  /// Returns the badge behind the title; an empty badge is a dot.
  private func badge(of view: TabItem, _ look: Look) -> String {
    guard let badge = view.badge else { return "" }
    if badge.isEmpty { return " " + look.glyphs.bullet }
    return shape == .underlined ? " \(look.glyphs.bullet)\(badge)" : " (\(badge))"
  }

  private func badgeStyle(_ style: CellStyle, _ look: Look) -> CellStyle {
    guard shape != .numbered else { return style }
    var style = style
    style.foreground = look.palette.tints[.negative]
    return style
  }

  private func style(of view: TabItem, _ look: Look) -> CellStyle {
    var style = enabledStyle(of: view, look)
    if !view.isEffectivelyEnabled { style.attributes.insert(.dim) }
    return style
  }

  private func enabledStyle(of view: TabItem, _ look: Look) -> CellStyle {
    guard view.isSelected else { return otherStyle(of: view, look) }
    let isFocused = view.parent?.isFocused == true
    if let color = view.parent?.paint?.activeForeground, look.colors != .none {
      return CellStyle(LookColor(color), isFocused ? [.bold, .reverse] : .bold)
    }
    return switch shape {
    case .numbered: CellStyle(.standard, isFocused ? [.reverse, .bold] : .reverse)
    case .plain, .underlined:
      CellStyle(look.palette.accent, isFocused ? [.bold, .reverse] : .bold)
    }
  }
}

extension TabItemPainter {
  /// Returns the style of a tab that is not selected.
  ///
  /// On an explicit background it is that of the bar's text if the look's colour would be illegible.
  private func otherStyle(of view: TabItem, _ look: Look) -> CellStyle {
    let style = look.palette.text(ViewStyle(tint: .secondary))
    guard look.colors != .none, let paint = view.parent?.paint, let color = paint.background,
      let ground = LookColor(color).seen, let text = style.foreground.seen,
      text.contrast(to: ground) < 4.5
    else { return style }
    return CellStyle()
  }
}

extension CellRect {
  /// Creates a rectangle of `size` at the origin.
  init(size: CellSize) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }
}
