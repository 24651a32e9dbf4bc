/// Selecting and copying text of the document.
extension DocumentView {
  /// The text that is selected; empty if none is.
  public var selectedText: String {
    guard let range = selection.range, let geometry = geometry as? any TextGeometry
    else { return "" }
    return geometry.copiedText(in: range)
  }

  /// The part of the text to show as selected; `nil` without one or without the focus, since keys
  /// that copy go elsewhere then.
  package var shownSelection: Range<TextPosition>? { isFocused ? selection.range : nil }

  /// Does what `press` means for the selection, and says whether it means anything.
  func select(by press: KeyPress) -> Bool {
    if press.key == .escape, press.modifiers.isEmpty { return clearSelection() }
    guard let command = TextCommand(reading: press) else { return false }
    if command == .copy { return copySelection() }
    guard let geometry = geometry as? any TextGeometry else { return false }
    let isSelecting = selection.perform(
      command, in: geometry, from: firstPosition(in: geometry), page: max(1, visiblePart.count - 1))
    guard isSelecting else { return false }
    if command != .selectAll, let head = selection.head { reveal(geometry.point(of: head).y) }
    changed(.appearance)
    return true
  }

  /// Lets the pointer select, by an action at `place` of the document.
  func select(by pointer: PointerInput, at place: SurfacePoint) {
    guard let geometry = geometry as? any TextGeometry else { return }
    let before = selection.range
    switch pointer.action {
    case .down:
      selection.press(
        at: place, clicks: pointer.clicks, extending: pointer.modifiers.contains(.shift),
        in: geometry)
    case .drag:
      if place.y < offset { scroll(by: -1) }
      if place.y >= visiblePart.upperBound { scroll(by: 1) }
      selection.drag(to: place, in: geometry)
    case .up: selection.release()
    case .move, .scroll: break
    }
    if selection.range != before { changed(.appearance) }
  }

  /// The position where keys begin to select: the selected link, or else the top visible line.
  private func firstPosition(in geometry: any TextGeometry) -> TextPosition {
    let link = selectedLink.flatMap { self.geometry?.extent(ofLink: $0)?.lowerBound }
    let y = link.flatMap { visiblePart.contains($0) ? $0 : nil } ?? offset
    return geometry.textPosition(at: SurfacePoint(x: 0, y: y))
  }

  private func reveal(_ y: Int) {
    if y < offset { scroll(by: y - offset) }
    if y >= visiblePart.upperBound { scroll(by: y + 1 - visiblePart.upperBound) }
  }

  private func clearSelection() -> Bool {
    guard selection.range != nil else { return false }
    selection.clear()
    changed(.appearance)
    return true
  }

  /// Without a selection the key goes on to others.
  private func copySelection() -> Bool {
    guard selection.range != nil else { return false }
    (root as? Window)?.clipboard.copy(selectedText)
    return true
  }
}
