/// One change of a text that can be undone.
struct UndoableEdit: Hashable, Sendable {
  var start: TextPosition
  var removed: String
  var inserted: String
  /// The selection before the edit.
  let selection: TextSelection

  fileprivate var size: Int { removed.utf8.count + inserted.utf8.count + 64 }
}

/// The undo and redo history of a text.
///
/// Consecutive typing or deleting is one edit for each word, including the spaces after it.
struct EditHistory {
  /// The kind of an edit, which decides whether it continues the previous edit.
  enum Kind: Hashable, Sendable {
    case typing, deleting, other
  }

  private var done: [UndoableEdit] = []
  private var undone: [UndoableEdit] = []
  /// The kind of the current run of edits, and the position where the next edit continues it.
  private var run: (kind: Kind, end: TextPosition)?
  private var size = 0
  private let limit: (edits: Int, bytes: Int)

  /// Creates an empty history that drops the oldest edits beyond `edits` edits or `bytes` bytes.
  ///
  /// The last edit is always kept.
  init(edits: Int = 1000, bytes: Int = 1 << 22) { limit = (edits, bytes) }

  /// Whether there is an edit to undo.
  var canUndo: Bool { !done.isEmpty }
  /// Whether there is an edit to redo.
  var canRedo: Bool { !undone.isEmpty }

  /// Records an edit that was made.
  mutating func add(_ edit: UndoableEdit, _ kind: Kind) {
    undone = []
    for part in kind == .typing ? edit.words(atMost: limit.edits) : [edit] {
      if !join(part, kind) { done.append(part) }
      size += part.size
      // A line break ends the run, so that one undo removes at most one line.
      let isOver = kind == .other || part.inserted.utf8.contains(10)
      run = isOver ? nil : (kind, part.start.advanced(over: part.inserted))
    }
    while done.count > 1, done.count > limit.edits || size > limit.bytes {
      size -= done.removeFirst().size
    }
  }

  /// Ends the current run, so that the next edit is undone separately.
  mutating func endRun() { run = nil }

  /// Returns the last edit, for the caller to undo; `nil` if there is none.
  mutating func undo() -> UndoableEdit? {
    run = nil
    guard let edit = done.popLast() else { return nil }
    size -= edit.size
    undone.append(edit)
    return edit
  }

  /// Returns the last undone edit, for the caller to redo; `nil` if there is none.
  mutating func redo() -> UndoableEdit? {
    run = nil
    guard let edit = undone.popLast() else { return nil }
    size += edit.size
    done.append(edit)
    return edit
  }

  /// Merges `edit` into the last edit if it is a continuation; returns whether it was merged.
  private mutating func join(_ edit: UndoableEdit, _ kind: Kind) -> Bool {
    guard let run, run.kind == kind, var last = done.popLast() else { return false }
    defer { done.append(last) }
    switch kind {
    case .typing where edit.removed.isEmpty && edit.start == run.end:
      if beginsWord(edit.inserted, after: last.inserted) { return false }
      last.inserted += edit.inserted
    case .deleting where edit.start == run.end:
      if beginsWord(edit.removed, after: last.removed) { return false }
      last.removed += edit.removed
    case .deleting where edit.start.advanced(over: edit.removed) == run.end:
      if beginsWord(last.removed, after: edit.removed) { return false }
      last.start = edit.start
      last.removed = edit.removed + last.removed
    case .typing, .deleting, .other: return false
    }
    size -= 64
    return true
  }

  /// Returns whether a word begins between `before` and `text`.
  private func beginsWord(_ text: String, after before: String) -> Bool {
    guard let last = before.last, let first = text.first else { return false }
    return !last.isPartOfWord && first.isPartOfWord
  }
}

extension UndoableEdit {
  /// Splits the edit at the inserted words; the first part holds the words beyond the limit.
  fileprivate func words(atMost limit: Int) -> [UndoableEdit] {
    var starts: [String.Index] = []
    var isInWord = true
    for index in inserted.indices {
      let isPart = inserted[index].isPartOfWord
      if isPart, !isInWord { starts.append(index) }
      isInWord = isPart
    }
    guard let first = starts.suffix(limit).first else { return [self] }
    let bounds = starts.suffix(limit) + [inserted.endIndex]
    var edits = [self]
    edits[0].inserted = String(inserted[..<first])
    var place = start.advanced(over: edits[0].inserted)
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      let word = String(inserted[start..<end])
      edits.append(
        UndoableEdit(start: place, removed: "", inserted: word, selection: TextSelection(at: place))
      )
      place = place.advanced(over: word)
    }
    return edits
  }
}
