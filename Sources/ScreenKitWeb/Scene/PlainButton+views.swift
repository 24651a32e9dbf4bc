internal import ScreenKitCore

extension PlainButton {
  /// Returns the buttons of a node; most views need none.
  @MainActor
  static func buttons(of node: WebNode, _ strings: Strings) -> [PlainButton] {
    guard let view = node.view, view.isEffectivelyEnabled else { return [] }
    switch view {
    case let row as RowCell: return buttons(of: row, node.number, strings)
    case let list as ListView:
      return node.window.map { buttons(of: $0, list, node.number, strings) } ?? []
    case is DialogPanel, is NoticePanel: return []
    case let panel as Panel where panel.placement == .center: return []
    case is Panel, is Popup: return [PlainButton("x\(node.number)", strings.dialogs.close)]
    case is Control where node.painter.painted == Control.self:
      let name = view.accessibleText
      return [PlainButton("p\(node.number)", name.isEmpty ? strings.fields.open : name)]
    default: return []
    }
  }

  @MainActor
  private static func buttons(
    of row: RowCell, _ number: Int, _ strings: Strings
  ) -> [PlainButton] {
    let text = row.accessibleText
    var buttons: [PlainButton] = []
    if let isSelected = row.isSelected {
      let label = isSelected ? "\u{2611}" : "\u{2610}"
      buttons.append(PlainButton("t\(number)", label, "\(strings.hints.select) \(text)"))
    } else if let isOpen = (row.content as? TreeRow)?.isOpen {
      let word = isOpen ? strings.trees.close : strings.trees.expand
      buttons.append(PlainButton("t\(number)", isOpen ? "\u{2212}" : "+", "\(word) \(text)"))
    }
    let open = strings.fields.open
    return buttons + [PlainButton("p\(number)", open, "\(open) \(text)")]
  }

  /// Returns the buttons for the lines of a list without elements.
  @MainActor
  private static func buttons(
    of window: ListWindow, _ list: ListView, _ number: Int, _ strings: Strings
  ) -> [PlainButton] {
    var buttons: [PlainButton] = []
    if window.first > 0 { buttons.append(PlainButton("b\(number)", strings.fields.previous)) }
    if window.first + window.count < list.backend.lineCount {
      buttons.append(PlainButton("n\(number)", strings.fields.next))
    }
    return buttons
  }
}
