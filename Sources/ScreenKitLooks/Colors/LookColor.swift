/// A colour of a look: the default colour, an ANSI colour, a palette colour or an RGB colour.
@frozen
public struct LookColor: Hashable, Sendable, BitwiseCopyable {
  /// The kind in the top byte, the value below it; 0 is the default colour.
  @usableFromInline let bits: UInt32

  @inlinable
  init(bits: UInt32) { self.bits = bits }

  /// The default colour of the surface, as the user chose it.
  @inlinable public static var standard: LookColor { LookColor(bits: 0) }

  /// Whether this is the default colour of the surface.
  @inlinable public var isStandard: Bool { bits == 0 }

  /// Returns one of the sixteen colours of every terminal; 8 to 15 are the bright ones.
  @inlinable
  public static func ansi(_ index: UInt8) -> LookColor {
    LookColor(bits: 1 << 24 | UInt32(index & 15))
  }

  /// Returns one of the 256 colours of the palette.
  @inlinable
  public static func palette(_ index: UInt8) -> LookColor {
    LookColor(bits: 2 << 24 | UInt32(index))
  }

  /// Returns a colour of three components, each from 0 to 255.
  @inlinable
  public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> LookColor {
    LookColor(bits: 3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// The kinds of colours, with their values.
  public enum Kind: Hashable, Sendable {
    /// The default colour of the surface.
    case standard
    /// One of the sixteen colours of every terminal.
    case ansi(Int)
    /// One of the 256 colours of the palette.
    case palette(Int)
    /// The red, green and blue components, each from 0 to 255.
    case rgb(Int, Int, Int)
  }

  /// The kind of the colour, with its values.
  public var kind: Kind {
    let value = Int(bits & 0xFF_FFFF)
    return switch bits >> 24 {
    case 1: .ansi(value)
    case 2: .palette(value)
    case 3: .rgb(value >> 16, value >> 8 & 255, value & 255)
    default: .standard
    }
  }

  /// Returns whether two colours are the same; compared for each cell of a frame.
  @inlinable
  public static func == (left: LookColor, right: LookColor) -> Bool { left.bits == right.bits }

  /// Feeds the colour into `hasher`.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}

extension LookColor {
  /// The colour's approximate appearance; `nil` for the default colour, which the user chose.
  public var seen: SeenColor? {
    switch kind {
    case .standard: nil
    case .ansi(let index), .palette(let index): SeenColor.palette[index]
    case .rgb(let red, let green, let blue): SeenColor(red: red, green: green, blue: blue)
    }
  }

  /// The more legible of black and white on this colour; the default colour on the default colour.
  ///
  /// It is computed for each painted view with a background of its own, so it avoids the full
  /// conversion of the colour.
  public var readableText: LookColor {
    let isDark =
      switch kind {
      case .standard: Bool?.none
      case .ansi(let index), .palette(let index): SeenColor.palette[index].isDark
      case .rgb(let red, let green, let blue): SeenColor.isDark(red: red, green: green, blue: blue)
      }
    return isDark.map { $0 ? .rgb(255, 255, 255) : .rgb(0, 0, 0) } ?? .standard
  }
}
