import ScreenKitCore

/// The keys that a kind of terminal encodes by sequences with another meaning elsewhere.
extension ControlSequence {
  /// Returns the key that the sequence encodes in `terminal` only; `nil` for all others.
  func key(of terminal: TerminalKind) -> KeyPress? {
    guard terminal == .st, !isMalformed, marker == 0, intermediate == 0, parameters.count <= 1
    else {
      return nil
    }
    return keyOfSt
  }

  /// The keys of st outside of its application mode, and the arrows of its keypad within.
  private var keyOfSt: KeyPress? {
    switch (introducer, Unicode.Scalar(final), parameters[0]) {
    case (.csi, "P", 0): KeyPress(.delete)
    case (.csi, "K", 2): KeyPress(.delete, .shift)
    case (.csi, "M", 0): KeyPress(.delete, .control)
    case (.csi, "h", 4): KeyPress(.insert)
    case (.csi, "l", 4): KeyPress(.insert, .shift)
    case (.csi, "L", 0): KeyPress(.insert, .control)
    case (.csi, "J", 2): KeyPress(.home, .shift)
    case (.csi, "K", 0): KeyPress(.end, .shift)
    case (.csi, "J", 0): KeyPress(.end, .control)
    case (.ss3, "x", 0): KeyPress(.up)
    case (.ss3, "r", 0): KeyPress(.down)
    case (.ss3, "v", 0): KeyPress(.right)
    case (.ss3, "t", 0): KeyPress(.left)
    default: nil
    }
  }
}
