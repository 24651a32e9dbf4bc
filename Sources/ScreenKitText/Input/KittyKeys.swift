import ScreenKitCore

extension ControlSequence {
  /// The input of `CSI code:shifted:base ; modifiers:phase ; text u`, of the kitty keyboard
  /// protocol.
  ///
  /// It includes the older form `CSI code ; modifiers u`. It is `nil` if the sequence is invalid or
  /// types nothing.
  var typedInput: TerminalInput? {
    guard let (modifiers, phase) = held(in: 1) else { return nil }
    let code = parameters[0]
    if let key = Self.namedKey(code) { return .event(.key(KeyPress(key, modifiers, phase: phase))) }
    if let text = associatedText {
      // Text of several scalars is text input rather than a key; its release types nothing.
      guard text.isSingle else { return phase == .up ? nil : .event(.text(text.string)) }
      return Self.typed(Character(text.string), modifiers, phase)
    }
    let character = Self.character(
      code, shifted: parameters[0, 1], base: parameters[0, 2], modifiers)
    return character.flatMap { Self.typed($0, modifiers, phase) }
  }

  /// The input of `CSI 27 ; modifiers ; code ~`, of xterm's modifyOtherKeys; `nil` if invalid.
  var otherKey: TerminalInput? {
    guard let (modifiers, phase) = held(in: 1) else { return nil }
    let code = parameters[2]
    if let key = Self.namedKey(code) { return .event(.key(KeyPress(key, modifiers, phase: phase))) }
    return Self.character(code, shifted: 0, base: 0, modifiers)
      .flatMap { Self.typed($0, modifiers, phase) }
  }

  /// Returns the press of `character`, without Shift, which the character already includes.
  private static func typed(
    _ character: Character, _ modifiers: KeyModifiers, _ phase: KeyPress.Phase
  ) -> TerminalInput? {
    .event(.key(KeyPress(.character(character), modifiers.subtracting(.shift), phase: phase)))
  }

  /// Returns the character of a key for which the terminal reports no text.
  private static func character(
    _ code: Int, shifted: Int, base: Int, _ modifiers: KeyModifiers
  ) -> Character? {
    // Ctrl with a Cyrillic letter means the character of that key on a Latin keyboard.
    let isShortcut = !modifiers.isDisjoint(with: [.control, .super])
    let isForeign = isShortcut && code > 0x7E && (0x21...0x7E).contains(base)
    guard let plain = printable(isForeign ? base : code) else { return nil }
    guard modifiers.contains(.shift) else { return Character(plain) }
    if !isForeign, let shifted = printable(shifted) { return Character(shifted) }
    let upper = plain.properties.uppercaseMapping
    return upper.unicodeScalars.count == 1 ? Character(upper) : Character(plain)
  }

  private var associatedText: (string: String, isSingle: Bool)? {
    let members = parameters.members(of: 2)
    guard !members.isEmpty else { return nil }
    var text = String.UnicodeScalarView()
    for index in members {
      guard let scalar = Self.printable(parameters[at: index]) else { return nil }
      text.append(scalar)
    }
    return (String(text), members.count == 1)
  }

  /// Returns the scalar, unless it is a control or in the protocol's private range of key codes.
  private static func printable(_ code: Int) -> Unicode.Scalar? {
    switch code {
    case 0x20...0x7E, 0xA0...0xDFFF, 0xF900...0x10_FFFF: Unicode.Scalar(UInt32(code))
    default: nil
    }
  }

  /// Returns the key of a code without text; keys of the keypad are the same as others.
  private static func namedKey(_ code: Int) -> Key? {
    switch code {
    case 9: .tab
    case 13, 57414: .enter
    case 27: .escape
    case 8, 127: .backspace
    case 57376...57398: .function(code - 57363)
    case 57399...57408: .character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
    case 57409: .character(".")
    case 57410: .character("/")
    case 57411: .character("*")
    case 57412: .character("-")
    case 57413: .character("+")
    case 57415: .character("=")
    case 57416: .character(",")
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }
}
