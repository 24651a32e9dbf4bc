import ScreenKitCore

extension LayoutVocabulary {
  /// Returns the explicit colours, opacity and font that `part` describes.
  static func paint(_ part: LayoutElement) throws(LayoutError) -> ViewPaint {
    let (family, size) = (try part.string("font"), try part.count("fontSize"))
    let weight = try part.choice("fontWeight", of: weights)
    let opacity = try part.number("opacity") ?? 1
    guard 0...1 ~= opacity else {
      throw part.error("\"opacity\" is from 0 to 1", at: "opacity")
    }
    let hasFont = family != nil || size != nil || weight != nil
    return ViewPaint(
      foreground: try color("foreground", part), background: try color("background", part),
      opacity: opacity, font: hasFont ? ViewFont(family: family, size: size, weight: weight) : nil)
  }

  /// Returns the colour of `property`, in the form of six hexadecimal digits.
  static func color(_ property: String, _ part: LayoutElement) throws(LayoutError) -> TextColor? {
    guard let text = try part.string(property) else { return nil }
    guard let color = TextColor(hex: text) else {
      throw part.error(
        "\"\(property)\" is a color of six hexadecimal digits such as \"ff8800\"", at: property)
    }
    return color
  }

  private static let weights: KeyValuePairs<String, ViewFont.Weight> = [
    "light": .light, "regular": .regular, "medium": .medium, "bold": .bold,
  ]
}
