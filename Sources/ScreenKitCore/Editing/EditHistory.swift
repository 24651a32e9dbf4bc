/// One change of a text that can be undone.
struct TextEdit: Hashable, Sendable {
  var start: TextPosition
  var removed: String
  var inserted: String
  /// What was selected before.
  let selection: TextSelection

  fileprivate var size: Int { removed.utf8.count + inserted.utf8.count + 64 }
}

/// Remembers edits, so that they can be undone and redone.
///
/// Characters that are typed or deleted in a row are one edit for each word, the blanks behind it
/// included.
struct EditHistory {
  /// How an edit came about, which decides whether it goes on with the one before.
  enum Kind: Hashable, Sendable {
    case typing, deleting, other
  }

  private var done: [TextEdit] = []
  private var undone: [TextEdit] = []
  /// The run that the next edit may be a part of, and where that edit must be for it.
  private var run: (kind: Kind, end: TextPosition)?
  private var size = 0
  private let limit: (edits: Int, bytes: Int)

  /// Makes an empty history that forgets the oldest edits when there are more than so many, or
  /// when they hold more than so much; the last one is always kept.
  init(edits: Int = 1000, bytes: Int = 1 << 22) { limit = (edits, bytes) }

  /// Whether there is nothing to undo and nothing to redo.
  var isEmpty: Bool { done.isEmpty && undone.isEmpty }

  /// Notes an edit that was made.
  mutating func add(_ edit: TextEdit, _ kind: Kind) {
    undone = []
    for part in kind == .typing ? edit.words(atMost: limit.edits) : [edit] {
      if !join(part, kind) { done.append(part) }
      size += part.size
      // A line is as much as anyone wants to lose at once.
      let isOver = kind == .other || part.inserted.utf8.contains(10)
      run = isOver ? nil : (kind, part.start.advanced(over: part.inserted))
    }
    while done.count > 1, done.count > limit.edits || size > limit.bytes {
      size -= done.removeFirst().size
    }
  }

  /// Ends a run: what follows is undone by itself.
  mutating func endRun() { run = nil }

  /// Takes the last edit, which is to be undone.
  mutating func undo() -> TextEdit? {
    run = nil
    guard let edit = done.popLast() else { return nil }
    size -= edit.size
    undone.append(edit)
    return edit
  }

  /// Takes the edit undone last, which is to be made again.
  mutating func redo() -> TextEdit? {
    run = nil
    guard let edit = undone.popLast() else { return nil }
    size += edit.size
    done.append(edit)
    return edit
  }

  /// Makes `edit` a part of the last one if it goes on where that ended.
  private mutating func join(_ edit: TextEdit, _ kind: Kind) -> Bool {
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

  /// Whether a word begins between `text` and `before`.
  private func beginsWord(_ text: String, after before: String) -> Bool {
    guard let last = before.last, let first = text.first else { return false }
    return !last.isPartOfWord && first.isPartOfWord
  }
}

extension TextEdit {
  /// The edit as several, one for each word that it inserts; the first one has what is too much.
  fileprivate func words(atMost limit: Int) -> [TextEdit] {
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
        TextEdit(start: place, removed: "", inserted: word, selection: TextSelection(at: place)))
      place = place.advanced(over: word)
    }
    return edits
  }
}
