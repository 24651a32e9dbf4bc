internal import ScreenKitCore

/// The palettes of a look: one for a dark and one for a light background.
public struct PaletteEditions: Hashable, Sendable {
  /// The palette for text on a dark background.
  public var dark: Palette
  /// The palette for text on a light background.
  public var light: Palette

  /// Creates a pair of palettes.
  public init(dark: Palette, light: Palette) {
    self.dark = dark
    self.light = light
  }

  /// The palette for the background `appearance`.
  @inlinable public subscript(appearance: Appearance) -> Palette {
    switch appearance {
    case .dark: dark
    case .light: light
    }
  }
}

extension PaletteEditions {
  /// Returns the palettes of the look called `name`.
  public static func named(_ name: LookName) -> PaletteEditions {
    switch name {
    case .terminal: PaletteEditions(dark: .ansi, light: .ansiOnLight)
    case .cupertino: cupertino
    case .material: material
    }
  }

  private static let cupertino = PaletteEditions(
    dark: Palette(
      tints: [
        .accent: .rgb(10, 132, 255), .secondary: .rgb(152, 152, 157),
        .positive: .rgb(48, 209, 88), .warning: .rgb(255, 159, 10), .negative: .rgb(255, 69, 58),
      ], bar: .standard, panel: .standard, line: .rgb(108, 108, 112)),
    light: Palette(
      tints: [
        .accent: .rgb(0, 95, 204), .secondary: .rgb(108, 108, 112), .positive: .rgb(30, 125, 55),
        .warning: .rgb(201, 52, 0), .negative: .rgb(215, 0, 21),
      ], bar: .standard, panel: .standard, line: .rgb(142, 142, 147)))

  private static let material = PaletteEditions(
    dark: Palette(
      tints: [
        .accent: .rgb(208, 188, 255), .secondary: .rgb(147, 143, 153),
        .positive: .rgb(129, 199, 132), .warning: .rgb(255, 183, 77),
        .negative: .rgb(242, 184, 181),
      ], bar: .standard, panel: .standard, line: .rgb(147, 143, 153)),
    light: Palette(
      tints: [
        .accent: .rgb(103, 80, 164), .secondary: .rgb(98, 91, 113), .positive: .rgb(46, 125, 50),
        .warning: .rgb(156, 87, 0), .negative: .rgb(179, 38, 30),
      ], bar: .standard, panel: .standard, line: .rgb(121, 116, 126)))
}
