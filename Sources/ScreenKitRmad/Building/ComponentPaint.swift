internal import ScreenKitCore

extension RmadColor {
  /// The colour for views; `nil` for the transparent one.
  var textColor: TextColor? { isClear ? nil : TextColor(red: red, green: green, blue: blue) }
}

extension ComponentDescription {
  /// The paint that the description gives to the view of a component; `nil` if it says nothing.
  ///
  /// Only what the description itself says is painted. What is absent, such as a white ground by
  /// default, is left to the user's theme.
  func paint(textColor: RmadColor? = nil, in app: AppDescription) -> ViewPaint? {
    var paint = ViewPaint()
    paint.background = given(.bgColor)?.textColor
    paint.foreground = textColor?.textColor
    paint.opacity = given(.alpha) ?? 1
    paint.font = font(in: app)
    return paint == ViewPaint() ? nil : paint
  }

  /// The font of a component with text, its own or that of the app; `nil` if neither is given.
  private func font(in app: AppDescription) -> ViewFont? {
    guard [.label, .refreshLabel].contains(type) else { return nil }
    let name = given(.font) ?? app.defaultFont
    let size = given(.fontSize) ?? app.defaultFontSize
    let words = name.split(separator: "-", maxSplits: 1)
    let isBold = words.count > 1 && words[1].lowercased().contains("bold")
    return ViewFont(
      family: words.first.map(String.init), size: Int(exactly: size.rounded()),
      weight: isBold ? .bold : nil)
  }
}
