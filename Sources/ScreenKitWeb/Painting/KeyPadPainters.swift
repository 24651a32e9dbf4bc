internal import ScreenKitCore
internal import ScreenKitLooks

/// An on-screen keyboard: a grid of two columns for each key of the longest row, so that shorter rows are centred.
struct KeyPadPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .div, [.class: "keypad", .role: "group", .tabindex: "0", .keys: "list"],
        slots: [3: .attribute(.ariaLabel), 4: .attribute(.ariaActiveDescendant)], .children))
  ]

  func fill(_ view: KeyPad, _ slots: inout SlotWriter) {
    slots.attribute(3, view.accessibleText.isEmpty ? nil : view.accessibleText)
    let part = view.focusPart?.backend.backing as? WebNode
    slots.attribute(4, part.map { "n\($0.number)" })
    slots.setColumns(Array(repeating: 1, count: 2 * KeyPadPainter.longestRow(of: view)))
  }

  /// The number of keys in the longest row.
  static func longestRow(of pad: KeyPad) -> Int { pad.backend.rows.map(\.count).max() ?? 1 }
}

/// One key of an on-screen keyboard, at its place in the grid.
struct KeyPadKeyPainter: WebPainter {
  private let hasSigns: Bool
  let templates = [
    WebTemplate(
      WebElement(
        .button,
        [.class: "b", .type: "submit", .name: "p", .value: "#", .on: "p", .tabindex: "-1"],
        slots: [
          2: .flag(.disabled), 3: .text, 4: .attribute(.ariaLabel), 5: .attribute(.ariaPressed),
        ]))
  ]

  /// Creates a painter; the look `terminal` has words on keys that type no character.
  init(_ look: LookName) { hasSigns = look != .terminal }

  func fill(_ view: KeyPadKey, _ slots: inout SlotWriter) {
    slots.text(3, caption(of: view.meaning))
    slots.attribute(4, view.accessibleText)
    slots.attribute(5, view.meaning == .shift ? (view.isOn ? "true" : "false") : nil)
    slots.addClass("hi", if: view.isHighlighted)
    guard let pad = view.parent as? KeyPad else { return }
    for (row, keys) in pad.backend.rows.enumerated() {
      guard let index = keys.firstIndex(where: { $0 === view }) else { continue }
      let cell = KeyPadRow(keys, width: 2 * KeyPadPainter.longestRow(of: pad)).cells[index]
      return slots.setGridCell(row: row, column: cell.lowerBound, span: cell.count)
    }
  }

  private func caption(of key: KeyPadKey.Meaning) -> String {
    let texts = Strings.current.keys
    return switch key {
    case .character(let character): String(character)
    case .shift: hasSigns ? "\u{21E7}" : texts.shift
    case .symbols: "123"
    case .letters: "ABC"
    case .backspace: hasSigns ? "\u{232B}" : texts.shortBackspace
    case .space: texts.space
    case .enter: hasSigns ? "\u{21B5}" : texts.enter
    }
  }
}

/// The columns of the keys of a row: two for a character, and an equal share for others.
@MainActor
struct KeyPadRow {
  private(set) var cells: [Range<Int>] = []

  /// Divides `width` columns between `keys`; those that are left stay free at both ends.
  init(_ keys: [KeyPadKey], width: Int) {
    let share = keys.allSatisfy(\.typesCharacter) ? 2 : max(1, width / max(1, keys.count))
    var column = max(0, (width - share * keys.count) / 2)
    for _ in keys {
      cells.append(column..<column + share)
      column += share
    }
  }
}

extension KeyPadKey {
  fileprivate var typesCharacter: Bool {
    if case .character = meaning { true } else { false }
  }
}
