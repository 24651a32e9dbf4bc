internal import ScreenKitCore
internal import ScreenKitLooks

/// The painter of an on-screen keyboard: a grid with two columns per key, to centre shorter rows.
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
    let grid = KeyPadGrid(view, slots.look)
    slots.setColumns(Array(repeating: grid.share, count: grid.columns))
  }
}

/// The painter of a key of an on-screen keyboard, at its position in the grid.
struct KeyPadKeyPainter: WebPainter {
  let templates = [
    WebTemplate(
      WebElement(
        .button,
        [.class: "b", .type: "submit", .name: "p", .value: "#", .on: "p", .tabindex: "-1"],
        slots: [
          2: .flag(.disabled), 3: .text, 4: .attribute(.ariaLabel), 5: .attribute(.ariaPressed),
        ]))
  ]

  func fill(_ view: KeyPadKey, _ slots: inout SlotWriter) {
    slots.text(3, view.meaning.caption(slots.look))
    slots.attribute(4, view.accessibleText)
    slots.attribute(5, view.meaning == .shift ? (view.isOn ? "true" : "false") : nil)
    slots.addClass("hi", if: view.isHighlighted)
    guard let pad = view.parent as? KeyPad else { return }
    for (row, keys) in pad.backend.rows.enumerated() {
      guard let index = keys.firstIndex(where: { $0 === view }) else { continue }
      let cell = KeyPadGrid(pad, slots.look).cells(of: keys)[index]
      return slots.setGridCell(row: row, column: cell.lowerBound, span: cell.count)
    }
  }
}

/// The columns of an on-screen keyboard.
///
/// The look `terminal` has a column for each unit, and keys as wide as their captions. In other
/// looks, a character takes two columns, and the other keys share the rest of their row equally.
@MainActor
struct KeyPadGrid {
  /// The number of columns.
  let columns: Int
  /// The share of a column; -1 for one unit.
  let share: Int
  private let look: LookName

  init(_ pad: KeyPad, _ look: LookName) {
    self.look = look
    if look == .terminal {
      columns = pad.backend.rows.map { KeyPadGrid.widths(of: $0).reduce(0, +) }.max() ?? 1
      share = -1
    } else {
      columns = 2 * (pad.backend.rows.map(\.count).max() ?? 1)
      share = 1
    }
  }

  /// Returns the columns of the keys of a row; unused columns are at both ends.
  func cells(of keys: [KeyPadKey]) -> [Range<Int>] {
    let widths = look == .terminal ? filled(keys) : shared(keys)
    var column = max(0, (columns - widths.reduce(0, +)) / 2)
    return widths.map { width in
      defer { column += width }
      return column..<column + width
    }
  }

  private func shared(_ keys: [KeyPadKey]) -> [Int] {
    let share = keys.allSatisfy(\.typesCharacter) ? 2 : max(1, columns / max(1, keys.count))
    return keys.map { _ in share }
  }

  /// Returns the widths of the captions; the space bar takes the remaining columns.
  private func filled(_ keys: [KeyPadKey]) -> [Int] {
    var widths = KeyPadGrid.widths(of: keys)
    if let space = keys.firstIndex(where: { $0.meaning == .space }) {
      widths[space] += max(0, columns - widths.reduce(0, +))
    }
    return widths
  }

  private static func widths(of keys: [KeyPadKey]) -> [Int] {
    keys.map { $0.meaning.caption(.terminal).count + 2 }
  }
}

extension KeyPadKey {
  fileprivate var typesCharacter: Bool {
    if case .character = meaning { true } else { false }
  }
}

extension KeyPadKey.Meaning {
  /// Returns the text of the key; in the look `terminal`, keys without a character have words.
  @MainActor
  fileprivate func caption(_ look: LookName) -> String {
    let hasSigns = look != .terminal
    let texts = Strings.current.keys
    return switch self {
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
