internal import ScreenKitCore

/// The colours of a look, named by their meaning.
public struct Palette: Hashable, Sendable {
  /// The colour of each tint.
  public var tints: TintColors
  /// The background of bars.
  public var bar: LookColor
  /// The background of panels.
  public var panel: LookColor
  /// The colour of lines and borders.
  public var line: LookColor

  /// Creates a palette.
  ///
  /// - Parameters:
  ///   - tints: The colour of each tint.
  ///   - bar: The background of bars.
  ///   - panel: The background of panels.
  ///   - line: The colour of lines and borders.
  public init(tints: TintColors, bar: LookColor, panel: LookColor, line: LookColor) {
    (self.tints, self.bar, self.panel, self.line) = (tints, bar, panel, line)
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
