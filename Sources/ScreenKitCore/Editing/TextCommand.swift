/// An editing action of the user.
public enum TextCommand: Hashable, Sendable {
  /// The horizontal distance of a step.
  public enum Step: Hashable, Sendable {
    /// A user-perceived character.
    case character
    /// A word.
    case word
    /// The distance to the beginning or the end of the line.
    case line
    /// The distance to the beginning or the end of the text.
    case text
  }

  /// The vertical distance of a step.
  public enum RowStep: Hashable, Sendable {
    /// A shown row.
    case row
    /// The number of visible rows.
    case page
  }

  /// The direction of a step.
  public enum Direction: Hashable, Sendable {
    /// Towards the beginning of the text.
    case backward
    /// Towards the end of the text.
    case forward
  }

  /// Inserts the text in place of the selection.
  case type(String)
  /// Begins a new line.
  case breakLine
  /// Moves the cursor by a step.
  case move(Step, Direction, selecting: Bool = false)
  /// Moves the cursor by shown rows.
  case moveRows(RowStep, Direction, selecting: Bool = false)
  /// Selects the whole text.
  case selectAll
  /// Deletes the selection or, if it is empty, the text of one step.
  case delete(Step, Direction)
  /// Deletes like ``delete(_:_:)``, and keeps the text for ``yank``.
  case kill(Step, Direction)
  /// Inserts the last killed text.
  case yank
  /// Undoes the last edit.
  case undo
  /// Redoes the last undone edit.
  case redo
  /// Moves the selected text to the clipboard.
  case cut
  /// Copies the selected text to the clipboard.
  case copy
  /// Inserts the text of the clipboard.
  case paste
}

extension TextCommand {
  /// Creates the command for `press`, as in terminals, readline and desktops; returns `nil` if
  /// there is none.
  ///
  /// The focused text receives keys before the commands of screens and of the application.
  init?(_ press: KeyPress) {
    guard press.phase != .up else { return nil }
    let selecting = press.modifiers.contains(.shift)
    let modifiers = press.modifiers.subtracting(.shift)
    if let clipboard = TextCommand(clipboard: press.key, modifiers, isShifted: selecting) {
      self = clipboard
    } else if let (step, direction) = TextCommand.step(press.key, modifiers) {
      self = .move(step, direction, selecting: selecting)
    } else if let (step, direction) = TextCommand.rowStep(press.key, modifiers) {
      self = .moveRows(step, direction, selecting: selecting)
    } else if let (step, direction) = TextCommand.deletion(press.key, modifiers) {
      self = .delete(step, direction)
    } else if let (step, direction) = TextCommand.killing(press.key, modifiers) {
      self = .kill(step, direction)
    } else if let edit = TextCommand(edit: press.key, modifiers) {
      self = edit
    } else {
      return nil
    }
  }

  private init?(clipboard key: Key, _ modifiers: KeyModifiers, isShifted: Bool) {
    switch (key, modifiers) {
    case ("x", .control): self = .cut
    case (.delete, []) where isShifted: self = .cut
    case ("c", .control), (.insert, .control): self = .copy
    case ("v", .control): self = .paste
    case (.insert, []) where isShifted: self = .paste
    default: return nil
    }
  }

  private init?(edit key: Key, _ modifiers: KeyModifiers) {
    switch (key, modifiers) {
    case (.character(let character), []): self = .type(String(character))
    // An unbracketed paste into a terminal contains line feeds, which arrive as Ctrl-J.
    case (.enter, []), (.enter, .alt), ("j", .control): self = .breakLine
    // Terminals send the same byte for Ctrl-/ and Ctrl-_.
    case ("z", .control), ("_", .control), ("/", .control): self = .undo
    case ("Z", .control), ("_", .alt): self = .redo
    case ("y", .control): self = .yank
    case ("a", .super): self = .selectAll
    default: return nil
    }
  }

  private static func step(_ key: Key, _ modifiers: KeyModifiers) -> (Step, Direction)? {
    switch (key, modifiers) {
    case (.left, []), ("b", .control): (.character, .backward)
    case (.right, []), ("f", .control): (.character, .forward)
    case (.left, .control), (.left, .alt), ("b", .alt): (.word, .backward)
    case (.right, .control), (.right, .alt), ("f", .alt): (.word, .forward)
    case (.home, []), ("a", .control): (.line, .backward)
    case (.end, []), ("e", .control): (.line, .forward)
    case (.home, .control): (.text, .backward)
    case (.end, .control): (.text, .forward)
    default: nil
    }
  }

  private static func rowStep(_ key: Key, _ modifiers: KeyModifiers) -> (RowStep, Direction)? {
    switch (key, modifiers) {
    case (.up, []): (.row, .backward)
    case (.down, []): (.row, .forward)
    case (.pageUp, []): (.page, .backward)
    case (.pageDown, []): (.page, .forward)
    default: nil
    }
  }

  private static func deletion(_ key: Key, _ modifiers: KeyModifiers) -> (Step, Direction)? {
    switch (key, modifiers) {
    case (.backspace, []): (.character, .backward)
    case (.delete, []), ("d", .control): (.character, .forward)
    case (.backspace, .control): (.word, .backward)
    case (.delete, .control), (.delete, .alt): (.word, .forward)
    default: nil
    }
  }

  private static func killing(_ key: Key, _ modifiers: KeyModifiers) -> (Step, Direction)? {
    switch (key, modifiers) {
    case ("w", .control), (.backspace, .alt): (.word, .backward)
    case ("d", .alt): (.word, .forward)
    case ("u", .control): (.line, .backward)
    case ("k", .control): (.line, .forward)
    default: nil
    }
  }
}
