/// What the user can do to a text that is edited.
public enum TextCommand: Hashable, Sendable {
  /// How far a step goes.
  public enum Step: Hashable, Sendable {
    case character, word
    /// To the beginning or the end of the line.
    case line
    /// To the beginning or the end of everything.
    case text
  }

  /// How far a step up or down goes.
  public enum RowStep: Hashable, Sendable {
    case row, page
  }

  /// Which way a step goes.
  public enum Direction: Hashable, Sendable {
    case backward, forward
  }

  case type(String)
  case breakLine
  case move(Step, Direction, selecting: Bool = false)
  case moveRows(RowStep, Direction, selecting: Bool = false)
  case selectAll
  /// Removes what is selected, or as far as the step goes.
  case delete(Step, Direction)
  /// Deletes as ``delete(_:_:)`` does, and keeps the text for ``yank``.
  case kill(Step, Direction)
  /// Inserts the text that was killed last.
  case yank
  case undo, redo
  case cut, copy, paste
}

extension TextCommand {
  /// The command that `press` means, as terminals, readline and desktops have it; `nil` for none.
  ///
  /// The focused text gets a key before the commands of screens and of the application.
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
    // A paste into a terminal that does not bracket it comes with line feeds, which are Ctrl-J.
    case (.enter, []), (.enter, .alt), ("j", .control): self = .breakLine
    // Terminals send the byte of Ctrl-_ for Ctrl-/ as well.
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
