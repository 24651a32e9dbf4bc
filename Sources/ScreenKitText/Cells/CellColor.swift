/// The colour of a cell's text or background.
public struct CellColor: Hashable, Sendable, BitwiseCopyable {
  /// The kind in the top byte, the value below it; 0 is the terminal's default colour.
  @usableFromInline let bits: UInt32

  @inlinable
  init(bits: UInt32) { self.bits = bits }

  /// The terminal's default colour.
  @inlinable public static var standard: CellColor { CellColor(bits: 0) }

  /// Returns one of the sixteen colours of every terminal; 8 to 15 are the bright ones.
  @inlinable
  public static func ansi(_ index: UInt8) -> CellColor {
    CellColor(bits: 1 << 24 | UInt32(index & 15))
  }

  /// Returns one of the 256 colours of the palette.
  @inlinable
  public static func palette(_ index: UInt8) -> CellColor {
    CellColor(bits: 2 << 24 | UInt32(index))
  }

  /// Returns a colour of three components, each from 0 to 255.
  @inlinable
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> CellColor {
    CellColor(bits: 3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// The kinds of colours, with their values.
  enum Kind: Hashable, Sendable {
    case standard
    case ansi(Int)
    case palette(Int)
    case rgb(Int, Int, Int)
  }

  var kind: Kind {
    let value = Int(bits & 0xFF_FFFF)
    return switch bits >> 24 {
    case 1: .ansi(value)
    case 2: .palette(value)
    case 3: .rgb(value >> 16, value >> 8 & 255, value & 255)
    default: .standard
    }
  }
}
