/// The key commands of a ``FindBar``, in the bar itself and in the text.
extension FindBar {
  /// The hint of the key that opens the bar.
  var hints: [KeyHint] { key.map { [KeyHint($0, strings.find.find)] } ?? [] }

  /// Performs the command for a key press in the text; returns whether the key has a command.
  func performInText(_ press: KeyPress) throws -> Bool {
    guard press.phase != .up else { return false }
    switch press {
    case key: open()
    case KeyPress(.escape) where isOpen: close()
    case KeyPress("n") where !text.allowsEditing && !query.isEmpty: findNext()
    case KeyPress("N") where !text.allowsEditing && !query.isEmpty: findPrevious()
    default: return step(press)
    }
    return true
  }

  /// Performs the command for a key press in the bar; returns whether the key has a command.
  func perform(_ press: KeyPress) throws -> Bool {
    switch press {
    case key: open()
    case KeyPress(.escape): close()
    case KeyPress(.enter): return try submit()
    case KeyPress(.enter, .shift): findPrevious()
    default: return step(press)
    }
    return true
  }

  private func step(_ press: KeyPress) -> Bool {
    guard !query.isEmpty else { return false }
    switch press {
    case KeyPress(.function(3)), KeyPress(.function(3), phase: .repeat): findNext()
    case KeyPress(.function(3), .shift), KeyPress(.function(3), .shift, phase: .repeat):
      findPrevious()
    default: return false
    }
    return true
  }

  /// Performs Enter in one of the fields; returns `false` in other views of the bar.
  func submit() throws -> Bool {
    if search.field.isFocused {
      findNext()
    } else if replaceField.field.isFocused {
      try replace()
    } else {
      return false
    }
    return true
  }
}
