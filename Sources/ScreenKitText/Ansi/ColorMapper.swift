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
    let style = depth > .sixteen && style.attributes.contains(.dim) ? style.blended : style
    if depth == .full { return style }
    var said = style
    (said.foreground, said.background) = (.standard, .standard)
    if depth == .none { return said }
    if isSaid(style.foreground) && isSaid(style.background) { return style }
    (said.foreground, said.background) = colors(
      CellStyle(style.foreground, on: style.background))
    // Many terminals show bold black as grey.
    if said.foreground == .ansi(0) { said.attributes.remove(.bold) }
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

  /// Returns those of `indices` that resemble `wanted`.
  ///
  /// Among sixteen colours, red or cyan is often the nearest one to a grey, and red the nearest
  /// legible one to a dark green. Therefore a grey becomes a grey. Any other colour becomes one of a
  /// similar hue, or a grey if there is none.
  private func similar(to wanted: SeenColor, _ indices: some Sequence<Int>) -> [Int] {
    guard depth == .sixteen else { return Array(indices) }
    let (greys, others) = (
      indices.filter { SeenColor.palette[$0].isGrey },
      indices.filter { !SeenColor.palette[$0].isGrey }
    )
    if wanted.isGrey { return greys }
    let hues = others.filter { SeenColor.palette[$0].isSimilarInHue(to: wanted) }
    return hues.isEmpty ? greys : hues
  }

  private func color(_ index: Int) -> LookColor {
    depth == .sixteen ? .ansi(UInt8(index)) : .palette(UInt8(index))
  }

  private func nearest(to wanted: LookColor) -> LookColor {
    guard let seen = wanted.seen else { return wanted }
    // Bright black is too light for a raised background, which is a shade of the page.
    if depth == .sixteen, seen.contrast(to: .black) < 2 { return .ansi(0) }
    return color(nearest(to: seen, in: similar(to: seen, candidates)) ?? 0)
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
    let index =
      nearest(to: wanted, in: similar(to: wanted, readable)) ?? (after.isDark ? 15 : 0)
    // The user's own text is dark on a light background, and bold text of that colour stays dark.
    if depth == .sixteen, index == 0, appearance == .light { return .standard }
    return color(index)
  }

  private func nearest(to wanted: SeenColor, in indices: some Sequence<Int>) -> Int? {
    indices.min {
      wanted.distance(to: SeenColor.palette[$0]) < wanted.distance(to: SeenColor.palette[$1])
    }
  }
}

extension CellStyle {
  /// The style with a weaker colour instead of the attribute for dim text, if both colours are known.
  ///
  /// Some terminals show dim text nearly in the colour of its background.
  fileprivate var blended: CellStyle {
    guard let text = foreground.parts, let ground = background.parts else { return self }
    func mix(_ text: Int, _ ground: Int) -> UInt8 { UInt8((text * 3 + ground * 2) / 5) }
    var style = self
    style.foreground = .rgb(mix(text.0, ground.0), mix(text.1, ground.1), mix(text.2, ground.2))
    style.attributes.remove(.dim)
    return style
  }
}

extension LookColor {
  /// The components; `nil` for the sixteen colours that users change, and for the default colour.
  fileprivate var parts: (Int, Int, Int)? {
    switch kind {
    case .rgb(let red, let green, let blue): (red, green, blue)
    case .palette(let index) where index >= 16: PaletteColor.parts(of: index)
    case .standard, .ansi, .palette: nil
    }
  }
}
