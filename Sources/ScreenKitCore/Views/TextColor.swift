/// An explicit colour, for the few cases that no ``ViewStyle/Tint`` covers.
///
/// Examples are the colours of a chart's legend or of a user's own labels. A surface replaces a
/// colour that it does not have by a similar one, and a colour that would be hard to read.
public struct TextColor: Hashable, Sendable {
  /// The red component, of sRGB.
  public var red: UInt8
  /// The green component, of sRGB.
  public var green: UInt8
  /// The blue component, of sRGB.
  public var blue: UInt8

  /// Creates a colour from its components, each from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates a colour from six hexadecimal digits, such as `ff8800` or `#FF8800`; `nil` for others.
  public init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  /// The colour as six hexadecimal digits.
  public var hex: String {
    let digits = String(Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
