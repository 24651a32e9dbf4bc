/// A rectangle of one colour, in a ``ColorPalette`` or as the value of a ``ColorField``.
public final class ColorSwatch: Button {
  /// The colour; `nil` for none.
  public internal(set) var color: TextColor? {
    didSet {
      guard color != oldValue else { return }
      paint = color.map { ViewPaint(background: $0) }
      changed(.appearance)
    }
  }

  /// Whether the colour is the value of its palette.
  public internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { changed(.appearance) } }
  }

  /// Whether the colour is highlighted; keys act on the highlighted colour.
  public internal(set) var isHighlighted = false {
    didSet { if isHighlighted != oldValue { changed(.appearance) } }
  }

  init(_ color: TextColor?) {
    self.color = color
    super.init("")
    paint = color.map { ViewPaint(background: $0) }
  }

  /// Whether to show the focus of the palette on this colour.
  public var showsFocus: Bool { isHighlighted && (palette?.isFocused ?? false) }

  private var palette: ColorPalette? { path.first { $0 is ColorPalette } as? ColorPalette }

  /// The name and the digits of the colour.
  public override var accessibleText: String {
    accessibleName
      ?? color.map { "\(ColorName($0).text(in: strings)), \($0.hex)" }
      ?? strings.colors.colors
  }

  public override var accessibleValue: String {
    isSelected ? strings.spoken.states.selected : ""
  }

  public override var acceptsFocus: Bool { false }
  public override var focusTarget: View {
    path.dropFirst().first { $0 is Control }?.focusTarget ?? self
  }
}
