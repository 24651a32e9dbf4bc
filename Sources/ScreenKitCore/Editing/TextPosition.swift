/// A position between two characters of a text.
public struct TextPosition: Hashable, Sendable {
  /// The line, counted from 0.
  public var line: Int
  /// The offset in the line, in UTF-8 bytes.
  public var offset: Int

  /// Creates a position.
  public init(line: Int, offset: Int) {
    self.line = line
    self.offset = offset
  }

  /// The beginning of the text.
  public static let start = TextPosition(line: 0, offset: 0)

  /// Returns the position after `text`, which is inserted at this position.
  func advanced(over text: String) -> TextPosition {
    var end = self
    for byte in text.utf8 {
      end = byte == 10 ? TextPosition(line: end.line + 1, offset: 0) : end
      if byte != 10 { end.offset += 1 }
    }
    return end
  }
}

extension TextPosition: Comparable {
  /// Returns whether `left` is before `right`.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.offset) < (right.line, right.offset)
  }
}

/// The selected range of a text; empty if there is only a cursor.
public struct TextSelection: Hashable, Sendable {
  /// The fixed end of the selection, where selecting began.
  public var anchor: TextPosition
  /// The end of the selection where the cursor is.
  public var head: TextPosition

  /// Creates a selection from `anchor` to `head`.
  public init(anchor: TextPosition, head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// Creates an empty selection with the cursor at `position`.
  public init(at position: TextPosition) { self.init(anchor: position, head: position) }

  /// Whether the selection is only a cursor.
  public var isEmpty: Bool { anchor == head }

  /// The selected part, from its first to its last position.
  public var range: Range<TextPosition> { min(anchor, head)..<max(anchor, head) }
}

/// The lines affected by a change of a text.
package struct TextChange: Hashable, Sendable {
  /// The beginning of the change; all text before it is unchanged.
  package let start: TextPosition
  /// The number of line breaks removed.
  package let removedBreaks: Int
  /// The number of line breaks inserted.
  package let insertedBreaks: Int
}
