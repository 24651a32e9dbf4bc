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
    case .cupertino: PaletteEditions(dark: .cupertino, light: .cupertinoOnLight)
    case .material: PaletteEditions(dark: .material, light: .materialOnLight)
    }
  }
}
