import ScreenKitCore
internal import ScreenKitLooks

/// The styles of a document's parts, computed once for each painting.
@MainActor
struct DocumentInk {
  private let isEnabled: Bool
  /// The number of the link that Enter would follow; `nil` without the focus.
  private let selected: Int?
  /// Whether text is selected; then only the selected text is reversed.
  private let hasSelection: Bool
  private let plain: CellStyle
  private let accent: LookColor
  private let line: LookColor
  private let secondary: LookColor
  private let glyphs: GlyphSet

  init(_ view: DocumentView, _ look: Look) {
    isEnabled = view.isEffectivelyEnabled
    selected = view.isFocused ? view.selectedLink : nil
    hasSelection = view.backend.visibleSelection != nil
    plain = look.palette.text(view.style)
    accent = look.palette.accent
    (line, secondary) = (look.palette.line, look.palette.tints[.secondary])
    glyphs = look.glyphs
  }

  private func isSelected(_ piece: DocumentLayout.Piece) -> Bool {
    piece.link != nil && piece.link == selected
  }

  /// Returns the text of `piece`; focus markers replace the brackets around the selected link.
  func text(of piece: DocumentLayout.Piece) -> Substring {
    switch piece.tone.role {
    case .linkOpening where isSelected(piece): glyphs.focusStart[...]
    case .linkClosing where isSelected(piece): glyphs.focusEnd[...]
    default: piece.text
    }
  }

  func style(of piece: DocumentLayout.Piece) -> CellStyle {
    guard isEnabled else { return CellStyle(.standard, .dim) }
    switch piece.tone.role {
    case .ornament: return CellStyle(line)
    case .mark: return CellStyle(secondary)
    case .text, .heading, .code, .linkOpening, .linkClosing: return textStyle(of: piece)
    }
  }

  private func textStyle(of piece: DocumentLayout.Piece) -> CellStyle {
    var style = plain
    let (role, marked) = (piece.tone.role, piece.tone.style)
    if role == .heading || marked.contains(.strong) { style.attributes.insert(.bold) }
    if marked.contains(.emphasis) { style.attributes.insert(.italic) }
    if marked.contains(.underline) { style.attributes.insert(.underline) }
    if role == .code || marked.contains(.code) { style.foreground = accent }
    if piece.link != nil {
      style.foreground = accent
      style.attributes.insert(.underline)
    }
    if isSelected(piece) { style.attributes.formUnion(hasSelection ? .bold : [.reverse, .bold]) }
    return style
  }
}
