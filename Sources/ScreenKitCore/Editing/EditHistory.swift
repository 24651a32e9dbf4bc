/// One change of a text that can be undone.
struct TextEdit: Hashable, Sendable {
  var start: TextPosition
  var removed: String
  var inserted: String
  /// What was selected before.
  let selection: TextSelection

  fileprivate var size: Int { removed.utf8.count + inserted.utf8.count + 64 }
}

/// Remembers edits, so that they can be undone and redone; a run of typing is one of them.
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
    if !join(edit, kind) { done.append(edit) }
    size += edit.size
    // A line is as much as anyone wants to lose at once.
    let isOver = kind == .other || edit.inserted.utf8.contains(10)
    run = isOver ? nil : (kind, edit.start.advanced(over: edit.inserted))
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
      last.inserted += edit.inserted
    case .deleting where edit.start == run.end:
      last.removed += edit.removed
    case .deleting where edit.start.advanced(over: edit.removed) == run.end:
      last.start = edit.start
      last.removed = edit.removed + last.removed
    case .typing, .deleting, .other: return false
    }
    size -= 64
    return true
  }
}
