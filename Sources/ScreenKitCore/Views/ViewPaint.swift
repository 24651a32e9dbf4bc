/// The explicit colours, opacity and font of a view, for apps with designs from other sources.
///
/// A view without a paint has the appearance of its ``ViewStyle`` in the look. Use a paint only if
/// no tint is suitable, such as for a design that is loaded as data. A paint does not follow the
/// user's theme. Its author must make sure that text is readable on its background.
///
/// The focus, a highlighted row and disabled controls keep the appearance of the look: a
/// highlighted row shows no colour of a paint.
public struct ViewPaint: Hashable, Sendable {
  /// The colour of the view's text; `nil` for the colour of the style.
  ///
  /// Descendants without a tint have this colour too. If only the ``background`` is set, text is
  /// black or white.
  public var foreground: TextColor?

  /// The text colour of a pressed or focused button, and of the selected tab of a ``TabBar``; `nil`
  /// for the default of the look.
  public var activeForeground: TextColor?

  /// The colour of a shadow below the text, on surfaces that have shadows; `nil` for none.
  public var shadow: TextColor?

  /// The colour of the whole rectangle of the view, its padding included; `nil` for none.
  public var background: TextColor?

  /// The font; `nil` for the default of the look.
  public var font: ViewFont?

  /// The opacity of the view and of all views in it, from 0 (invisible) to 1.
  ///
  /// A value outside of that range becomes the nearest value in it. A view of opacity 0 takes space
  /// and input, unlike a view with ``View/isHidden``.
  public var opacity: Double {
    get { storedOpacity }
    set { storedOpacity = newValue >= 0 ? min(newValue, 1) : newValue < 0 ? 0 : 1 }
  }

  private var storedOpacity = 1.0

  /// Creates a paint; without arguments, it changes nothing.
  public init(
    foreground: TextColor? = nil, background: TextColor? = nil, opacity: Double = 1,
    font: ViewFont? = nil
  ) {
    (self.foreground, self.background, self.font) = (foreground, background, font)
    self.opacity = opacity
  }
}

/// A font requested by an app, as a hint to surfaces with fonts.
///
/// A terminal has only one font and shows bold weights and large sizes as bold text.
public struct ViewFont: Hashable, Sendable {
  /// The weight of a font.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// A weight below that of most text.
    case light
    /// The weight of most text.
    case regular
    /// A weight between regular and bold.
    case medium
    /// The weight of titles.
    case bold
  }

  /// The name of the family, such as `Arial`; `nil` for the font of the look.
  ///
  /// Surfaces ignore names with characters other than letters, digits, spaces and hyphens.
  public var family: String?
  /// The size in points; `nil` for the default of the look.
  public var size: Int?
  /// The weight; `nil` for the weight of the view's style.
  public var weight: Weight?
  /// The minimum size in points to which the text of a one-line label shrinks to fit; `nil` to
  /// truncate it.
  ///
  /// Surfaces with only one font always truncate the text.
  public var smallestSize: Int?

  /// Creates a font; the look defines the parts that are `nil`.
  public init(family: String? = nil, size: Int? = nil, weight: Weight? = nil) {
    (self.family, self.size, self.weight) = (family, size, weight)
  }

  /// The minimum size in points of titles.
  private static let titleSize = 20

  /// Whether surfaces with only one font show the text in bold.
  public var isBold: Bool {
    switch weight {
    case .bold?: true
    case .light?: false
    case .regular?, .medium?, nil: size.map { $0 >= ViewFont.titleSize } ?? false
    }
  }
}
