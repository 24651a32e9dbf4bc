public import ScreenKitCore
public import ScreenKitLooks

extension Palette {
  /// The accent colour, for selected items.
  var accent: LookColor { tints[.accent] }

  /// Returns the terminal style of text with `style`.
  public func text(_ style: ViewStyle) -> CellStyle {
    let color = tints[style.tint]
    return switch style.emphasis {
    case .regular: CellStyle(color)
    case .strong: CellStyle(color, .bold)
    case .faint: CellStyle(color, .dim)
    }
  }
}
