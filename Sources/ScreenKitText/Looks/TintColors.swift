public import ScreenKitCore

/// A colour for each meaning of one; those without are as text usually is.
public struct TintColors: Hashable, Sendable {
  private var colors = [CellColor?](repeating: nil, count: ViewStyle.Tint.allCases.count)

  /// The colour of `tint`, or `nil` if it has none of its own.
  public subscript(tint: ViewStyle.Tint) -> CellColor? {
    get { colors[Self.place(of: tint)] }
    set { colors[Self.place(of: tint)] = newValue }
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
