internal import ScreenKitCore

extension RmadColor {
  /// The colour for views; `nil` for a transparent colour.
  var textColor: TextColor? { isClear ? nil : TextColor(red: red, green: green, blue: blue) }
}

extension ComponentDescription {
  /// Returns the paint of a component's view; `nil` if the description has no colours or fonts.
  ///
  /// Only explicit values of the description are used. Defaults, such as a white background, are
  /// left to the user's theme.
  func paint(textColor: RmadColor? = nil, in app: AppDescription) -> ViewPaint? {
    var paint = ViewPaint()
    paint.background = given(.bgColor)?.textColor
    paint.foreground = textColor?.textColor
    paint.opacity = given(.alpha) ?? 1
    paint.font = font(in: app)
    return paint == ViewPaint() ? nil : paint
  }

  /// Returns the font of a component with text, its own or the app's; `nil` if neither is given.
  private func font(in app: AppDescription) -> ViewFont? {
    guard [.label, .refreshLabel].contains(type) else { return nil }
    let name = given(.font) ?? app.defaultFont
    let size = given(.fontSize) ?? app.defaultFontSize
    var font = ViewFont(family: name, size: Int(exactly: size.rounded()))
    if let hyphen = name.firstIndex(of: "-") {
      font.family = String(name[..<hyphen])
      if name[hyphen...].lowercased().contains("bold") { font.weight = .bold }
    }
    if (self[.numberOfLines] ?? 1) == 1 {
      font.smallestSize = self[.minimumFontSize].flatMap { Int(exactly: $0.rounded()) }
    }
    return font
  }

  /// Returns the paint of a button, including the colour of its title in the selected state.
  func buttonPaint(in app: AppDescription) -> ViewPaint? {
    var paint = paint(textColor: self[.textColor], in: app) ?? ViewPaint()
    paint.activeForeground = given(.tintColor)?.textColor
    paint.shadow = given(.titleShadowColor)?.textColor
    return paint == ViewPaint() ? nil : paint
  }

  /// Returns the paint of an activity indicator: its own colour, or the colour of its style.
  func indicatorPaint(in app: AppDescription) -> ViewPaint? {
    let style = given(.indicatorStyle) ?? app.defaultIndicatorStyle
    var paint = paint(textColor: given(.color) ?? style.color, in: app)
    if style == .largeWhite { paint?.font = ViewFont(size: IndicatorStyle.largeSize) }
    return paint
  }
}

extension IndicatorStyle {
  /// The font size, in points, at which a large indicator is nearly twice as high as others.
  fileprivate static let largeSize = 30

  /// The colour of the indicators of the style.
  fileprivate var color: RmadColor {
    switch self {
    case .gray: RmadColor(red: 0x80, green: 0x80, blue: 0x80)
    case .white, .largeWhite: .white
    }
  }
}
