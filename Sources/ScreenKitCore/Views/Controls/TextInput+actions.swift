/// The actions of a native text control.
extension TextInput {
  final func perform(_ action: ViewAction) throws -> Bool {
    switch action {
    case .setValue(.string(let text)):
      guard allowsEditing else { return false }
      try setByUser(text)
      return true
    case .edit(let edit): return try perform(edit)
    case .submit: return try submit()
    case .scroll(let line): return scroll(toLine: line)
    default: return false
    }
  }

  /// Replaces a part of the text, as if the user selected it and typed.
  ///
  /// Returns `false` if the text cannot be edited or does not contain the part.
  private func perform(_ edit: TextEdit) throws -> Bool {
    let (start, end) = (edit.range.lowerBound, edit.range.upperBound)
    guard allowsEditing, editor.text.contains(start), editor.text.contains(end) else {
      return false
    }
    select { $0.select(TextSelection(anchor: start, head: end)) }
    if !edit.replacement.isEmpty {
      let isTyped = edit.range.isEmpty && edit.replacement.count == 1
      _ = try insert(edit.replacement, isTyped ? .typing : .other)
    } else if !edit.range.isEmpty {
      _ = try perform(.delete(.character, .backward))
    }
    if let selection = edit.selection, editor.text.contains(selection.anchor),
      editor.text.contains(selection.head)
    {
      select { $0.select(selection) }
    }
    return true
  }
}
