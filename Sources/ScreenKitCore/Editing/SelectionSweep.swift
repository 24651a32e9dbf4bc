/// A selection by the pointer, from the press of its button to the release.
///
/// After a double click it selects whole words, after a triple click whole lines. The unit under
/// the press stays selected, in any direction of the pointer.
struct SelectionSweep {
  private let unit: TextUnit
  /// The text that stays selected.
  private let origin: Range<TextPosition>

  /// Begins a sweep at `position` of `text`; a press with Shift extends `selection`.
  init(
    at position: TextPosition, by unit: TextUnit, extending selection: TextSelection?,
    in text: TextBuffer
  ) {
    self.unit = unit
    origin = selection.map { $0.anchor..<$0.anchor } ?? text.range(of: unit, at: position)
  }

  /// Returns the selection while the pointer is at `position` of `text`.
  func selection(to position: TextPosition, in text: TextBuffer) -> TextSelection {
    let reached = text.range(of: unit, at: position)
    if position < origin.lowerBound {
      return TextSelection(anchor: origin.upperBound, head: reached.lowerBound)
    }
    return TextSelection(
      anchor: origin.lowerBound, head: max(origin.upperBound, reached.upperBound))
  }
}
