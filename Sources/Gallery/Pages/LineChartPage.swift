import ScreenKitCore

final class LineChartPage: Page {
  private let climate = LineChart(
    [
      ChartSeries("Bergen", [2, 3, 4, 7, 11, 14, 15, 15, 12, 9, 5, 3], tint: .accent),
      ChartSeries("Oslo", [-4, -3, 0, 5, 12, 16, 17, 16, 11, 6, 1, -3], tint: .warning),
    ], labels: LineChartPage.months)
  private let many = LineChart(values: LineChartPage.noise(10_000))
  private let more = Button("More values")

  override func makeView() -> View {
    (climate.id, many.id, more.id) = ("climate", "many", "more")
    (climate.accessibleName, many.accessibleName) = ("Temperature by month", "Many values")
    climate.describe = { "\(Int($0)) °C" }
    climate.layout.height = .fixed(9)
    many.layout.height = .fixed(6)
    return Scroll(
      Column(spacing: 1, cross: .fill) {
        climate
        many
        Row { more }
      })
  }

  override func connect() {
    connect(climate, \.onHighlight) { page, month in
      page.log.record(page.climate.accessibleValue)
    }
    connect(many, \.onHighlight) { $0.log.record("Value \($1 + 1) is read") }
    connect(more, to: LineChartPage.showMore)
  }

  private func showMore() {
    many.series = [ChartSeries("", LineChartPage.noise(2 * many.count))]
    log.record("\(many.count) values")
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Returns a series of values with seemingly random steps and a gap in the middle.
  private static func noise(_ count: Int) -> [Double] {
    var (state, value) = (UInt32(7), 0.0)
    return (0..<count).map { index in
      state = state &* 1_664_525 &+ 1_013_904_223
      value += Double(state >> 24) - 127.5
      return index * 20 / count == 9 ? .nan : value
    }
  }
}
