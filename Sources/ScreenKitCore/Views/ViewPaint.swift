/// Explicit colours, opacity and font of a view, for apps whose designs come from elsewhere.
///
/// A view without a paint has the appearance that its ``ViewStyle`` and the look define. Use a
/// paint only where no tint fits, such as for a design that is loaded as data: it does not follow
/// the user's theme, and the author alone makes sure that text can be read on its background.
///
/// The focus, a highlighted row and disabled controls keep the appearance of the look: within a
/// highlighted row no colour of a paint is shown.
public struct ViewPaint: Hashable, Sendable {
  /// The colour of the view's text; `nil` for the usual one.
  ///
  /// The views in it have this colour too where their style has no tint. With a ``background`` and
  /// without a colour of its own, text is black or white.
  public var foreground: TextColor?

  /// The colour of the text of a button while it is pressed or has the focus, and of the selected tab
  /// of a ``TabBar``; `nil` for that of the look.
  public var activeForeground: TextColor?

  /// The colour of a shadow below the text, on surfaces that have shadows; `nil` for none.
  public var shadow: TextColor?

  /// The colour of the whole rectangle of the view, its padding included; `nil` for none.
  public var background: TextColor?

  /// The font; `nil` for the usual one.
  public var font: ViewFont?

  /// The opacity of the view and of all views in it, from 0 (invisible) to 1.
  ///
  /// Values outside of that range become the nearest one in it. A view of opacity 0 takes space
  /// and input, which one that ``View/isHidden`` does not.
  public var opacity: Double {
    get { storedOpacity }
    set { storedOpacity = newValue >= 0 ? min(newValue, 1) : newValue < 0 ? 0 : 1 }
  }

  private var storedOpacity = 1.0

  /// Creates a paint; without arguments it changes nothing.
  public init(
    foreground: TextColor? = nil, background: TextColor? = nil, opacity: Double = 1,
    font: ViewFont? = nil
  ) {
    (self.foreground, self.background, self.font) = (foreground, background, font)
    self.opacity = opacity
  }
}

/// A font that an app asks for, as a hint to surfaces that have fonts.
///
/// A terminal has one font: it shows bold weights and large sizes as bold text.
public struct ViewFont: Hashable, Sendable {
  /// The weight of a font.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// Thinner than most text.
    case light
    /// The weight of most text.
    case regular
    /// Between regular and bold.
    case medium
    /// The weight of titles.
    case bold
  }

  /// The name of the family, such as `Arial`; `nil` for the font of the look.
  ///
  /// Surfaces ignore names that have other characters than letters, digits, spaces and hyphens.
  public var family: String?
  /// The size in points; `nil` for the usual one.
  public var size: Int?
  /// The weight; `nil` for that of the view's style.
  public var weight: Weight?
  /// The size in points down to which the text of a label of one line shrinks where it is too long;
  /// `nil` if it is cut instead.
  ///
  /// Surfaces with one font cut it always.
  public var smallestSize: Int?

  /// Creates a font; parts without a value are those of the look.
  public init(family: String? = nil, size: Int? = nil, weight: Weight? = nil) {
    (self.family, self.size, self.weight) = (family, size, weight)
  }

  /// The size in points from which text is a title.
  private static let titleSize = 20

  /// Whether surfaces with one font show the text bold.
  public var isBold: Bool {
    switch weight {
    case .bold?: true
    case .light?: false
    case .regular?, .medium?, nil: size.map { $0 >= ViewFont.titleSize } ?? false
    }
  }
}
