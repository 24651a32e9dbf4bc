import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@MainActor
@Suite("Line chart", .leakFree)
struct LineChartTests {
  private let chart = LineChart(
    [ChartSeries("Rain", [1, 2, .nan, 4]), ChartSeries("Sun", [5, 6])],
    labels: ["Mon", "Tue", "Wed"])
  private let log = Log<Int>()

  init() {
    chart.onHighlight = { [log] in log.write($0) }
    chart.didLayOut(.init(plot: 4..<24))
  }

  @Test func `keys move the cursor, and stop at the ends`() throws {
    for key in [Key.right, .right, .end, .right, .left, .home, .left] {
      #expect(try chart.handle(.key(KeyPress(key))))
    }
    #expect(log.entries == [0, 1, 3, 2, 0])
    #expect(try !chart.handle(.key(KeyPress(.up))))
  }

  @Test func `the first step back goes to the end`() throws {
    #expect(try chart.handle(.action(.step(-1))))
    #expect(chart.highlightedIndex == 3)
    #expect(try chart.handle(.action(.setValue(.int(1)))))
    #expect(try chart.handle(.action(.step(.min))))
    #expect(log.entries == [3, 1, 0])
  }

  @Test(arguments: [(4, 0), (23, 3), (-9, 0), (99, 3), (10, 1)])
  func `the pointer moves the cursor to the nearest value`(x: Int, index: Int) throws {
    let input = PointerInput(
      action: .down(.left), location: SurfacePoint(x: x, y: 0), isInside: true, modifiers: [])
    #expect(try chart.handle(.pointer(input)))
    #expect(chart.highlightedIndex == index)
  }

  @Test func `a screen reader reads the curves, or the values at the cursor`() {
    #expect(
      chart.accessibleValue
        == "Rain: 3 values from 1 to 4, the last is 4. Sun: 2 values from 5 to 6, the last is 6.")
    chart.highlightedIndex = 1
    #expect(chart.accessibleValue == "Tue, Rain: 2, Sun: 6")
    chart.highlightedIndex = 3
    #expect(chart.accessibleValue == "4, Rain: 4, Sun: no value")
    #expect(LineChart().accessibleValue == "No values.")
  }

  @Test func `with fewer values the cursor stays within them`() {
    chart.highlightedIndex = 3
    chart.series = [ChartSeries("", [1, 2])]
    #expect(chart.highlightedIndex == 1)
    chart.series = []
    #expect(chart.highlightedIndex == nil)
    #expect((try? chart.handle(.key(KeyPress(.right)))) == false)
  }

  @Test func `the cursor is saved`() {
    chart.highlightedIndex = 2
    let other = LineChart(values: [1, 2, 3])
    other.restore(chart.savedState ?? .null)
    #expect(other.highlightedIndex == 2)
    other.restore(.int(9))
    #expect(other.highlightedIndex == 2)
    #expect(LineChart(values: [1]).savedState == nil)
  }

  @Test func `a key moves by a column that covers several values`() throws {
    chart.series = [ChartSeries("", Array(repeating: 1, count: 20_000))]
    chart.highlightedIndex = 0
    _ = try chart.handle(.key(KeyPress(.right)))
    #expect(chart.highlightedIndex == 1000)
  }

  @Test func `a disabled one keeps its cursor`() throws {
    chart.isEnabled = false
    #expect(try !chart.handle(.key(KeyPress(.right))))
    #expect(chart.highlightedIndex == nil)
  }

  @Test func `the scale ignores non-finite values`() {
    chart.series = [ChartSeries("", [.infinity, 3, .nan, -.infinity, 7])]
    #expect(chart.scale == ChartScale([3, 7]))
    chart.minimum = 0
    #expect(chart.scale.lower == 0)
  }

  @Test func `the curves are reduced once for a number of columns`() {
    let parts = chart.backend.curves(columns: 7)
    #expect(parts.map(\.count) == [7, 7])
    #expect(parts[0][6] == 0.6...0.6)
    #expect(parts[1][6] == nil)
    chart.series = [ChartSeries("", [1])]
    #expect(chart.backend.curves(columns: 7).count == 1)
  }
}
