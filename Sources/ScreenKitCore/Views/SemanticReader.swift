/// A reader that creates the accessibility nodes of the shown views.
@MainActor
struct SemanticReader {
  /// The title of the screen or panel; a container with the same name needs no node.
  private let title: String
  /// The focused view, or the part that represents its focus.
  private let focus: View?
  private var silent: Set<ObjectIdentifier> = []

  init(title: String, focused: View?) {
    self.title = title
    // A part without a node of its own cannot represent the view.
    let part = focused?.focusPart.flatMap { part in
      focused?.semanticDetails.parts.first { $0 === part && $0.isEffectivelyShown }
    }
    focus = part ?? focused
  }

  /// Returns the node of `view`, or the nodes of its content if the view itself has none.
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
        value: value(of: view, details), help: view.tooltip ?? "", place: details.place,
        tint: view.style.tint,
        isEnabled: view.isEffectivelyEnabled, hasFocus: view === focus, children: children)
    ]
  }

  private func value(of view: View, _ details: SemanticDetails) -> String {
    guard view.hasContextMenu else { return details.value }
    let menu = view.strings.spoken.states.hasMenu
    return details.value.isEmpty ? menu : "\(details.value), \(menu)"
  }

  private func line(_ text: Substring, number: Int, of view: View) -> SemanticNode {
    SemanticNode(
      id: .init(view: ObjectIdentifier(view), line: number + 1), role: .text, name: String(text),
      value: "", help: "", place: nil, tint: .standard, isEnabled: true, hasFocus: false,
      children: [])
  }

  private func isTold(_ view: View, _ details: SemanticDetails) -> Bool {
    if details.isPresentedByParts { return false }
    if view === focus || view.acceptsFocus { return true }
    let name = view.accessibleText
    switch view.role {
    case .separator: return false
    case .none, .group, .panel, .form, .scrollArea: return !name.isEmpty && name != title
    case .text, .image, .header: return !name.isEmpty
    // An indicator without a value is not running, so there is no progress to present.
    case .progress: return !details.value.isEmpty
    case .button, .navigationBar, .tabBar, .tab, .document, .chart, .toggle, .checkbox,
      .radioGroup, .radioButton, .slider, .dialog, .list, .row, .table, .picker, .textField,
      .textView, .keyPad, .numberField, .searchField, .comboBox,
      .dateField, .colorField, .calendar, .gauge, .custom:
      return true
    }
  }
}

extension Window {
  /// The accessibility tree of the panel or screen in front.
  ///
  /// The node of a screen is a group with the title of its controller.
  public var semantics: SemanticNode {
    host?.makeStringsCurrent()
    let screen = host.flatMap { Array($0.root.frontPath).last }
    let front = panel ?? content
    let title = panel?.accessibleText ?? screen?.title ?? ""
    var reader = SemanticReader(title: title, focused: focus?.view)
    let parts = front?.semanticDetails.parts ?? []
    let children = panel == nil ? front.map { [$0] } ?? [] : parts
    // A message in front of the screens is read last, like an added line.
    let above: [View?] = [popup, tooltipBubble, statusBar, commandButton, notice]
    let shown = children + above.compactMap { $0 }
    return SemanticNode(
      id: .init(view: ObjectIdentifier(panel ?? screen?.view ?? self)), role: panel?.role ?? .group,
      name: title, value: "", help: "", place: nil, tint: .standard, isEnabled: true,
      hasFocus: false,
      children: shown.flatMap { reader.nodes(of: $0) })
  }

  /// Returns a target for the view of the node `id`; `nil` if the view is not in the window.
  ///
  /// Complexity: O(*n*) in the number of views.
  public func target(of id: SemanticNode.ID) -> ViewTarget? {
    first { ObjectIdentifier($0) == id.view }.flatMap { target(of: $0) }
  }
}
