/// A replacement of a part of a text by the user, reported by a native text control of a backend.
public struct TextEdit: Hashable, Sendable {
  /// The part to replace; empty for an insertion.
  public var range: Range<TextPosition>
  /// The new text of the part; empty for a deletion.
  public var replacement: String
  /// The selection after the edit; `nil` for a cursor after the replacement.
  ///
  /// A selection outside of the text is ignored, for example after an app's filter has shortened
  /// the replacement.
  public var selection: TextSelection?

  /// Creates an edit.
  public init(
    replacing range: Range<TextPosition>, by replacement: String,
    selecting selection: TextSelection? = nil
  ) {
    (self.range, self.replacement, self.selection) = (range, replacement, selection)
  }
}

extension TextBuffer {
  /// Whether `position` is in the text, and not within a character.
  func contains(_ position: TextPosition) -> Bool {
    guard 0..<lineCount ~= position.line, position.offset >= 0 else { return false }
    let line = line(position.line)
    return position.offset <= line.utf8.count
      && line.boundary(from: position.offset) == position.offset
  }
}
