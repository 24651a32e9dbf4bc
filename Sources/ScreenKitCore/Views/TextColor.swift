/// An explicit colour, for the few cases without a suitable ``ViewStyle/Tint``.
///
/// Examples are the colours of a chart's legend or of a user's own labels. A surface without this
/// colour shows a similar one. It also replaces a colour that would be hard to read.
public struct TextColor: Hashable, Sendable {
  /// The red component in sRGB, from 0 to 255.
  public var red: UInt8
  /// The green component in sRGB, from 0 to 255.
  public var green: UInt8
  /// The blue component in sRGB, from 0 to 255.
  public var blue: UInt8

  /// Creates a colour from its components, each from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates a colour from six hexadecimal digits, such as `ff8800` or `#FF8800`; `nil` for other
  /// texts.
  public init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  /// The colour as six lowercase hexadecimal digits, without `#`.
  public var hex: String {
    let digits = String(Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
