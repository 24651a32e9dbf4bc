/// Makes nodes of the views that are shown.
@MainActor
struct SemanticReader {
  /// What the whole is called, so that nothing in it needs to be.
  private let title: String
  /// The view that has the focus, or the part that stands for it.
  private let focus: View?
  private var silent: Set<ObjectIdentifier> = []

  init(title: String, focused: View?) {
    self.title = title
    // A part that is not told of by itself cannot stand for the view.
    let part = focused?.focusPart.flatMap { part in
      focused?.semanticDetails.parts.first { $0 === part && $0.isEffectivelyShown }
    }
    focus = part ?? focused
  }

  /// The node of `view`, or those of what is in it where the view itself is nothing to tell.
  mutating func nodes(of view: View) -> [SemanticNode] {
    guard !view.isHidden, !silent.contains(ObjectIdentifier(view)) else { return [] }
    let details = view.semanticDetails
    silent.formUnion(details.silent.map { ObjectIdentifier($0) })
    let lines = details.lines.enumerated().map { self.line($1, number: $0, of: view) }
    let children = lines + details.parts.flatMap { nodes(of: $0) }
    guard isTold(view, details) else { return children }
    return [
      SemanticNode(
        id: .init(view: ObjectIdentifier(view)), role: view.role, name: view.accessibleText,
        value: details.value, place: details.place, tint: view.style.tint,
        isEnabled: view.isEffectivelyEnabled, hasFocus: view === focus, children: children)
    ]
  }

  private func line(_ text: Substring, number: Int, of view: View) -> SemanticNode {
    SemanticNode(
      id: .init(view: ObjectIdentifier(view), line: number + 1), role: .text, name: String(text),
      value: "", place: nil, tint: .standard, isEnabled: true, hasFocus: false, children: [])
  }

  private func isTold(_ view: View, _ details: SemanticDetails) -> Bool {
    if view === focus || view.acceptsFocus { return true }
    let name = view.accessibleText
    switch view.role {
    case .separator: return false
    case .none, .group, .panel, .form, .scrollArea: return !name.isEmpty && name != title
    case .text, .image, .header: return !name.isEmpty
    // Something that stands still shows no progress.
    case .progress: return !details.value.isEmpty
    case .button, .navigationBar, .tabBar, .tab, .document, .chart, .toggle, .checkbox,
      .radioGroup, .radioButton, .slider, .dialog, .list, .row, .table, .picker, .textField,
      .textView, .keyPad:
      return true
    }
  }
}

extension Window {
  /// What is in front, a panel or the screen, as the node of the whole.
  ///
  /// A screen is a group that is called as its controller is.
  public var semantics: SemanticNode {
    let screen = host.flatMap { Array($0.root.frontPath).last }
    let front = panel ?? content
    let title = panel?.accessibleText ?? screen?.title ?? ""
    var reader = SemanticReader(title: title, focused: focus?.view)
    let parts = front?.semanticDetails.parts ?? []
    let children = panel == nil ? front.map { [$0] } ?? [] : parts
    return SemanticNode(
      id: .init(view: ObjectIdentifier(panel ?? screen?.view ?? self)), role: panel?.role ?? .group,
      name: title, value: "", place: nil, tint: .standard, isEnabled: true, hasFocus: false,
      children: children.flatMap { reader.nodes(of: $0) })
  }
}
