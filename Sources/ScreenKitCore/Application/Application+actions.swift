/// The performing of actions: like pointer events, they reach only what the user can see and use.
extension Application {
  /// Performs `action` on the view that `target` names, or offers it to what is around the view.
  ///
  /// An action that the user could not perform is dropped, and the observers of the loop are notified.
  func perform(_ action: ViewAction, on target: ViewTarget) throws {
    let seen = observers.isEmpty ? nil : redacted(action, on: target)
    let refusal: ActionRefusal?
    switch router.reach(target) {
    case .success(let view): refusal = try perform(action, on: target, view) ? nil : .unhandled
    case .failure(let reason): refusal = reason
    }
    if let refusal, let seen { observers.forEach { $0.didRefuse(seen, because: refusal) } }
  }

  private func perform(_ action: ViewAction, on target: ViewTarget, _ view: View) throws -> Bool {
    if try router.offer(action, to: view) { return true }
    guard window.panel == nil else { return false }
    for controller in Array(root.frontPath).reversed() {
      if try controller.offer(.action(action, on: target)) { return true }
    }
    guard action == .goBack || action == .dismiss else { return false }
    goBack()
    return true
  }

  /// Returns the action as observers may see it, without secrets.
  func redacted(_ action: ViewAction, on target: ViewTarget) -> Event {
    guard let view = window.view(for: target) else { return .action(action, on: target.anyView) }
    if let pad = view.path.first(where: \.isWithheld) {
      // The key of a withheld pad would reveal a character, so the pad replaces it.
      return .action(.press, on: window.target(of: pad)?.anyView ?? ViewTarget(path: []))
    }
    let input = view.hidesInput ? view as? TextInput : nil
    return .action(input.map(action.masked) ?? action, on: target.anyView)
  }
}

extension ViewAction {
  /// Returns the action with `*` for each character, for observers of a secret text.
  ///
  /// Positions count characters instead of bytes, as they do in a text of `*`.
  @MainActor
  fileprivate func masked(in input: TextInput) -> ViewAction {
    switch self {
    case .setValue(.string(let text)): .setValue(.string(text.masked))
    case .edit(let edit): .edit(edit.masked(in: input.editor.text))
    default: self
    }
  }
}

extension TextEdit {
  fileprivate func masked(in text: TextBuffer) -> TextEdit {
    func count(_ position: TextPosition) -> TextPosition {
      guard text.contains(position) else { return position }
      let line = text.line(position.line)
      let before = line.count - line.tail(from: position.offset).count
      return TextPosition(line: position.line, offset: before)
    }
    // The selection refers to the text after the edit, which is not known yet.
    return TextEdit(
      replacing: count(range.lowerBound)..<count(range.upperBound), by: replacement.masked)
  }
}

extension String {
  fileprivate var masked: String { String(repeating: "*", count: count) }
}
