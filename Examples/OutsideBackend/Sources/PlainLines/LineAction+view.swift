internal import ScreenKitCore

extension LineAction {
  /// Returns the framework's action for this one on `view`.
  @MainActor
  func action(on view: View) throws(LineError) -> ViewAction {
    switch self {
    case .press: return .press
    case .submit: return .submit
    case .focus: return .focus
    case .clear: return .setValue(.string(""))
    case .step(let count): return .step(count)
    case .type(let text): return .edit(try edit(text, in: view))
    case .set(let text): return .setValue(try value(text, for: view))
    case .row(let number): return .highlight(try row(number, of: view))
    case .activate(let number): return .activate(try row(number, of: view))
    case .mark(let number): return .toggle(try row(number, of: view))
    case .menu(let number): return .menu(try row(number, of: view))
    case .scroll(let line): return .scroll(to: max(1, line) - 1)
    case .sort(let column): return .sort(column: max(0, column) - 1)
    case .link(let number): return .followLink(try link(number, of: view))
    }
  }

  /// Returns the replacement of the selection, as a native text control would send it.
  @MainActor
  private func edit(_ text: String, in view: View) throws(LineError) -> TextEdit {
    guard let input = view as? TextInput else { throw LineError("This is no text.") }
    guard input.backend.allowsEditing else { throw LineError("This text cannot be changed.") }
    return TextEdit(replacing: input.backend.selection.range, by: text)
  }

  @MainActor
  private func value(_ text: String, for view: View) throws(LineError) -> ActionValue {
    switch view {
    case is TextInput: return .string(text)
    case is CompoundButton:
      guard text == "on" || text == "off" else { throw LineError("This is either on or off.") }
      return .bool(text == "on")
    case is Slider:
      guard let number = Double(text) else { throw LineError("\"\(text)\" is no number.") }
      return .double(number)
    case let picker as Picker: return try index(text, below: picker.backend.itemCount)
    case let choice as ChoiceControl: return try index(text, below: choice.items.count)
    case let tabs as TabBar: return try index(text, below: tabs.titles.count)
    case is Split: return try index(text, below: LineSurface.columns)
    default: throw LineError("This has no value.")
    }
  }

  private func index(_ text: String, below count: Int) throws(LineError) -> ActionValue {
    guard let number = Int(text), 1...max(1, count) ~= number else {
      throw LineError("There is no choice \(text), only 1 to \(count).")
    }
    return .int(number - 1)
  }

  /// Returns the row with `number` among all rows of a list, counted from 1.
  @MainActor
  private func row(_ number: Int, of view: View) throws(LineError) -> RowIndex {
    guard let list = view as? ListView ?? (view as? TableView)?.rows else {
      throw LineError("This is no list.")
    }
    var count = 0
    for line in 0..<list.backend.lineCount {
      guard case .row(let row) = list.backend.line(at: line) else { continue }
      count += 1
      if count == number { return row }
    }
    throw LineError(count == 0 ? "The list is empty." : "There is no row \(number) of \(count).")
  }

  @MainActor
  private func link(_ number: Int, of view: View) throws(LineError) -> Int {
    guard let document = view as? DocumentView else { throw LineError("This is no document.") }
    guard number > 0, number <= document.links.count else {
      throw LineError("There is no link \(number) of \(document.links.count).")
    }
    return number - 1
  }
}
