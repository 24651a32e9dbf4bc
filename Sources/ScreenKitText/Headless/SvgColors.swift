internal import ScreenKitLooks

/// The colours of an SVG image, which has no terminal to define them.
struct SvgColors {
  /// The default background, as `#rrggbb`.
  let ground: String
  private let text: String
  private let ansi: [String]

  init(_ appearance: Appearance) {
    switch appearance {
    case .dark:
      (ground, text) = ("#1e222a", "#d8dee9")
      ansi = [
        "#2e3440", "#e0555f", "#8fc36b", "#e6c068", "#6c9be8", "#c48ad8", "#5cc0c7", "#d8dee9",
        "#707a8c", "#ff6b75", "#a8e07f", "#ffd97a", "#84b3ff", "#dda2f0", "#74dbe2", "#ffffff",
      ]
    case .light:
      (ground, text) = ("#fafafa", "#2e3440")
      ansi = [
        "#2e3440", "#b3262f", "#3b7a1d", "#8a6100", "#1f57b8", "#8a3ea3", "#0f7079", "#d8dee9",
        "#6b7485", "#d43842", "#4c8f2c", "#a57600", "#2f6fdc", "#a355bd", "#1a8791", "#ffffff",
      ]
    }
  }

  /// Returns the text colour and the background of a run; a background of `nil` is the default.
  func ofRun(_ style: CellStyle) -> (text: String, ground: String?) {
    let foreground = color(style.foreground) ?? text
    let background = color(style.background)
    if style.attributes.contains(.reverse) { return (background ?? ground, foreground) }
    return (foreground, background)
  }

  /// Returns the colour as `#rrggbb`, or `nil` for the terminal's default.
  private func color(_ color: LookColor) -> String? {
    switch color.kind {
    case .standard: return nil
    case .ansi(let index): return ansi[index]
    case .palette(let index):
      let (red, green, blue) = PaletteColor.parts(of: index)
      return index < 16 ? ansi[index] : hex(red, green, blue)
    case .rgb(let red, let green, let blue): return hex(red, green, blue)
    }
  }

  private func hex(_ parts: Int...) -> String {
    "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
