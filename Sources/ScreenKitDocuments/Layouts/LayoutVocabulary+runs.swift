import ScreenKitCore

/// Text in several styles, from the `runs` of a label.
extension LayoutVocabulary {
  /// Returns a label with the text of `element`, or with its runs.
  static func label(_ element: LayoutElement) throws(LayoutError) -> Label {
    let text = try element.string("text")
    let runs = try element.parts("runs", called: "run", run)
    guard text == nil || runs.isEmpty else {
      throw element.error("a label has a \"text\" or \"runs\", and not both", at: "runs")
    }
    let label = Label(text ?? "")
    if !runs.isEmpty { label.styledText = StyledText(runs) }
    return label
  }

  private static func run(_ element: LayoutElement) throws(LayoutError) -> StyledText.Run {
    let text = try element.string("text") ?? ""
    try element.require("text")
    let style = StyledText.Style(
      tint: try element.choice("tint", of: tints),
      emphasis: try element.choice("emphasis", of: emphases),
      isUnderlined: try element.bool("underlined") ?? false, link: try link(element),
      foreground: try color("foreground", element), background: try color("background", element))
    return StyledText.Run(text, style)
  }

  private static func link(_ element: LayoutElement) throws(LayoutError) -> ExternalLink? {
    guard let address = try element.string("link") else { return nil }
    if let link = ExternalLink(address) { return link }
    throw element.error(
      "\"link\" is an address that begins with https://, http:// or mailto:", at: "link")
  }
}
