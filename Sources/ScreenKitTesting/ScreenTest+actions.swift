public import ScreenKitCore
import Testing

/// Using an app by roles and names, as a screen reader does.
extension ScreenTest {
  /// Presses keys one after another.
  public func press(_ keys: Key...) {
    for key in keys { application.dispatch(.key(KeyPress(key))) }
  }

  /// Presses the keys of chords in readable form, such as `Ctrl-S`, `F5` or `Ctrl-K Ctrl-S`.
  public func press(
    _ chords: String..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    for text in chords {
      let character = text.count == 1 ? text.first : nil
      guard let chord = character.map({ KeyChord(KeyPress(.character($0))) }) ?? KeyChord(text)
      else {
        Issue.record("press: no key is called \"\(text)\"", sourceLocation: place)
        return
      }
      for press in chord.presses { application.dispatch(.key(press)) }
    }
  }

  /// Presses the view of `role` with `name`, such as a button, a tab or a row.
  ///
  /// Records an issue if there is no such view, or if the user could not press it.
  public func press(
    _ role: SemanticRole, named name: String, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    perform(.press, on: role, name, place)
  }

  /// Replaces the text of the field or text view with `name` by `text`, as the user does.
  ///
  /// Records an issue if there is no such view, or if the user could not edit it.
  public func fill(
    _ name: String, with text: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let roles: [SemanticRole] = [
      .textField, .numberField, .searchField, .comboBox, .dateField, .colorField,
    ]
    let role = roles.first { view($0, named: name) != nil } ?? .textView
    perform(.setValue(.string(text)), on: role, name, place)
  }

  /// Selects `row` of the list or table with `name`, as the user does.
  ///
  /// With single selection, it highlights the row; otherwise it ticks the row's check box. Records
  /// an issue if there is no such list or row.
  public func select(
    row: RowIndex, of name: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let list = list(name, place) else { return }
    if list.selectionMode == .multiple, list.isSelected(row) { return }
    let action: ViewAction =
      list.selectionMode == .multiple ? .toggle(row) : .highlight(row)
    perform(action, on: list, "the list \"\(name)\"", place)
  }

  /// Activates `row` of the list or table with `name`, as Enter does.
  public func activate(
    row: RowIndex, of name: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let list = list(name, place) else { return }
    perform(.activate(row), on: list, "the list \"\(name)\"", place)
  }

  /// Performs `action` on `view`, as the user does.
  ///
  /// Records an issue if the user could not perform it.
  public func perform(
    _ action: ViewAction, on view: View, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    perform(action, on: view, "the \(Swift.type(of: view))", place)
  }

  private func list(_ name: String, _ location: SourceLocation) -> ListView? {
    let list = application.window.first { $0 is ListView && $0.accessibleText == name }
    if list == nil { Issue.record("there is no list \"\(name)\"", sourceLocation: location) }
    return list as? ListView
  }

  private func perform(
    _ action: ViewAction, on role: SemanticRole, _ name: String, _ location: SourceLocation
  ) {
    guard let view = view(role, named: name) else {
      let others = application.window.names(of: role).map { "\"\($0)\"" }.joined(separator: ", ")
      Issue.record(
        "there is no \(role) \"\(name)\", but: \(others.isEmpty ? "none" : others)",
        sourceLocation: location)
      return
    }
    perform(action, on: view, "the \(role) \"\(name)\"", location)
  }

  private func perform(
    _ action: ViewAction, on view: View, _ name: String, _ location: SourceLocation
  ) {
    guard let target = application.window.target(of: view) else {
      Issue.record("\(name) is not in the window", sourceLocation: location)
      return
    }
    if let reason = application.dispatch(action, on: target) {
      Issue.record("\(name) does not perform \(action): it is \(reason)", sourceLocation: location)
    }
  }
}

extension View {
  /// The names of all views of `role` in this view.
  fileprivate func names(of role: SemanticRole) -> [String] {
    (self.role == role ? [accessibleText] : []) + children.flatMap { $0.names(of: role) }
  }
}
