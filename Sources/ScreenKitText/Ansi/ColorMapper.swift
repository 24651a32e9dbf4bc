internal import ScreenKitLooks

/// A mapper of colours to the most similar legible ones of a terminal.
@MainActor
final class ColorMapper {
  private let depth: ColorDepth
  private let appearance: Appearance
  private var known: [CellStyle: CellStyle] = [:]

  /// The minimum contrast to keep for text that had it before; WCAG requires at least 3.
  static let leastContrast: Float = 3
  /// The size of the cache; more pairs of colours occur only in images.
  private static let most = 4096

  init(_ depth: ColorDepth, on appearance: Appearance) {
    (self.depth, self.appearance) = (depth, appearance)
  }

  /// Returns `style` with colours of the terminal; all else is unchanged.
  func style(_ style: CellStyle) -> CellStyle {
    if depth == .full { return style }
    var said = style
    (said.foreground, said.background) = (.standard, .standard)
    if depth == .none { return said }
    if isSaid(style.foreground) && isSaid(style.background) { return style }
    (said.foreground, said.background) = colors(
      CellStyle(style.foreground, on: style.background))
    return said
  }

  private func colors(_ style: CellStyle) -> (text: LookColor, ground: LookColor) {
    if let known = known[style] { return (known.foreground, known.background) }
    if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
    let ground = isSaid(style.background) ? style.background : nearest(to: style.background)
    let text = isKept(style, on: ground) ? style.foreground : text(style, on: ground)
    known[style] = CellStyle(text, on: ground)
    return (text, ground)
  }

  /// Returns whether the text keeps its colour on `ground`, which replaces its background.
  private func isKept(_ style: CellStyle, on ground: LookColor) -> Bool {
    guard isSaid(style.foreground) else { return false }
    guard let text = style.foreground.seen, ground != style.background else { return true }
    let before = style.background.seen ?? appearance.background
    let after = ground.seen ?? appearance.background
    return text.contrast(to: after) >= min(text.contrast(to: before), Self.leastContrast)
  }

  /// Returns whether the terminal supports the colour as it is.
  private func isSaid(_ color: LookColor) -> Bool {
    switch color.kind {
    case .standard, .ansi: true
    case .palette: depth >= .palette
    case .rgb: depth == .full
    }
  }

  /// The palette colours to use; of 256, the first sixteen are left out, since users change them.
  private var candidates: Range<Int> { depth == .sixteen ? 0..<16 : 16..<256 }

  private func color(_ index: Int) -> LookColor {
    depth == .sixteen ? .ansi(UInt8(index)) : .palette(UInt8(index))
  }

  private func nearest(to wanted: LookColor) -> LookColor {
    guard let seen = wanted.seen else { return wanted }
    // Bright black is too light for a raised background, which is a shade of the page.
    if depth == .sixteen, seen.contrast(to: .black) < 2 { return .ansi(0) }
    return color(nearest(to: seen, in: candidates) ?? 0)
  }

  private func text(_ style: CellStyle, on ground: LookColor) -> LookColor {
    guard let wanted = style.foreground.seen else { return style.foreground }
    let before = style.background.seen ?? appearance.background
    let after = ground.seen ?? appearance.background
    let least = min(wanted.contrast(to: before), Self.leastContrast)
    // Bright black is excluded, because some users make it their background.
    let readable = candidates.filter {
      $0 != 8 && SeenColor.palette[$0].contrast(to: after) >= least
    }
    return color(nearest(to: wanted, in: readable) ?? (after.isDark ? 15 : 0))
  }

  private func nearest(to wanted: SeenColor, in indices: some Sequence<Int>) -> Int? {
    indices.min {
      wanted.distance(to: SeenColor.palette[$0]) < wanted.distance(to: SeenColor.palette[$1])
    }
  }
}
