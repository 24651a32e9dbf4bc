/// A colour of a description: three numbers from 0 to 255, or transparent.
public struct RmadColor: Hashable, Sendable {
  /// The amounts of red, green and blue.
  public let red, green, blue: UInt8
  /// Whether the colour is transparent.
  public let isClear: Bool

  /// Creates an opaque colour.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue, isClear) = (red, green, blue, false)
  }

  private init() { (red, green, blue, isClear) = (0, 0, 0, true) }

  /// Creates the colour from `text`: six hexadecimal digits, with or without `#`, or `clear_color`.
  public init?(_ text: String) {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "#") { digits.removeFirst() }
    guard digits.count == 6 else {
      guard text == "clear_color" || ChoiceSet.normalized(text) == "clearcolor" else { return nil }
      self = .clear
      return
    }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = RmadColor.digit(byte) else { return nil }
      value = value << 4 | digit
    }
    self.init(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }

  /// The transparent colour.
  public static let clear = RmadColor()
  /// White, the default background.
  public static let white = RmadColor(red: 0xFF, green: 0xFF, blue: 0xFF)

  /// The colour in the spelling of descriptions.
  public var text: String {
    guard !isClear else { return "clear_color" }
    return [red, green, blue].map { value in
      (value < 16 ? "0" : "") + String(value, radix: 16)
    }.joined()
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
