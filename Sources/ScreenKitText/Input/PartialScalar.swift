/// An incomplete UTF-8 scalar.
///
/// If it is cut off, one U+FFFD replaces it, by the maximal subpart rule of Unicode, chapter 3.9.
struct PartialScalar {
  enum Step {
    case more
    case complete(Unicode.Scalar)
    /// A C1 control encoded as UTF-8, an invisible character that no keyboard sends.
    case control(UInt8)
    /// The byte is not part of the scalar and has to be read again.
    case refused
  }

  private var value: UInt32
  private var missing: Int
  /// The range of the next byte.
  ///
  /// It is narrower after E0, ED, F0 and F4, to exclude overlong forms, surrogates and values
  /// beyond U+10FFFF.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
  }

  mutating func consume(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else { return .refused }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    guard missing == 0 else { return .more }
    if value < 0xA0 { return .control(UInt8(value)) }
    return .complete(Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}
