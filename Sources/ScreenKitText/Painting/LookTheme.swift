internal import ScreenKitLooks

/// A look together with the theme file that changes it, so that the file can be reloaded.
@MainActor
final class LookTheme {
  private let path: String
  private let look: Look
  /// The colours and characters of the look without a theme.
  private let palettes: PaletteEditions
  private let glyphs: GlyphSet
  /// The warnings about the file's colours, as messages that name file and line.
  private(set) var warnings: [String] = []

  /// Reads the file at `path` and applies it to `look`.
  init(path: String, look: Look) throws(ThemeFileError) {
    (self.path, self.look) = (path, look)
    (palettes, glyphs) = (look.palettes, look.glyphs)
    try load()
  }

  /// Returns a theme with the same file, applied to another look.
  func applied(to look: Look) throws(ThemeFileError) -> LookTheme {
    try LookTheme(path: path, look: look)
  }

  /// Reads the file again and applies it; on an error the look stays unchanged.
  func load() throws(ThemeFileError) {
    let file = try ThemeFile(path: path)
    warnings = file.warnings
    (look.palettes, look.glyphs) = (palettes, glyphs)
    look.apply(file.theme)
  }
}
