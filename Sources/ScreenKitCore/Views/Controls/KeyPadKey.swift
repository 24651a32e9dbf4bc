/// A key of a ``KeyPad``.
///
/// The focus is on the key pad, never on a key.
public final class KeyPadKey: Button {
  /// The effect of a key.
  public enum Meaning: Hashable, Sendable {
    /// Types the character.
    case character(Character)
    /// Types a space.
    case space
    /// Deletes the character before the cursor.
    case backspace
    /// Submits the field.
    case enter
    /// Switches between small and capital letters.
    case shift
    /// Shows the page of symbols or the page of letters.
    case symbols, letters
  }

  /// The effect of the key.
  public let meaning: Meaning
  /// Whether the key is a toggle that is on.
  public let isOn: Bool

  /// Whether the key is highlighted, so that Enter presses it.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changed(.appearance) } }
  }

  init(_ meaning: Meaning, isOn: Bool) {
    self.meaning = meaning
    self.isOn = isOn
    super.init(nil, standard: { meaning.name(in: $0.keys) })
  }

  public override var acceptsFocus: Bool { false }
}

extension KeyPadKey.Meaning {
  fileprivate func name(in texts: Strings.Keys) -> String {
    switch self {
    case .character(let character): String(character)
    case .space: texts.space
    case .backspace: texts.backspace
    case .enter: texts.enter
    case .shift: texts.shift
    case .symbols: texts.symbols
    case .letters: texts.letters
    }
  }
}
