/// A replacement of a part of a text by the user, as a native text control of a backend reports it.
public struct TextEdit: Hashable, Sendable {
  /// The part to replace; empty for an insertion.
  public var range: Range<TextPosition>
  /// The text that takes its place; empty for a deletion.
  public var replacement: String
  /// The selection after the edit; `nil` for a cursor after the replacement.
  ///
  /// It is ignored where it is not within the text, as after a filter of the app shortened the
  /// replacement.
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
