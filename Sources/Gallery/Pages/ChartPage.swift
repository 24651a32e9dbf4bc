import ScreenKitCore

final class ChartPage: Page {
  private let bars = Chart(
    .bars, ChartPage.months, labels: ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"])
  private let line = Chart(.sparkline, ChartPage.months)
  private let empty = Chart(.sparkline)
  private let another = Button("Another year")

  override func makeView() -> View {
    (bars.id, line.id, empty.id, another.id) = ("bars", "line", "empty", "another")
    (bars.accessibleName, line.accessibleName) = ("Rain by month", "Rain over the year")
    empty.accessibleName = "No data"
    bars.showsValues = true
    bars.layout.height = .fixed(10)
    line.layout.height = .fixed(2)
    empty.layout.height = .fixed(1)
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        Row { another }
        bars
        line
        empty
      })
  }

  override func connect() { connect(another, to: ChartPage.showAnother) }

  /// Moves the first month to the end, so that both charts change.
  private func showAnother() {
    bars.values = Array(bars.values.dropFirst() + bars.values.prefix(1))
    line.values = bars.values
    log.record(bars.accessibleValue)
  }

  private static let months: [Double] = [38, 33, 41, 37, 54, 69, 62, 58, 45, 43, 48, 44]
}
