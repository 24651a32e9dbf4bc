internal import ScreenKitCore

/// A slider for a rate, between labels with the ends of its range if there is enough space.
final class RateSlider: View {
  /// The minimum width of a screen with the labels.
  private static let leastWidth = 40

  /// The slider itself.
  let slider: Slider
  private let ends: [Label]

  /// Creates a slider for `rates`.
  init(_ rates: ClosedRange<Int>, step: Int) {
    slider = Slider(Double(rates.lowerBound)...Double(rates.upperBound), step: Double(step))
    ends = [Label("\(rates.lowerBound)"), Label("\(rates.upperBound)")]
    super.init()
    slider.layout.width = .init(minimum: 12, maximum: 40)
    for label in ends { label.style.tint = .secondary }
    add(Row(spacing: 1) { [ends[0], slider, ends[1]] })
  }

  /// The slider only, since a screen reader reads its range.
  override var semanticDetails: SemanticDetails { SemanticDetails(parts: [slider]) }

  /// Shows the labels if a screen of `size` has space for them.
  func fit(_ size: SurfaceSize) {
    for label in ends { label.isHidden = size.width < RateSlider.leastWidth }
  }
}
