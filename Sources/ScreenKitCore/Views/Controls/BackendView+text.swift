// The interface of views with text to backends. Positions are bytes of UTF-8.

extension BackendView where Base: TextInput {
  /// The number of changes of the text, by the user or in code.
  ///
  /// A backend with a copy of the text compares this number to detect an outdated copy.
  public var revision: Int { base.editor.revision }

  /// The number of lines; at least 1.
  public var lineCount: Int { base.editor.text.lineCount }

  /// Returns the text of the line with index `number`, without its line break.
  ///
  /// The text of a masked field is returned too: see ``isSecret``.
  public func line(_ number: Int) -> String { base.editor.text.line(number) }

  /// Returns the text of the lines in `range`, without their line breaks.
  public func lines(in range: Range<Int>) -> [String] { range.map { base.editor.text.line($0) } }

  /// The end of the text.
  public var end: TextPosition { base.editor.text.end }

  /// The selection; its head is the position of the cursor.
  public var selection: TextSelection { base.editor.selection }

  /// Whether only the length of the text may be shown.
  public var isSecret: Bool { base.isSecret }

  /// Whether the user may change the text.
  public var allowsEditing: Bool { base.allowsEditing }

  /// The area of the last layout; `nil` before the first one.
  public var area: TextArea? { base.area }
}

extension BackendView where Base == TextField {
  /// The start of the visible part, as a byte offset in the text.
  ///
  /// The field changes this offset to keep the cursor visible in the area of the last layout.
  public var visibleStart: Int { base.shownStart }

  /// The selected part of the text, in bytes of UTF-8.
  public var selectedBytes: Range<Int> {
    let range = selection.range
    return range.lowerBound.offset..<range.upperBound.offset
  }
}

extension BackendView where Base == TextView {
  /// The visible rows from top to bottom, broken for the area of the last layout.
  public var visibleRows: [VisibleTextRow] { base.shownRows }

  /// The location of the cursor, from the top left corner of the area; `nil` if it is not visible.
  public var cursorLocation: SurfacePoint? { base.cursorPlace }

  /// The selected range, shown with the focus and as the hit of a ``FindBar``; `nil` if hidden.
  public var visibleSelection: Range<TextPosition>? { base.shownSelection }

  /// The number of hits that a ``FindBar`` has shown so far.
  ///
  /// A backend with a native control scrolls to the selection when this number changes.
  public var shownHits: Int { base.shownHits }
}

extension BackendView where Base == Label {
  /// The selected range; `nil` without a selection or without the focus.
  public var visibleSelection: Range<TextPosition>? { base.shownSelection }

  /// The end of the selection that the keys move.
  public var selectionHead: TextPosition { base.selectionHead }

  /// The layout of the text; `nil` if the label is not selectable or not laid out yet.
  public var geometry: (any TextGeometry)? { base.geometry }

  /// Whether the text has runs with individual styles, so that `styledText` must be drawn.
  @inlinable public var hasStyles: Bool { base.hasStyles }
}

extension BackendView where Base == DocumentView {
  /// The layout of the document; `nil` from a change until the next layout by a backend.
  public var geometry: (any DocumentGeometry)? { base.geometry }

  /// The selected range; `nil` without a selection or without the focus.
  public var visibleSelection: Range<TextPosition>? { base.shownSelection }
}
