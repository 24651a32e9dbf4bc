/// The selection and copying of text in a document.
extension DocumentView {
  /// The selected text; empty if none is selected.
  public var selectedText: String {
    guard let range = selection.range, let geometry = geometry as? any TextGeometry
    else { return "" }
    return geometry.copiedText(in: range)
  }

  /// The selected range; `nil` without the focus, since another view would receive the copy keys.
  var shownSelection: Range<TextPosition>? { isFocused ? selection.range : nil }

  /// Performs the selection command of `press`; returns whether it was handled.
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

  /// Changes the selection by an action of the pointer at the point `place` in the document.
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

  /// Returns the position where keys begin to select: the selected link, or else the top visible
  /// line.
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

  /// Copies the selection; returns `false` without a selection, so that other views can handle the
  /// key.
  private func copySelection() -> Bool {
    guard selection.range != nil else { return false }
    (root as? Window)?.clipboard.copy(selectedText)
    return true
  }
}
