internal import ScreenKitLooks

extension Theme {
  /// Returns `glyphs` with the theme's characters; an ASCII glyph set stays as it is.
  func applied(to glyphs: GlyphSet) -> GlyphSet {
    guard glyphs.isUnicode else { return glyphs }
    var result = glyphs
    for (name, text) in self.glyphs {
      if let path = GlyphSet.paths[name] { result[keyPath: path] = text }
    }
    return result
  }
}

extension GlyphSet {
  /// The key paths of the characters, by their names in theme files.
  static var paths: [String: WritableKeyPath<GlyphSet, String>] {
    [
      "topLeft": \.topLeft, "topRight": \.topRight, "bottomLeft": \.bottomLeft,
      "bottomRight": \.bottomRight, "horizontal": \.horizontal, "vertical": \.vertical,
      "heavy": \.heavy, "heavyVertical": \.heavyVertical, "ellipsis": \.ellipsis,
      "focusStart": \.focusStart, "focusEnd": \.focusEnd, "moreAbove": \.moreAbove,
      "moreBelow": \.moreBelow, "bullet": \.bullet, "check": \.check, "knob": \.knob,
      "hollowKnob": \.hollowKnob, "handle": \.handle, "thumb": \.thumb, "block": \.block,
      "shade": \.shade,
      "box": \.box, "tickedBox": \.tickedBox, "circle": \.circle, "chosenCircle": \.chosenCircle,
    ]
  }
}
