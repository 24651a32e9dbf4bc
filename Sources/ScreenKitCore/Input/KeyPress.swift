/// A press, repetition or release of a key, with the modifiers held.
public struct KeyPress: Hashable, Sendable {
  /// The phase of a key: it went down, repeats while held, or was released.
  public enum Phase: Hashable, Sendable {
    case down, `repeat`, up
  }

  /// The key.
  public var key: Key
  /// The modifiers held at that moment.
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
  /// The press in readable form: `Ctrl-C`, `Shift-Tab`, `+`.
  public var description: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.alt) { parts.append("Alt") }
    if modifiers.contains(.super) { parts.append("Super") }
    if modifiers.contains(.hyper) { parts.append("Hyper") }
    if modifiers.contains(.meta) { parts.append("Meta") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    parts.append(key.label(capitalized: !modifiers.isEmpty))
    return parts.joined(separator: "-")
  }
}

extension Key {
  fileprivate func label(capitalized: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): capitalized ? character.uppercased() : String(character)
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
