import ScreenKitCore

extension KeyPress {
  /// Creates the key press for `byte`, an ASCII byte other than Escape.
  init(ascii byte: UInt8) {
    switch byte {
    case 0x00: self.init(.space, .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0D: self.init(.enter)
    case 0x01...0x1A: self.init(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: self.init(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    default: self.init(.character(Character(Unicode.Scalar(byte))))
    }
  }
}
