internal import ScreenKitCore

/// The colours of a look, named by their meaning.
///
/// `Docs/Design.md` describes the use of each background.
public struct Palette: Hashable, Sendable {
  /// The colour of each tint.
  public var tints: TintColors
  /// The background of bars.
  public var bar: LookColor
  /// The background of panels and dialogs.
  public var panel: LookColor
  /// The colour of lines and borders.
  public var line: LookColor
  /// The colour of text without a tint, on each background other than the terminal's own.
  public var text = LookColor.standard
  /// The background of screens.
  public var page = LookColor.standard
  /// The background of text fields.
  public var field = LookColor.standard
  /// The background of the focused list's highlighted row; the default colour reverses the row.
  public var highlight = LookColor.standard
  /// The colour of all text on ``highlight``.
  public var onHighlight = LookColor.standard
  /// The background of the highlighted row of a list without the focus.
  public var inactiveHighlight = LookColor.standard

  /// Creates a palette.
  ///
  /// All other colours are the default colour until they are set.
  ///
  /// - Parameters:
  ///   - tints: The colour of each tint.
  ///   - bar: The background of bars.
  ///   - panel: The background of panels and dialogs.
  ///   - line: The colour of lines and borders.
  public init(tints: TintColors, bar: LookColor, panel: LookColor, line: LookColor) {
    (self.tints, self.bar, self.panel, self.line) = (tints, bar, panel, line)
  }

  private init(
    tints: TintColors, text: LookColor, page: LookColor = .standard, bar: LookColor,
    panel: LookColor, field: LookColor, line: LookColor,
    highlight: (ground: LookColor, text: LookColor) = (.standard, .standard),
    inactive: LookColor
  ) {
    self.init(tints: tints, bar: bar, panel: panel, line: line)
    (self.text, self.page, self.field, inactiveHighlight) = (text, page, field, inactive)
    (self.highlight, onHighlight) = highlight
  }
}

extension Palette {
  /// The palette of the `terminal` look: the user's own page and text, and legible ANSI colours.
  public static let ansi = Palette(
    tints: [
      .accent: .ansi(6), .secondary: .palette(249), .positive: .ansi(2), .warning: .ansi(3),
      .negative: .rgb(255, 102, 102),
    ], text: .palette(255), bar: .palette(236), panel: .palette(236), field: .palette(238),
    line: .palette(244), inactive: .palette(238))

  /// The palette for a light background, on which the usual green and yellow are illegible.
  public static let ansiOnLight = Palette(
    tints: [
      .accent: .ansi(4), .secondary: .palette(240), .positive: .palette(22),
      .warning: .palette(94), .negative: .palette(124),
    ], text: .palette(234), bar: .palette(255), panel: .palette(255), field: .palette(254),
    line: .palette(244), inactive: .palette(252))

  static let cupertino = Palette(
    tints: [
      .accent: .rgb(92, 170, 255), .secondary: .rgb(174, 174, 178), .positive: .rgb(48, 209, 88),
      .warning: .rgb(255, 159, 10), .negative: .rgb(255, 128, 120),
    ], text: .rgb(245, 245, 247), page: .rgb(22, 22, 24), bar: .rgb(36, 36, 38),
    panel: .rgb(44, 44, 46), field: .rgb(58, 58, 60), line: .rgb(122, 122, 126),
    highlight: (.rgb(10, 96, 214), .rgb(255, 255, 255)), inactive: .rgb(58, 58, 62))

  static let cupertinoOnLight = Palette(
    tints: [
      .accent: .rgb(0, 91, 196), .secondary: .rgb(92, 92, 97), .positive: .rgb(22, 108, 44),
      .warning: .rgb(170, 44, 0), .negative: .rgb(188, 0, 20),
    ], text: .rgb(28, 28, 30), page: .rgb(242, 242, 247), bar: .rgb(229, 229, 234),
    panel: .rgb(255, 255, 255), field: .rgb(255, 255, 255), line: .rgb(126, 126, 131),
    highlight: (.rgb(0, 95, 204), .rgb(255, 255, 255)), inactive: .rgb(218, 218, 223))

  static let material = Palette(
    tints: [
      .accent: .rgb(208, 188, 255), .secondary: .rgb(202, 196, 208),
      .positive: .rgb(139, 207, 142), .warning: .rgb(255, 190, 90), .negative: .rgb(242, 184, 181),
    ], text: .rgb(230, 224, 233), page: .rgb(20, 18, 24), bar: .rgb(72, 50, 130),
    panel: .rgb(43, 41, 48), field: .rgb(54, 52, 59), line: .rgb(147, 143, 153),
    highlight: (.rgb(208, 188, 255), .rgb(56, 30, 114)), inactive: .rgb(74, 68, 88))

  static let materialOnLight = Palette(
    tints: [
      .accent: .rgb(94, 70, 156), .secondary: .rgb(80, 74, 92), .positive: .rgb(28, 100, 36),
      .warning: .rgb(132, 72, 0), .negative: .rgb(170, 34, 28),
    ], text: .rgb(29, 27, 32), page: .rgb(254, 247, 255), bar: .rgb(234, 221, 255),
    panel: .rgb(243, 237, 247), field: .rgb(230, 224, 233), line: .rgb(121, 116, 126),
    highlight: (.rgb(103, 80, 164), .rgb(255, 255, 255)), inactive: .rgb(220, 208, 240))
}
