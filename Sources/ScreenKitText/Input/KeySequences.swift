import ScreenKitCore

extension ControlSequence {
  /// The key that the sequence encodes for xterm, vt, rxvt or the Linux console; `nil` if none.
  var keyInput: TerminalInput? {
    switch (introducer, Unicode.Scalar(final)) {
    case (.console, _): press(Self.consoleKey(final))
    case (.csi, "~") where parameters[0] == 27: otherKey
    case (.csi, "~"): press(Self.numberedKey(parameters[0]))
    case (.csi, "$"): press(Self.numberedKey(parameters[0]), adding: .shift)
    case (.csi, "^"): press(Self.numberedKey(parameters[0]), adding: .control)
    case (.csi, "@"): press(Self.numberedKey(parameters[0]), adding: [.shift, .control])
    case (.csi, "Z"): press(.tab, adding: .shift)
    case (.csi, "a"..."d"): press(Self.letterKey(final & 0x5F), adding: .shift)
    case (.ss3, "a"..."d"): press(Self.letterKey(final & 0x5F), adding: .control)
    case (.ss3, _): press(Self.letterKey(final) ?? Self.keypadKey(final))
    case (.csi, _): press(Self.letterKey(final))
    }
  }

  private func press(_ key: Key?, adding more: KeyModifiers = []) -> TerminalInput? {
    guard let key, let (modifiers, phase) = held(in: modifierGroup) else { return nil }
    return .event(.key(KeyPress(key, modifiers.union(more), phase: phase)))
  }

  /// The index of the modifiers: old terminals omit the 1 before those of a lettered key, as in
  /// `CSI 5 C`.
  private var modifierGroup: Int {
    final >= 0x41 && final <= 0x5A && parameters.groupCount == 1 ? 0 : 1
  }

  /// Returns the modifiers and the phase of a group such as `5:3`; `nil` if they are invalid.
  func held(in group: Int) -> (KeyModifiers, KeyPress.Phase)? {
    let modifiers = max(parameters[group], 1) - 1
    // The two highest bits are Caps Lock and Num Lock, which do not change keys.
    guard modifiers < 256 else { return nil }
    let set = KeyModifiers(rawValue: UInt8(modifiers & 0x3F))
    switch parameters[group, 1] {
    case 0, 1: return (set, .down)
    case 2: return (set, .repeat)
    case 3: return (set, .up)
    default: return nil
    }
  }
}

extension ControlSequence {
  private static func letterKey(_ final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  /// Returns the key of the keypad in application mode: `j` to `y` are `*` to `9`, 64 higher.
  private static func keypadKey(_ final: UInt8) -> Key? {
    switch Unicode.Scalar(final) {
    case "I": .tab
    case "M": .enter
    case " ": .space
    case "X": .character("=")
    case "j"..."y": .character(Character(Unicode.Scalar(final - 0x40)))
    default: nil
    }
  }

  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  private static func consoleKey(_ final: UInt8) -> Key? {
    (0x41...0x45).contains(final) ? .function(Int(final) - 0x40) : nil
  }
}
