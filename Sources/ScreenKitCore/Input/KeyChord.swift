/// A sequence of key presses for one command; most chords are a single key.
public struct KeyChord: Hashable, Sendable {
  /// The first press.
  public let first: KeyPress
  /// The presses after it.
  public let others: [KeyPress]

  /// Creates a chord of one or more presses.
  public init(_ first: KeyPress, _ others: KeyPress...) {
    self.init(first, others)
  }

  init(_ first: KeyPress, _ others: [KeyPress]) {
    self.first = first
    self.others = others
  }

  /// The number of presses.
  public var count: Int { 1 + others.count }

  func begins(with presses: [KeyPress]) -> Bool {
    presses.count <= count && zip(presses, [first] + others).allSatisfy(==)
  }

  /// Returns whether one chord equals the other or is its beginning, so that both cannot be used.
  func collides(with other: KeyChord) -> Bool {
    first == other.first && (begins(with: other.presses) || other.begins(with: presses))
  }
}

extension KeyChord: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the chord of the single press that types `character`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(KeyPress(.character(character)))
  }
}

extension KeyChord {
  /// The presses in order; never empty.
  public var presses: [KeyPress] { [first] + others }
}

extension KeyChord: CustomStringConvertible {
  /// The presses in readable form: `Ctrl-K Ctrl-S`.
  public var description: String { presses.map(\.description).joined(separator: " ") }
}

extension KeyChord {
  /// Parses a readable form, such as `Ctrl-K Ctrl-S`, `F5` or `?`; returns `nil` if it is invalid.
  public init?(_ text: String) {
    var presses: [KeyPress] = []
    for word in text.split(separator: " ") {
      guard let press = KeyPress(String(word)) else { return nil }
      presses.append(press)
    }
    guard let first = presses.first else { return nil }
    self.init(first, Array(presses.dropFirst()))
  }
}

extension KeyPress {
  private static let modifierNames: [(String, KeyModifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift), ("super-", .super),
    ("hyper-", .hyper), ("meta-", .meta),
  ]

  private static let keyNames: [String: Key] = [
    "space": .space, "enter": .enter, "tab": .tab, "esc": .escape, "escape": .escape,
    "backspace": .backspace, "delete": .delete, "insert": .insert, "up": .up, "↑": .up,
    "down": .down, "↓": .down, "left": .left, "←": .left, "right": .right, "→": .right,
    "home": .home, "end": .end, "pgup": .pageUp, "pageup": .pageUp, "pgdn": .pageDown,
    "pagedown": .pageDown,
  ]

  /// Parses a readable form, such as `Ctrl-C` or `PgUp`, in any case; returns `nil` if it is
  /// invalid.
  public init?(_ text: String) {
    var rest = text[...]
    var modifiers: KeyModifiers = []
    while let (name, modifier) = KeyPress.modifierNames.first(where: {
      rest.count > $0.0.count && rest.lowercased().hasPrefix($0.0)
    }) {
      modifiers.insert(modifier)
      rest = rest.dropFirst(name.count)
    }
    let name = rest.lowercased()
    if let key = KeyPress.keyNames[name] {
      self.init(key, modifiers)
    } else if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...35).contains(number) {
      self.init(.function(number), modifiers)
    } else if rest.count == 1, let character = modifiers.isEmpty ? rest.first : name.first {
      // Shift is a part of the letter that it types, as in the presses of a keyboard.
      let upper = character.uppercased()
      let capital = upper.count == 1 && modifiers.contains(.shift) ? upper.first : nil
      if let capital, capital != character {
        self.init(.character(capital), modifiers.subtracting(.shift))
      } else {
        self.init(.character(character), modifiers)
      }
    } else {
      return nil
    }
  }
}
