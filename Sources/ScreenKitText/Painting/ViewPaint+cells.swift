import ScreenKitCore
internal import ScreenKitLooks

extension Background {
  /// Applies the colours and the font of the paint of `view`.
  ///
  /// In a highlighted row only the font is applied, so that all text keeps the row's colour.
  @MainActor
  mutating func apply(_ paint: ViewPaint, of view: View, _ look: Look) {
    let blank = blank
    defer { keepBlank(blank) }
    if paint.font?.isBold == true { attributes.insert(.bold) }
    let hasColor =
      paint.foreground != nil || paint.background != nil || paint.activeForeground != nil
    guard !isUniform, look.colors != .none, hasColor else { return }
    let ground = paint.background.map(LookColor.init) ?? .standard
    let active = view.isActive ? paint.activeForeground : nil
    let ink = (active ?? paint.foreground).map(LookColor.init) ?? .standard
    // The user's own text colour may not be readable on an explicit background.
    self.paint(text: ink.isStandard ? ground.readableText : ink, ground: ground)
    guard view.takesPaint else { return }
    let palette = look.palette
    if active != nil {
      // The app's active colour replaces that of the focus.
      attributes.insert(.bold)
      return force(
        text: true, ground: !ground.isStandard, focusText: .standard, focusGround: .standard)
    }
    force(
      text: !ink.isStandard || view.style.tint == .standard, ground: !ground.isStandard,
      focusText: palette.onHighlight, focusGround: palette.highlight)
  }
}

extension View {
  /// Whether the colours of a paint replace all other colours of the view.
  ///
  /// It is `false` for views with colours of their own, such as those of curves.
  fileprivate var takesPaint: Bool {
    switch self {
    case is LineChart, is ListView, is TableView: false
    case is Control, is Label, is Badge, is Digits, is ActivityIndicator: true
    default: false
    }
  }

  /// Whether the view is a button that is pressed or has the focus.
  fileprivate var isActive: Bool {
    guard let button = self as? Button else { return false }
    return isEffectivelyEnabled && (isFocused || button.backend.isPressed)
  }

  /// Whether the cells behind the view are visible through it.
  var isTranslucent: Bool { hasExtras && (paint?.opacity ?? 1) < 1 }
}

extension LookColor {
  init(_ color: TextColor) { self = .rgb(color.red, color.green, color.blue) }
}
