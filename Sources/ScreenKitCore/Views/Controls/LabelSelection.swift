/// The selection state of a selectable ``Label``.
@MainActor
@usableFromInline
final class LabelSelection {
  private var selection = ReadOnlySelection()
  /// The layout of the text; `nil` from a change until the next layout by a backend.
  var geometry: (any TextGeometry)?

  var range: Range<TextPosition>? { selection.range }
  var head: TextPosition { selection.head ?? .start }

  var text: String {
    guard let range, let geometry else { return "" }
    return geometry.copiedText(in: range)
  }

  /// Discards the layout and the selection.
  func forget() {
    selection.clear()
    geometry = nil
  }

  func handle(_ input: ViewInput, of label: Label) -> Bool {
    let before = (selection.range, selection.head)
    defer { if before != (selection.range, selection.head) { label.changed(.appearance) } }
    switch input {
    case .key(let press) where press.phase != .up: return select(by: press, of: label)
    case .pointer(let pointer): return select(by: pointer, of: label)
    case .key, .text, .paste, .action: return false
    }
  }

  private func select(by press: KeyPress, of label: Label) -> Bool {
    guard let geometry else { return false }
    if press.key == .escape, press.modifiers.isEmpty, range != nil {
      selection.clear()
      return true
    }
    guard let command = TextCommand(reading: press) else { return false }
    if command == .copy, range != nil {
      (label.root as? Window)?.clipboard.copy(text)
      return true
    }
    return selection.perform(command, in: geometry, from: .start, page: 1)
  }

  private func select(by pointer: PointerInput, of label: Label) -> Bool {
    guard let geometry else { return false }
    let point = SurfacePoint(
      x: pointer.location.x - label.inputInset,
      y: pointer.location.y - label.layout.padding.top)
    switch pointer.action {
    case .down(.left):
      selection.press(
        at: point, clicks: pointer.clicks, extending: pointer.modifiers.contains(.shift),
        in: geometry)
    case .drag(.left): selection.drag(to: point, in: geometry)
    case .up(.left): selection.release()
    default: return false
    }
    return true
  }
}

extension Label: LayoutObserving {
  /// The selected text; empty if none is selected.
  public var selectedText: String { selecting?.text ?? "" }

  /// The selected range; `nil` without the focus, since another view would receive the copy keys.
  var shownSelection: Range<TextPosition>? { isFocused ? selecting?.range : nil }

  /// The end of the selection that the keys move.
  var selectionHead: TextPosition { selecting?.head ?? .start }

  /// The layout of the text; `nil` if the label is not selectable or not laid out yet.
  var geometry: (any TextGeometry)? { selecting?.geometry }

  /// Stores the layout of the text; does nothing unless ``isSelectable`` is `true`.
  public func didLayOut(_ geometry: any TextGeometry) { selecting?.geometry = geometry }
}
