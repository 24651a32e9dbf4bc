@testable import ScreenKitWeb
@testable import ScreenKitWebTesting

/// The nodes of a page, for comparisons with a fresh rendering.
extension PageModel {
  /// The nodes, including the detached ones.
  var nodes: [Int: Node] { tree.nodes }
  /// The edited texts by node.
  var fields: [Int: PageTexts.Field] { texts.fields }

  /// Returns the text in a slot of a node; `nil` for a number or an empty slot.
  func slot(_ slot: Int, of number: Int) -> String? {
    guard let slots = tree.nodes[number]?.slots, slots.indices.contains(slot) else { return nil }
    return slots[slot].string
  }

  /// The whole tree as lines.
  var lines: [String] { tree.root.map { lines(of: $0, depth: 0) } ?? [] }

  /// Returns the first lines in which the page differs from a fresh rendering of `scene`.
  func differences(from scene: WebScene) -> [String] {
    let (old, new) = (lines, scene.rendered)
    var all: [String] = []
    for index in 0..<max(old.count, new.count) {
      let one = index < old.count ? old[index] : "nothing"
      let two = index < new.count ? new[index] : "nothing"
      if one != two { all.append("\(one) | \(two)") }
    }
    return Array(all.prefix(4))
  }

  private func lines(of number: Int, depth: Int) -> [String] {
    guard let node = tree.nodes[number] else { return ["no node \(number)"] }
    let valueSlot = sheet.kinds[node.kind].valueSlot
    let slots = node.slots.enumerated().filter { $0.element.isSet && $0.offset != valueSlot }
      .map { "\($0.offset)=\(PageModel.text(of: $0.element))" }
    let field = texts[number].map { " text=\($0)" } ?? ""
    let line =
      String(repeating: " ", count: depth) + "\(number):\(node.kind) "
      + slots.joined(separator: " ") + field
    return [line] + node.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// Returns the numbers of all nodes that contain `text` in a slot.
  func nodes(showing text: String) -> [Int] {
    tree.nodes.filter { _, node in
      node.slots.contains { PageModel.text(of: $0).contains(text) }
    }.keys.sorted()
  }

  private static func text(of part: WirePart) -> String {
    if case .list(let parts) = part {
      return "[" + parts.map { text(of: $0) }.joined(separator: ",") + "]"
    }
    return part.attribute
  }
}

extension PageTexts.Field {
  /// The text on the page.
  var text: String { String(decoding: shown, as: UTF16.self) }
}
