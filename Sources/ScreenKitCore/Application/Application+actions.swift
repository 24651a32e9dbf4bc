/// Actions on views, limited to the views that the user can see and use.
extension Application {
  /// Performs `action` on the view of `target` as the user would; returns the reason for a refusal.
  ///
  /// Backends, drivers and tests call it to report an action that was not performed. The result is
  /// `nil` if the action was performed or is queued: a call within a turn may be processed later in
  /// that turn.
  @discardableResult
  public func dispatch(_ action: ViewAction, on target: ViewTarget) -> ActionRefusal? {
    guard state != .notRunning else { return .gone }
    let observer = RefusalObserver()
    add(observer)
    defer { remove(observer) }
    dispatch(.action(action, on: target))
    return observer.reason
  }

  /// Performs `action` on the view of `target`, or offers it to the views and screens around it.
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
    for controller in root.usablePath.reversed() {
      if try controller.offer(.action(action, on: target)) { return true }
    }
    guard action == .goBack || action == .dismiss else { return false }
    goBack()
    return true
  }

  /// Returns the action as observers may see it, without secrets.
  func redacted(_ action: ViewAction, on target: ViewTarget) -> Event {
    guard let view = window.view(for: target) else {
      // The view is gone. It may have been a masked field, so the action is masked.
      return .action(action.masked(in: nil), on: target.anyView)
    }
    if let pad = view.path.first(where: \.isSecretPad) {
      // The key of a secret pad would reveal a character, so the pad replaces the key.
      return .action(.press, on: window.target(of: pad)?.anyView ?? ViewTarget(path: []))
    }
    guard view.hidesInput, let input = view as? TextInput else {
      return .action(action, on: target.anyView)
    }
    return .action(action.masked(in: input.editor.text), on: target.anyView)
  }
}

/// An observer that keeps the reason why an action was dropped.
private final class RefusalObserver: LoopObserver {
  private(set) var reason: ActionRefusal?

  func didRefuse(_ event: Event, because reason: ActionRefusal) { self.reason = reason }
}

extension ViewAction {
  /// Returns the action with `*` for each character, for observers of the secret `text`.
  ///
  /// Positions count characters instead of bytes, as in a text of `*`. If `text` is `nil`,
  /// positions are unchanged.
  fileprivate func masked(in text: TextBuffer?) -> ViewAction {
    switch self {
    case .setValue(.string(let text)): .setValue(.string(text.masked))
    case .edit(let edit):
      .edit(
        text.map(edit.masked) ?? TextEdit(replacing: edit.range, by: edit.replacement.masked))
    default: self
    }
  }
}

extension TextEdit {
  fileprivate func masked(in text: TextBuffer) -> TextEdit {
    guard let masked = text.masked(range) else {
      // The text drops an edit of a range outside of it; the masked text must drop the edit as
      // well.
      let nowhere = TextPosition(line: -1, offset: 0)
      return TextEdit(replacing: nowhere..<nowhere, by: replacement.masked)
    }
    var edited = text
    _ = edited.replace(range, with: replacement)
    return TextEdit(
      replacing: masked, by: replacement.masked, selecting: selection.flatMap(edited.masked))
  }
}

extension TextBuffer {
  /// Returns the position of `range` in a text with `*` for each character; `nil` if `range` is
  /// outside of this text.
  fileprivate func masked(_ range: Range<TextPosition>) -> Range<TextPosition>? {
    guard let start = masked(range.lowerBound), let end = masked(range.upperBound) else {
      return nil
    }
    return start..<end
  }

  fileprivate func masked(_ selection: TextSelection) -> TextSelection? {
    guard let anchor = masked(selection.anchor), let head = masked(selection.head) else {
      return nil
    }
    return TextSelection(anchor: anchor, head: head)
  }

  private func masked(_ position: TextPosition) -> TextPosition? {
    guard contains(position) else { return nil }
    let line = line(position.line)
    let before = line.count - line.tail(from: position.offset).count
    return TextPosition(line: position.line, offset: before)
  }
}

extension String {
  fileprivate var masked: String { String(repeating: "*", count: count) }
}
