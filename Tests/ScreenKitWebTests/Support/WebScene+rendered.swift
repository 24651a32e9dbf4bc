import ScreenKitCore

@testable import ScreenKitWeb

extension WebScene {
  /// The tree of a fresh rendering, in the form of ``PageModel/lines``.
  var rendered: [String] { root.map { lines(of: $0, depth: 0) } ?? [] }

  private func lines(of node: WebNode, depth: Int) -> [String] {
    guard let view = node.view else { return ["no view \(node.number)"] }
    let painter = painters.entry(for: view)
    let valueSlot = painters.templates[node.kind].valueSlot
    let slots = slots(of: node, view).enumerated()
      .filter { $0.element != .none && $0.offset != valueSlot }
      .map { "\($0.offset)=\(WebScene.text(of: $0.element))" }
    let input = valueSlot == nil ? nil : view as? TextInput
    let field = input.map { " text=\(WebNode.shown($0.value, $0.backend.isSecret))" } ?? ""
    let line =
      String(repeating: " ", count: depth) + "\(node.number):\(painter.kind(view)) "
      + slots.joined(separator: " ") + field
    let views = painter.children(view).filter { !$0.isHidden }
    let children = views.flatMap { child in
      (child.backend.backing as? WebNode).map { lines(of: $0, depth: depth + 1) } ?? ["no node"]
    }
    return [line] + children
  }

  private static func text(of value: SlotValue) -> String {
    switch value {
    case .none: "0"
    case .text(let text): text
    case .number(let number): "\(number)"
    case .list(let values): "[" + values.map(text).joined(separator: ",") + "]"
    }
  }
}
