public import ScreenKitCore

/// The colour of each tint; tints without one have the standard text colour.
public struct TintColors: Hashable, Sendable {
  private var standard = CellColor.standard
  private var accent = CellColor.standard
  private var secondary = CellColor.standard
  private var positive = CellColor.standard
  private var warning = CellColor.standard
  private var negative = CellColor.standard

  /// The colour of `tint`.
  public subscript(tint: ViewStyle.Tint) -> CellColor {
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
  public init(dictionaryLiteral elements: (ViewStyle.Tint, CellColor)...) {
    for (tint, color) in elements { self[tint] = color }
  }
}
