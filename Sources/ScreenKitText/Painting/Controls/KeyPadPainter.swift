import ScreenKitCore

/// The painter of on-screen keyboards, with their keys in centred rows.
struct KeyPadPainter: ViewPainter {
  var layersChildren: Bool { false }

  func measure(_ view: KeyPad, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let widths = view.backend.rows.map { row in
      row.reduce(0) { $0 + layout.measure($1, in: proposal).columns }
    }
    return CellSize(columns: widths.max() ?? 0, rows: view.backend.rows.count).limited(to: proposal)
  }

  func layOut(_ view: KeyPad, in rect: CellRect, _ layout: LayoutPass) {
    let width = measure(view, in: rect.size, layout).columns
    let start = rect.column + StackLayout.offset(of: width, in: rect.size.columns, .center)
    for (index, row) in view.backend.rows.enumerated() {
      let items = row.map { key in
        let natural = layout.measure(key, in: rect.size).columns
        return StackLayout.Item(
          natural: natural, flex: key.meaning == .space ? 1 : 0, minimum: natural)
      }
      let sizes = StackLayout.distribute(items, spacing: 0, in: width).sizes
      var column = start + StackLayout.offset(of: sizes.reduce(0, +), in: width, .center)
      for (key, size) in zip(row, sizes) {
        layout.position(
          key, in: CellRect(column: column, row: rect.row + index, columns: size, rows: 1))
        column += size
      }
    }
  }
}

/// The painter of one key of an on-screen keyboard.
struct KeyPadKeyPainter: ViewPainter {
  /// The captions of keys that type no character.
  enum Captions {
    /// Words, such as `Shift` and `Enter`.
    case words
    /// Signs and lower-case words, such as `⇧` and `return`.
    case signs
    /// Signs, such as `⇧` and `↵`, and no caption on the space bar.
    case short
  }

  let captions: Captions

  func measure(_ view: KeyPadKey, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    let width = displayWidth(of: caption(of: view.meaning, layout.look.glyphs))
    return CellSize(columns: width + 2, rows: 1).limited(to: proposal)
  }

  func paint(_ view: KeyPadKey, on canvas: inout Canvas) {
    let glyphs = canvas.look.glyphs
    let columns = canvas.size.columns
    let isFocused = view.isHighlighted && view.parent?.isFocused == true
    let style = style(of: view, isFocused: isFocused, canvas.look)
    let room = columns >= 3 ? columns - 2 : columns
    let text = TextLines.cut(
      caption(of: view.meaning, glyphs)[...], to: room, ellipsis: glyphs.ellipsis)
    canvas.fill(CellRect(size: canvas.size), style)
    canvas.write(
      text, column: StackLayout.offset(of: displayWidth(of: text), in: columns, .center), style)
    guard isFocused, columns >= 3 else { return }
    canvas.write(glyphs.focusStart, style)
    canvas.write(glyphs.focusEnd, column: columns - 1, style)
  }

  private func style(of view: KeyPadKey, isFocused: Bool, _ look: Look) -> CellStyle {
    guard view.isEffectivelyEnabled else { return CellStyle(.standard, .dim) }
    var style = look.palette.text(view.style)
    if isFocused != view.isOn { style.attributes.insert(.reverse) }
    if view.backend.isPressed { style.attributes.formUnion([.bold, .underline]) }
    return style
  }

  private func caption(of key: KeyPadKey.Meaning, _ glyphs: GlyphSet) -> String {
    let hasSigns = captions != .words && glyphs.isUnicode
    let texts = Strings.current.keys
    switch key {
    case .character(let character): return String(character)
    case .shift: return hasSigns ? "⇧" : texts.shift
    case .symbols: return captions == .short ? "?123" : "123"
    case .letters: return "ABC"
    case .backspace: return hasSigns ? "⌫" : texts.shortBackspace
    case .space:
      switch captions {
      case .words: return texts.space
      case .signs: return texts.smallSpace
      case .short: return " "
      }
    case .enter:
      switch captions {
      case .words: return texts.enter
      case .signs: return texts.smallEnter
      case .short: return hasSigns ? "↵" : texts.enter
      }
    }
  }
}
