public import ScreenKitCore

/// The colours of a look, by what they mean.
public struct Palette: Hashable, Sendable {
  /// The colour of each tint.
  public var tints: TintColors
  /// The ground of bars.
  public var bar: CellColor
  /// The ground of panels.
  public var panel: CellColor
  /// Lines and borders.
  public var line: CellColor

  /// The colour of the app itself, for what is selected.
  var accent: CellColor { tints[.accent] }

  /// The style of text that means `style`.
  public func text(_ style: ViewStyle) -> CellStyle {
    let color = tints[style.tint]
    return switch style.emphasis {
    case .regular: CellStyle(color)
    case .strong: CellStyle(color, .bold)
    case .faint: CellStyle(color, .dim)
    }
  }

  /// The sixteen colours of every terminal, so that a user's own theme holds.
  public static let ansi = Palette(
    tints: [
      .accent: .ansi(6), .secondary: .ansi(8), .positive: .ansi(2), .warning: .ansi(3),
      .negative: .ansi(1),
    ], bar: .standard, panel: .standard, line: .ansi(8))

  /// The same on a light ground, where green and yellow as they mostly are could not be read.
  public static let ansiOnLight = Palette(
    tints: [
      .accent: .ansi(4), .secondary: .ansi(8), .positive: .palette(28), .warning: .palette(94),
      .negative: .ansi(1),
    ], bar: .standard, panel: .standard, line: .ansi(8))
}
