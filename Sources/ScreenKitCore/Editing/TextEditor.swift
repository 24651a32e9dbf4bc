/// The editing of a text with a selection and a history, independent of its display.
@MainActor
package struct TextEditor {
  package private(set) var text = TextBuffer()
  /// The number of changes of the text.
  package private(set) var revision = 0
  package private(set) var selection = TextSelection(at: .start)
  var rules = TextRules()
  private var history = EditHistory()

  package init() {}

  /// Replaces the whole text by `string`, moves the cursor to its end and clears the history.
  mutating func load(_ string: String) {
    revision += 1
    text = TextBuffer(rules.cleaned(string))
    selection = TextSelection(at: text.end)
    history = EditHistory()
  }

  /// Adds `string` at the end, and returns the change; a cursor at the end moves with it.
  ///
  /// The history is kept, since all of its positions are before the added text.
  mutating func append(_ string: String) -> TextChange? {
    let added = rules.cleaned(string)
    guard !added.isEmpty else { return nil }
    let end = text.end
    let follows = selection == TextSelection(at: end)
    revision += 1
    let change = text.replace(end..<end, with: added)
    if follows {
      moveCursor(to: text.end, selecting: false)
    } else {
      alignSelection()
    }
    return change
  }

  /// Moves the ends of the selection to character boundaries, since an appended mark joins the last
  /// character.
  private mutating func alignSelection() {
    selection.anchor = text.boundary(from: selection.anchor)
    selection.head = text.boundary(from: selection.head)
  }

  /// The selected text.
  var selectedText: String { text.text(in: selection.range) }
}

// MARK: Selecting

extension TextEditor {
  /// Moves the cursor to `position`, and extends the selection to it if `selecting` is `true`.
  mutating func moveCursor(to position: TextPosition, selecting: Bool) {
    history.endRun()
    selection.head = position
    if !selecting { selection.anchor = position }
  }

  mutating func move(
    _ step: TextCommand.Step, _ direction: TextCommand.Direction, selecting: Bool
  ) {
    if step == .character, !selecting, !selection.isEmpty {
      let range = selection.range
      moveCursor(to: direction == .forward ? range.upperBound : range.lowerBound, selecting: false)
    } else {
      moveCursor(to: text.position(from: selection.head, by: step, direction), selecting: selecting)
    }
  }

  mutating func selectAll() { select(TextSelection(anchor: .start, head: text.end)) }

  /// Sets the selection, which must be within the text.
  mutating func select(_ selection: TextSelection) {
    history.endRun()
    self.selection = selection
  }
}

// MARK: Proposing

/// A change of a text that its rules allow.
struct TextProposal {
  let range: Range<TextPosition>
  fileprivate let inserted: String
  fileprivate let kind: EditHistory.Kind
}

extension TextEditor {
  /// Returns a replacement of the selection by `string`; `nil` if the rules reject all of it.
  func insertion(of string: String, _ kind: EditHistory.Kind) -> TextProposal? {
    string.isEmpty ? nil : proposal(selection.range, string, kind)
  }

  /// Returns a deletion of the selection or, if it is empty, of one `step` from the cursor.
  func deletion(
    _ step: TextCommand.Step, _ direction: TextCommand.Direction
  ) -> TextProposal? {
    guard selection.isEmpty else { return proposal(selection.range, "", .other) }
    let head = selection.head
    var other = text.position(from: head, by: step, direction)
    // At the end of a line, deleting to the line's end joins it with the next line.
    if other == head, step == .line {
      other = text.position(from: head, by: .character, direction)
    }
    return proposal(
      min(head, other)..<max(head, other), "", step == .character ? .deleting : .other)
  }

  /// Returns a replacement of `range` by the whole of `string`; `nil` if the rules reject a part.
  func replacement(of range: Range<TextPosition>, by string: String) -> TextProposal? {
    proposal(range, string, .other).flatMap { $0.inserted == rules.cleaned(string) ? $0 : nil }
  }

  private func proposal(
    _ range: Range<TextPosition>, _ string: String, _ kind: EditHistory.Kind
  ) -> TextProposal? {
    guard !(range.isEmpty && string.isEmpty) else { return nil }
    return rules.admitted(string, replacing: range, in: text).map {
      TextProposal(range: range, inserted: $0, kind: kind)
    }
  }
}

// MARK: Editing

extension TextEditor {
  mutating func apply(_ proposal: TextProposal) -> TextChange {
    let edit = UndoableEdit(
      start: proposal.range.lowerBound, removed: text.text(in: proposal.range),
      inserted: proposal.inserted, selection: selection)
    history.add(edit, proposal.kind)
    return replace(edit.removed, with: edit.inserted, of: edit)
  }

  /// Whether there is an edit to undo.
  var canUndo: Bool { history.canUndo }
  /// Whether there is an edit to redo.
  var canRedo: Bool { history.canRedo }

  mutating func undo() -> TextChange? {
    guard let edit = history.undo() else { return nil }
    defer {
      selection = edit.selection
      alignSelection()
    }
    return replace(edit.inserted, with: edit.removed, of: edit)
  }

  mutating func redo() -> TextChange? {
    history.redo().map { replace($0.removed, with: $0.inserted, of: $0) }
  }

  private mutating func replace(
    _ old: String, with new: String, of edit: UndoableEdit
  ) -> TextChange {
    revision += 1
    let change = text.replace(edit.start..<edit.start.advanced(over: old), with: new)
    selection = TextSelection(at: text.boundary(from: edit.start.advanced(over: new)))
    return change
  }
}
