import ScreenKitCore
internal import ScreenKitLooks

extension Background {
  /// Applies the colours and the font of the paint of `view`.
  ///
  /// In a highlighted row only the font is applied, so that all text keeps the row's one colour.
  @MainActor
  mutating func apply(_ paint: ViewPaint, of view: View, _ look: Look) {
    let blank = blank
    defer { keepBlank(blank) }
    if paint.font?.isBold == true { attributes.insert(.bold) }
    guard !isUniform, look.colors != .none, paint.foreground != nil || paint.background != nil
    else { return }
    let ground = paint.background.map(LookColor.init) ?? .standard
    let ink = paint.foreground.map(LookColor.init) ?? .standard
    // The user's own text colour may not be readable on an explicit background.
    self.paint(text: ink.isStandard ? ground.readableText : ink, ground: ground)
    guard view.takesPaint else { return }
    let palette = look.palette
    force(
      text: !ink.isStandard || view.style.tint == .standard, ground: !ground.isStandard,
      focusText: palette.onHighlight, focusGround: palette.highlight)
  }
}

extension View {
  /// Whether the colours of a paint replace all those with which the view is drawn.
  ///
  /// Not in views that show colours of their own, such as those of curves.
  fileprivate var takesPaint: Bool {
    switch self {
    case is LineChart, is ListView, is TableView: false
    case is Control, is Label, is Badge, is Digits, is ActivityIndicator: true
    default: false
    }
  }

  /// Whether what is behind the view shows through it.
  var isTranslucent: Bool { hasExtras && (paint?.opacity ?? 1) < 1 }
}

extension LookColor {
  init(_ color: TextColor) { self = .rgb(color.red, color.green, color.blue) }
}
