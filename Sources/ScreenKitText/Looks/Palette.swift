public import ScreenKitCore

/// The colours of a look, named by their meaning.
public struct Palette: Hashable, Sendable {
  /// The colour of each tint.
  public var tints: TintColors
  /// The background of bars.
  public var bar: CellColor
  /// The background of panels.
  public var panel: CellColor
  /// The colour of lines and borders.
  public var line: CellColor

  /// The accent colour, for selected items.
  var accent: CellColor { tints[.accent] }

  /// Returns the terminal style of text with `style`.
  public func text(_ style: ViewStyle) -> CellStyle {
    let color = tints[style.tint]
    return switch style.emphasis {
    case .regular: CellStyle(color)
    case .strong: CellStyle(color, .bold)
    case .faint: CellStyle(color, .dim)
    }
  }

  /// The palette of the sixteen ANSI colours, which respects the user's own terminal theme.
  public static let ansi = Palette(
    tints: [
      .accent: .ansi(6), .secondary: .ansi(8), .positive: .ansi(2), .warning: .ansi(3),
      .negative: .ansi(1),
    ], bar: .standard, panel: .standard, line: .ansi(8))

  /// The ANSI palette for a light background, where the usual green and yellow are unreadable.
  public static let ansiOnLight = Palette(
    tints: [
      .accent: .ansi(4), .secondary: .ansi(8), .positive: .palette(28), .warning: .palette(94),
      .negative: .ansi(1),
    ], bar: .standard, panel: .standard, line: .ansi(8))
}
