/// A press, repetition or release of a key, with the held modifiers.
public struct KeyPress: Hashable, Sendable {
  /// The phase of a key: it went down, repeats while held, or was released.
  public enum Phase: Hashable, Sendable {
    /// The key went down.
    case down
    /// The key is held down, and repeats.
    case `repeat`
    /// The key was released.
    case up
  }

  /// The key.
  public var key: Key
  /// The modifiers held during the press.
  public var modifiers: KeyModifiers
  /// The phase of the key; most surfaces report only `.down`.
  public var phase: Phase

  /// Creates a press of `key`.
  public init(_ key: Key, _ modifiers: KeyModifiers = [], phase: Phase = .down) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}

extension KeyPress: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the press that types `character`, without further modifiers.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}

extension KeyPress: CustomStringConvertible {
  /// The press in readable form with the English names of keys: `Ctrl-C`, `Shift-Tab`, `+`.
  public var description: String {
    let modifiers = shownModifiers
    var parts = KeyModifiers.inOrder.filter { modifiers.contains($0) }.map(\.englishName)
    parts.append(key.label(capitalized: !modifiers.isEmpty))
    return parts.joined(separator: "-")
  }
}

extension KeyPress {
  /// The modifiers in readable form: Shift too for a capital letter with other modifiers, such as
  /// Ctrl-Shift-Z.
  var shownModifiers: KeyModifiers {
    guard case .character(let character) = key, !modifiers.isEmpty, character.isUppercase
    else { return modifiers }
    return modifiers.union(.shift)
  }
}

extension KeyModifiers {
  /// Each modifier alone, in the order of a press in readable form.
  public static let inOrder: [KeyModifiers] = [.control, .alt, .super, .hyper, .meta, .shift]

  /// The name of one modifier in key maps.
  var englishName: String {
    switch self {
    case .control: "Ctrl"
    case .alt: "Alt"
    case .super: "Super"
    case .hyper: "Hyper"
    case .meta: "Meta"
    case .shift: "Shift"
    default: ""
    }
  }
}

extension Key {
  fileprivate func label(capitalized: Bool) -> String {
    guard capitalized, self != .space, case .character(let character) = self else {
      return englishName
    }
    return character.uppercased()
  }

  /// The name of the key in key maps.
  var englishName: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
