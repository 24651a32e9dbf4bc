import ScreenKitTestSupport

@testable import ScreenKitCore

/// The pairs of views with parts, which have the focus in place of the view.
extension ActionPair {
  static func parts(
    of view: View, _ target: ViewTarget, _ window: Window, using random: inout SeededGenerator
  ) -> [ActionPair] {
    switch view {
    case let divider as SplitDivider: moves(of: divider, target, window)
    case let pad as KeyPad: presses(of: pad, target, window, &random)
    case let control as FieldControl: inputs(of: control, target)
    case let bar as FindBar: closes(bar, target, window)
    case let picker as FilePicker: paths(in: picker, target, window)
    case let document as DocumentView: links(in: document, target)
    default: []
    }
  }

  /// Returns moves of a divider, while the focus is in the pane before it.
  private static func moves(
    of divider: SplitDivider, _ target: ViewTarget, _ window: Window
  ) -> [ActionPair] {
    guard let split = divider.parent as? Split, let position = divider.place?.position,
      let focused = split.panes[divider.number].firstStop.flatMap(window.target(of:)),
      let whole = window.target(of: split)
    else { return [] }
    let isMirrored = split.isMirrored
    let (more, less): (KeyPress, KeyPress) =
      split.axis == .vertical
      ? (KeyPress("+", .alt), KeyPress("-", .alt))
      : (KeyPress(isMirrored ? "<" : ">", .alt), KeyPress(isMirrored ? ">" : "<", .alt))
    let actions: [(ViewAction, KeyPress)] = [
      (.step(1), more), (.step(-1), less), (.setValue(.int(position + 1)), more),
    ]
    // A split view itself stands in for its first divider.
    let targets = divider.number == 0 ? [target, whole] : [target]
    return targets.flatMap { target in
      actions.map { ActionPair(target, $0.0, [$0.1]).preparing(focused) }
    }
  }

  /// Returns a press of the highlighted key, or the moves to another key.
  private static func presses(
    of pad: KeyPad, _ target: ViewTarget, _ window: Window, _ random: inout SeededGenerator
  ) -> [ActionPair] {
    guard let key = pad.focusPart.flatMap(window.target(of:)) else { return [] }
    let arrow = [Key.up, .down, .left, .right].randomElement(using: &random) ?? .up
    return [
      ActionPair(key, .press, [KeyPress(.enter)]).focusing(target),
      ActionPair(target: target, actions: [], input: []).preparing(target, .key(KeyPress(arrow))),
    ]
  }

  /// Returns the selection of the next link, in both galleries.
  private static func links(in document: DocumentView, _ target: ViewTarget) -> [ActionPair] {
    guard !document.links.isEmpty, document.selectedLink == nil else { return [] }
    let tab = Event.key(KeyPress(.tab))
    return [ActionPair(target: target, actions: [], input: []).preparing(target, tab)]
  }
}

// MARK: Fields

extension ActionPair {
  /// Returns the replacement of a text, and the edit of typing a letter; no pairs for a text that
  /// cannot be edited.
  static func edits(of input: TextInput, _ target: ViewTarget) -> [ActionPair] {
    guard input.allowsEditing else { return [] }
    let edit = TextEdit(replacing: input.backend.selection.range, by: "x")
    let typed = ActionPair(target: target, actions: [.edit(edit)], input: [.text("x")])
    return [typed.focusing(target)] + replacement(of: input, target)
  }

  private static func replacement(of input: TextInput, _ target: ViewTarget) -> [ActionPair] {
    guard input.value != "x" else { return [] }
    let pair = ActionPair(
      target: target, actions: [.setValue(.string("x"))], input: [selectAll, .text("x")])
    return [pair.focusing(target)]
  }

  private static var selectAll: Event { .key(KeyPress("a", .super)) }

  /// Returns the pairs of a control whose field has the focus.
  private static func inputs(of control: FieldControl, _ target: ViewTarget) -> [ActionPair] {
    var pairs: [ActionPair] = []
    if let number = control as? NumberField { pairs += numbers(in: number, target) }
    if let field = control as? PopupField {
      pairs.append(ActionPair(target, .press, [KeyPress(.down, .alt)]).focusing(target))
      if field.isOpen {
        pairs.append(ActionPair(target, .dismiss, [KeyPress(.escape)]).preparing(target))
      }
    }
    if control is SearchField, !control.field.isEmpty {
      pairs.append(ActionPair(target, .dismiss, [KeyPress(.escape)]).preparing(target))
    }
    pairs.append(ActionPair(target, .submit, [KeyPress(.enter)]).focusing(target))
    return pairs + replacement(of: control.field, target)
  }

  private static func numbers(in control: NumberField, _ target: ViewTarget) -> [ActionPair] {
    var pairs = [
      ActionPair(target, .step(1), [KeyPress(.up)]).focusing(target),
      ActionPair(target, .step(-1), [KeyPress(.down)]).focusing(target),
    ]
    if let number = control.value {
      let pair = ActionPair(
        target: target, actions: [.setValue(.string("")), .setValue(.double(number))],
        input: [selectAll, .key(KeyPress(.delete)), .text(control.field.value)])
      pairs.insert(pair.focusing(target), at: 0)
    }
    return pairs
  }

  private static func closes(
    _ bar: FindBar, _ target: ViewTarget, _ window: Window
  ) -> [ActionPair] {
    guard bar.isOpen, let field = window.target(of: bar.search.field) else { return [] }
    return [ActionPair(target, .dismiss, [KeyPress(.escape)]).preparing(field)]
  }

  /// Returns the choice of a folder by its path.
  private static func paths(
    in picker: FilePicker, _ target: ViewTarget, _ window: Window
  ) -> [ActionPair] {
    let path = "/notes"
    guard picker.folder.shownText != path,
      let field = window.target(of: picker.parts.path.field)
    else { return [] }
    return [
      ActionPair(
        target: target, actions: [.setValue(.string(path))],
        input: [.focus(field), selectAll, .text(path), .key(KeyPress(.enter))])
    ]
  }
}

extension View {
  /// The first view that can have the focus.
  fileprivate var firstStop: View? {
    var stop: View?
    forEachShown { view in
      if stop == nil, view.acceptsFocus, view.isEffectivelyEnabled { stop = view }
    }
    return stop
  }
}
