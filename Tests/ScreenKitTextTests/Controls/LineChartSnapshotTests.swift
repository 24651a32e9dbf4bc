import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of line charts")
struct LineChartSnapshotTests {
  private func chart(_ series: [ChartSeries], _ labels: [String] = []) -> LineChart {
    let chart = LineChart(series, labels: labels)
    chart.layout.height = .fixed(7)
    return chart
  }

  @Test func `a curve rises from the lower left to the upper right`() {
    let picture = ControlPicture(
      chart([ChartSeries("Rain", [0, 10])], ["Mon", "Sun"]), columns: 16, rows: 7)
    #expect(
      picture.text == """
         ⠤⠤⠤ Rain
        10│         ⢀⣠⠖⠋
          │      ⣀⡤⠞⠉
          │   ⣠⠴⠚⠁
         0│⣠⠖⠋⠁
          ╰─────────────
           Mon       Sun
        """)
  }

  @Test(
    arguments: [
      (30, "   Mon  Tue    Wed    Thu  Fri"), (20, "   Mon    Wed    Fri"),
      (12, "   Mon   Fri"), (11, "   Mon  Fri"), (10, ""),
    ])
  func `names between the ends are below their values`(columns: Int, names: String) {
    let chart = chart([ChartSeries("", [0, 1, 2, 3, 10])], ["Mon", "Tue", "Wed", "Thu", "Fri"])
    let picture = ControlPicture(chart, columns: columns, rows: 7)
    let last = picture.text.split(separator: "\n").last ?? ""
    #expect(names.isEmpty ? !last.contains("Mon") : last == names, "\(picture.text)")
  }

  @Test func `numbers of many values are at equal distances`() {
    let chart = chart([ChartSeries("", (0..<10_001).map(Double.init))])
    let picture = ControlPicture(chart, columns: 60, rows: 7)
    let names = picture.text.split(separator: "\n").last?.split(separator: " ").map { Int($0) }
    let numbers = names?.compactMap { $0 } ?? []
    #expect(numbers.count > 4 && numbers.count == names?.count)
    let steps = zip(numbers.dropFirst(), numbers).map { $0 - $1 }
    #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1)
  }

  @Test func `in ASCII each curve has a separate sign`() {
    let picture = ControlPicture(
      chart([ChartSeries("up", [0, 4]), ChartSeries("down", [4, 0])]), columns: 20, rows: 7,
      .terminal, .ascii)
    #expect(picture.text.contains("* up  o down"))
    #expect(picture.text.allSatisfy { $0.isASCII })
    #expect(picture.text.contains("o") && picture.text.contains("*"))
  }

  @Test func `the cursor reads the values`() {
    let chart = chart([ChartSeries("Rain", [1, 2, 3])], ["Mon", "Tue", "Wed"])
    let picture = ControlPicture(chart, columns: 24, rows: 7, focused: true)
    picture.press(KeyPress(.right), KeyPress(.right))
    #expect(chart.highlightedIndex == 1)
    #expect(picture.text.hasPrefix("‹Tue  ⠤⠤⠤ Rain: 2"))
    picture.click(column: 22, row: 3)
    #expect(chart.highlightedIndex == 2)
  }

  @Test func `a press moves to the pressed column`() {
    let values = (0..<5000).map { Double($0 % 71) }
    let chart = chart([ChartSeries("", values)])
    let picture = ControlPicture(chart, columns: 40, rows: 7)
    let first = picture.text.split(separator: "\n")[1].firstIndex(of: "│").map {
      picture.text.split(separator: "\n")[1].distance(
        from: picture.text.split(separator: "\n")[1].startIndex, to: $0)
    }
    for column in ((first ?? 0) + 1)..<40 {
      picture.click(column: column, row: 3)
      let index = chart.highlightedIndex ?? -1
      let dots = 2 * (40 - (first ?? 0) - 1)
      #expect(
        chart.backend.column(of: index, columns: dots) / 2 == column - (first ?? 0) - 1,
        "\(column)")
    }
  }

  @Test func `with little space only the curve remains`() {
    let picture = ControlPicture(chart([ChartSeries("Rain", [0, 10])]), columns: 4, rows: 7)
    #expect(!picture.text.contains("│"))
    #expect(picture.text.unicodeScalars.contains { 0x2801...0x28FF ~= $0.value })
  }

  @Test func `invalid values leave the rest unchanged`() {
    for values in [[], [.nan], [.infinity], [-.infinity, 1, .nan, .infinity]] as [[Double]] {
      let picture = ControlPicture(chart([ChartSeries("a", values)]), columns: 20, rows: 7)
      #expect(picture.text.contains("a"))
    }
  }

  @Test func `after the first frame a curve costs its columns`() {
    let values = (0..<100_000).map { Double($0 % 997) }
    let chart = chart([ChartSeries("", values)])
    let picture = ControlPicture(chart, columns: 30, rows: 7, focused: true)
    let parts = chart.backend.curves(columns: 50)
    #expect(parts[0].count == 50)
    picture.press(KeyPress(.end))
    #expect(chart.highlightedIndex == 99_999)
  }
}
