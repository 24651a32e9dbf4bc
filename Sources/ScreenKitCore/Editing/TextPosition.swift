/// A place between two characters of a text.
package struct TextPosition: Hashable, Sendable {
  /// The line, counted from 0.
  package var line: Int
  /// UTF-8 bytes from the beginning of the line.
  package var offset: Int

  package init(line: Int, offset: Int) {
    self.line = line
    self.offset = offset
  }

  /// Before everything.
  package static let start = TextPosition(line: 0, offset: 0)

  /// Behind `text`, which begins here.
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
  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.offset) < (right.line, right.offset)
  }
}

/// What is selected of a text; empty where there is only a cursor.
package struct TextSelection: Hashable, Sendable {
  /// Where selecting began.
  package var anchor: TextPosition
  /// Where the cursor is.
  package var head: TextPosition

  package init(anchor: TextPosition, head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// Nothing selected, and the cursor at `position`.
  package init(at position: TextPosition) { self.init(anchor: position, head: position) }

  package var isEmpty: Bool { anchor == head }

  package var range: Range<TextPosition> { min(anchor, head)..<max(anchor, head) }
}

/// Which lines a change of a text concerned.
package struct TextChange: Hashable, Sendable {
  /// Where it began; everything before is as it was.
  package let start: TextPosition
  /// How many line breaks went.
  package let removedBreaks: Int
  /// How many line breaks came.
  package let insertedBreaks: Int
}
