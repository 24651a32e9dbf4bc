public import ScreenKitCore

/// The colour of each tint; tints without one have the standard text colour.
public struct TintColors: Hashable, Sendable {
  @usableFromInline var standard = LookColor.standard
  @usableFromInline var accent = LookColor.standard
  @usableFromInline var secondary = LookColor.standard
  @usableFromInline var positive = LookColor.standard
  @usableFromInline var warning = LookColor.standard
  @usableFromInline var negative = LookColor.standard

  /// The colour of `tint`.
  @inlinable public subscript(tint: ViewStyle.Tint) -> LookColor {
    get {
      switch tint {
      case .standard: standard
      case .accent: accent
      case .secondary: secondary
      case .positive: positive
      case .warning: warning
      case .negative: negative
      }
    }
    set {
      switch tint {
      case .standard: standard = newValue
      case .accent: accent = newValue
      case .secondary: secondary = newValue
      case .positive: positive = newValue
      case .warning: warning = newValue
      case .negative: negative = newValue
      }
    }
  }
}

extension TintColors: ExpressibleByDictionaryLiteral {
  /// Creates a table of colours; if a tint occurs twice, the later colour is used.
  public init(dictionaryLiteral elements: (ViewStyle.Tint, LookColor)...) {
    for (tint, color) in elements { self[tint] = color }
  }
}
