internal import ScreenKitCore

/// The figures of the heart below its picture: its rate, its beats and a history of the rate.
final class HeartMonitor: View {
  /// The minimum screen size for the figures with enough space for the heart.
  static let leastSize = SurfaceSize(width: 40, height: 19)
  /// The minimum height of a screen with large figures and a high history.
  private static let spaciousHeight = 40

  private let rate = Digits()
  private let unit = Label("BPM")
  private let beats = Label()
  private let figures = Row(spacing: 3, cross: .trailing) {}
  private let chart = Chart(.sparkline)
  private let caption = Label()

  /// Creates the figures with a history of `count` beats at `rates`.
  init(rates: ClosedRange<Int>, beats count: Int) {
    super.init()
    (rate.id, beats.id, chart.id) = ("rate", "beats", "history")
    (rate.style, unit.style) = (.init(emphasis: .strong), .init(emphasis: .strong))
    (beats.style.tint, chart.style.tint) = (.secondary, .negative)
    chart.accessibleName = "Rate at the last \(count) beats"
    caption.text = "Last \(count) beats, \(rates.lowerBound) to \(rates.upperBound) BPM"
    caption.style.tint = .secondary
    (chart.minimum, chart.maximum) = (
      Double(rates.lowerBound), Double(rates.upperBound)
    )
    chart.layout.width = .init(minimum: 36, maximum: 72)
    figures.setChildren([
      Row(spacing: 1, cross: .trailing) { [rate, unit] }, beats,
    ])
    add(
      Column(spacing: 1, cross: .center) {
        figures
        Column(cross: .center) {
          chart
          caption
        }
      })
  }

  /// Returns the height of the figures on a screen of `size`.
  static func height(in size: SurfaceSize) -> Int {
    let isSpacious = size.height >= spaciousHeight
    // The figures and the history, with a blank row between them, and the caption.
    return (isSpacious ? 3 + 8 : 1 + 3) + 2
  }

  /// The rate and its history; the number of beats would interrupt a screen reader at each beat.
  override var semanticDetails: SemanticDetails {
    SemanticDetails(value: "", parts: [unit, chart])
  }

  /// Fits the figures to a screen of `size`.
  func fit(_ size: SurfaceSize) {
    let isSpacious = size.height >= HeartMonitor.spaciousHeight
    let height = isSpacious ? 8 : 3
    chart.layout.height = .init(minimum: height, maximum: height)
    // In one row, the rate has the size of other text. The changing count is only for large
    // screens.
    beats.isHidden = !isSpacious
    figures.layout.height = .init(maximum: isSpacious ? 3 : 1)
  }

  func show(rate new: Int) {
    rate.text = "\(new)"
    unit.accessibleName = "\(new) BPM"
  }

  func show(beats count: Int) { beats.text = count == 1 ? "1 beat" : "\(count) beats" }

  /// Shows the rates at the last beats; equal rates cause no new frame.
  func show(history rates: [Double]) { if rates != chart.values { chart.values = rates } }
}
