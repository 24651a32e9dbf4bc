extension Strings {
  /// The names of keys, on screen and on the keyboard.
  ///
  /// They only appear on screen. A user's key map contains the English names in every language.
  public struct Keys: Sendable {
    /// The name of one modifier, such as `Ctrl`.
    public var modifier: @Sendable (KeyModifiers) -> String = { $0.englishName }
    /// The name of a key that types no character, such as `Enter`, and of the space bar.
    public var key: @Sendable (Key) -> String = { $0.englishName }
    /// The key of an on-screen keyboard that types a space.
    public var space = "Space"
    /// The same key in looks with captions in lower case.
    public var smallSpace = "space"
    /// The key of an on-screen keyboard that deletes the character before the cursor.
    public var backspace = "Backspace"
    /// The same key in a short form, for little space.
    public var shortBackspace = "Del"
    /// The key of an on-screen keyboard that ends the input.
    public var enter = "Enter"
    /// The same key in looks with captions in lower case.
    public var smallEnter = "return"
    /// The key of an on-screen keyboard for capital letters.
    public var shift = "Shift"
    /// The key of an on-screen keyboard that shows symbols.
    public var symbols = "Symbols"
    /// The key of an on-screen keyboard that shows letters.
    public var letters = "Letters"

    init() {}
  }
}

extension KeyPress {
  /// Returns the press in readable form in the language of `strings`: `Ctrl-C`, `Strg-C`.
  public func text(in strings: Strings) -> String {
    let modifiers = shownModifiers
    var parts = KeyModifiers.inOrder.filter { modifiers.contains($0) }.map(strings.keys.modifier)
    parts.append(key.text(in: strings, capitalized: !modifiers.isEmpty))
    return parts.joined(separator: "-")
  }
}

extension KeyChord {
  /// Returns the presses in readable form in the language of `strings`: `Ctrl-K Ctrl-S`.
  public func text(in strings: Strings) -> String {
    presses.map { $0.text(in: strings) }.joined(separator: " ")
  }
}

extension Key {
  fileprivate func text(in strings: Strings, capitalized: Bool) -> String {
    switch self {
    case .character(" "): strings.keys.key(self)
    case .character(let character): capitalized ? character.uppercased() : String(character)
    case .function(let number): "F\(number)"
    case .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home,
      .end, .pageUp, .pageDown:
      strings.keys.key(self)
    }
  }
}
