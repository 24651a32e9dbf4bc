import ScreenKitCore

extension InputDecoder {
  func press(_ key: Key, _ emit: (TerminalInput) -> Void) {
    emit(.event(.key(KeyPress(key))))
  }

  func type(_ scalar: Unicode.Scalar, isAlt: Bool, _ emit: (TerminalInput) -> Void) {
    emit(.event(.key(KeyPress(.character(Character(scalar)), isAlt ? .alt : []))))
  }

  /// Emits the key of an ASCII byte other than Escape.
  func type(_ byte: UInt8, isAlt: Bool, _ emit: (TerminalInput) -> Void) {
    var press = KeyPress(ascii: byte)
    if isAlt { press.modifiers.insert(.alt) }
    emit(.event(.key(press)))
  }
}
