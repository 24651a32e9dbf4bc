internal import ScreenKitCore
internal import ScreenKitLooks

/// The palettes of the looks as custom properties of CSS.
enum PaletteStyle {
  /// Returns the rules of a look.
  static func rules(of look: LookName) -> String {
    rules(.named(look), ".look-\(look.rawValue)")
  }

  /// Returns the rules of a look with the colours of `theme`, which have precedence over its own.
  static func rules(of look: LookName, _ theme: Theme) -> String {
    rules(theme.applied(to: .named(look)), "html.look-\(look.rawValue)")
  }

  /// Returns the rules of one pair of palettes for `selector`.
  private static func rules(_ palettes: PaletteEditions, _ selector: String) -> String {
    "\(selector){\(properties(palettes.light, .light))}"
      + "@media(prefers-color-scheme:dark){\(selector){\(properties(palettes.dark, .dark))}}"
  }

  private static func properties(_ palette: Palette, _ appearance: Appearance) -> String {
    let page = appearance == .dark ? "#121212" : "#ffffff"
    let text = appearance == .dark ? "#f0f0f0" : "#111111"
    let colors: [(String, LookColor, String)] = [
      ("accent", palette.tints[.accent], text), ("secondary", palette.tints[.secondary], text),
      ("positive", palette.tints[.positive], text), ("warning", palette.tints[.warning], text),
      ("negative", palette.tints[.negative], text), ("text", palette.text, text),
      ("page", palette.page, page), ("bar", palette.bar, page), ("panel", palette.panel, page),
      ("field", palette.field, page), ("line", palette.line, text),
      ("quiet", palette.inactiveHighlight, page),
      ("highlight", palette.highlight, hex(palette.tints[.accent]) ?? text),
      ("on-highlight", palette.onHighlight, page),
    ]
    return colors.map { "--\($0.0):\(hex($0.1) ?? $0.2);" }.joined()
  }

  /// Returns the colour as six hexadecimal digits; `nil` for the standard colour.
  private static func hex(_ color: LookColor) -> String? {
    let (red, green, blue): (Int, Int, Int)
    switch color.kind {
    case .standard: return nil
    case .ansi(let index), .palette(let index): (red, green, blue) = PaletteColor.parts(of: index)
    case .rgb(let r, let g, let b): (red, green, blue) = (r, g, b)
    }
    return "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
