public import ScreenKitCore

/// A colour for each meaning of one; those without are as text usually is.
public struct TintColors: Hashable, Sendable {
  /// By the place of their tint; numbers, since each view's is asked for in each frame.
  private var bits = SIMD8<UInt32>()

  /// The colour of `tint`.
  public subscript(tint: ViewStyle.Tint) -> CellColor {
    get { CellColor(bits: bits[Self.place(of: tint)]) }
    set { bits[Self.place(of: tint)] = newValue.bits }
  }

  private static func place(of tint: ViewStyle.Tint) -> Int {
    switch tint {
    case .standard: 0
    case .accent: 1
    case .secondary: 2
    case .positive: 3
    case .warning: 4
    case .negative: 5
    }
  }
}

extension TintColors: ExpressibleByDictionaryLiteral {
  /// Makes a table; of a tint that is there twice, the later colour counts.
  public init(dictionaryLiteral elements: (ViewStyle.Tint, CellColor)...) {
    for (tint, color) in elements { self[tint] = color }
  }
}
