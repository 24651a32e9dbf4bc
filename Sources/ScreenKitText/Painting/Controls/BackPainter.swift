import ScreenKitCore
internal import ScreenKitLooks

/// The painter of the back button in a navigation bar.
struct BackPainter: ViewPainter {
  let shape: LookPolicies.BackForm

  func measure(_ view: BackButton, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: displayWidth(of: shape.text(view, layout.look)), rows: 1)
      .limited(to: proposal)
  }

  func paint(_ view: BackButton, on canvas: inout Canvas) {
    let look = canvas.look
    var style = look.style(of: view, isFocused: view.isFocused, isPressed: view.backend.isPressed)
    // The accent colour would be illegible on the background of the focus.
    let isHighlighted = view.isFocused && !style.background.isStandard
    if shape == .label, view.isEffectivelyEnabled, !isHighlighted {
      style.foreground = look.palette.accent
    }
    let text = fittingText(of: view, canvas.size.columns, look)
    let sign = shape == .label ? look.glyphs.focusStart : ""
    // The sign is written separately, so that its mirroring does not depend on letters.
    let rest = text.dropFirst(sign.count)
    let end = canvas.write(rest, column: canvas.write(sign, style), style)
    // Markers show the focus as well, since colours may be missing.
    guard view.isFocused else { return }
    canvas.markFocus(0..<(shape == .keys ? end - 1 : end), style)
  }

  private func fittingText(of view: BackButton, _ columns: Int, _ look: Look) -> String {
    let full = shape.text(view, look)
    if displayWidth(of: full) <= columns { return full }
    let short = shape.text(view, titled: "", look)
    let room = columns - displayWidth(of: shape.text(view, titled: "x", look)) + 1
    // Less than three cells of a title would be meaningless.
    guard room > 2 else {
      return String(TextLines.cut(short[...], to: columns, ellipsis: ""))
    }
    let title = TextLines.cut(view.title[...], to: room, ellipsis: look.glyphs.ellipsis)
    return shape.text(view, titled: String(title), look)
  }
}

extension LookPolicies.BackForm {
  /// Returns the text of the button with `title`, or with the view's own title if that is `nil`.
  ///
  /// An empty title gives the shortest text.
  @MainActor
  func text(_ view: BackButton, titled title: String? = nil, _ look: Look) -> String {
    let title = title ?? view.title
    return switch self {
    case .keys:
      " " + (view.backend.keyNames ?? look.glyphs.arrow) + (title.isEmpty ? "" : " " + title)
        + " /"
    case .label: look.glyphs.focusStart + " " + (title.isEmpty ? "" : title + " ")
    case .arrow: " " + look.glyphs.arrow + " "
    }
  }
}
