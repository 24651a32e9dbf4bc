import ScreenKitText

extension Look {
  /// Returns a look for readers: the shapes of the terminal look, with stars in another gold.
  static func paper(_ glyphs: GlyphSet) -> Look {
    let look = Look("paper", like: .terminal, glyphs: glyphs)
    look.palettes.dark.tints[.warning] = .rgb(230, 190, 120)
    look.palettes.light.tints[.warning] = .rgb(120, 70, 20)
    if look.glyphs.isUnicode { look.glyphs.bullet = "–" }
    return look
  }
}
