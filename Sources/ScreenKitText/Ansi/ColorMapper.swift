/// Says colours with those that a terminal has: the most similar one that is read as well.
@MainActor
package final class ColorMapper {
  private let depth: ColorDepth
  private let appearance: Appearance
  private var known: [CellStyle: CellStyle] = [:]

  /// Text that was read on its ground stays so: WCAG asks for 3 at least.
  private static let leastContrast: Float = 3
  /// More pairs of colours than this are no longer a style, but a picture.
  private static let most = 4096

  package init(_ depth: ColorDepth, on appearance: Appearance) {
    (self.depth, self.appearance) = (depth, appearance)
  }

  /// `style` with colours of the terminal's; everything else stays.
  package func style(_ style: CellStyle) -> CellStyle {
    if depth == .full { return style }
    var said = style
    (said.foreground, said.background) = (.standard, .standard)
    if depth == .none { return said }
    if isSaid(style.foreground) && isSaid(style.background) { return style }
    (said.foreground, said.background) = colors(
      CellStyle(style.foreground, on: style.background))
    return said
  }

  private func colors(_ style: CellStyle) -> (text: CellColor, ground: CellColor) {
    if let known = known[style] { return (known.foreground, known.background) }
    if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
    let ground = isSaid(style.background) ? style.background : nearest(to: style.background)
    let text = isSaid(style.foreground) ? style.foreground : text(style, on: ground)
    known[style] = CellStyle(text, on: ground)
    return (text, ground)
  }

  /// Whether the terminal knows the colour as it is.
  private func isSaid(_ color: CellColor) -> Bool {
    switch color.kind {
    case .standard, .ansi: true
    case .palette: depth >= .palette
    case .rgb: depth == .full
    }
  }

  /// Users change the first sixteen of 256 colours, so that those are not what they seem.
  private var candidates: Range<Int> { depth == .sixteen ? 0..<16 : 16..<256 }

  private func color(_ index: Int) -> CellColor {
    depth == .sixteen ? .ansi(UInt8(index)) : .palette(UInt8(index))
  }

  private func nearest(to wanted: CellColor) -> CellColor {
    guard let seen = wanted.seen else { return wanted }
    return color(nearest(to: seen, in: candidates) ?? 0)
  }

  private func text(_ style: CellStyle, on ground: CellColor) -> CellColor {
    guard let wanted = style.foreground.seen else { return style.foreground }
    let before = style.background.seen ?? appearance.ground
    let after = ground.seen ?? appearance.ground
    let least = min(wanted.contrast(to: before), Self.leastContrast)
    let readable = candidates.filter { SeenColor.palette[$0].contrast(to: after) >= least }
    return color(nearest(to: wanted, in: readable) ?? (after.isDark ? 15 : 0))
  }

  private func nearest(to wanted: SeenColor, in indices: some Sequence<Int>) -> Int? {
    indices.min {
      wanted.distance(to: SeenColor.palette[$0]) < wanted.distance(to: SeenColor.palette[$1])
    }
  }
}

extension CellColor {
  /// What is seen, as far as that is not for the user's theme to say.
  package var seen: SeenColor? {
    switch kind {
    case .standard: nil
    case .ansi(let index), .palette(let index): SeenColor.palette[index]
    case .rgb(let red, let green, let blue): SeenColor(red: red, green: green, blue: blue)
    }
  }
}

extension Appearance {
  /// The ground that the terminal's own colours have.
  package var ground: SeenColor { self == .dark ? .black : .white }
}
