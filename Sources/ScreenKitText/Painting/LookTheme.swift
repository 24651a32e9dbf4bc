/// A look together with the file that changes it, so that the file can be read again.
@MainActor
package final class LookTheme {
  private let path: String
  private let look: Look
  /// The look as it is without a theme.
  private let palettes: PaletteEditions
  private let glyphs: GlyphSet
  /// What the file's colours are to be told of.
  package private(set) var warnings: [String] = []

  /// Applies the file at `path` to `look`.
  package init(path: String, look: Look) throws(ThemeFileError) {
    (self.path, self.look) = (path, look)
    (palettes, glyphs) = (look.palettes, look.glyphs)
    try load()
  }

  /// The same file for another look.
  func applied(to look: Look) throws(ThemeFileError) -> LookTheme {
    try LookTheme(path: path, look: look)
  }

  /// Applies the file as it is now; where anything in it is wrong, all stays as it was.
  package func load() throws(ThemeFileError) {
    let file = try ThemeFile(path: path)
    warnings = file.warnings
    (look.palettes, look.glyphs) = (palettes, glyphs)
    look.apply(file.theme)
  }
}
