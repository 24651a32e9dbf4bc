import HeartBeat
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("The figures below the heart", .leakFree)
struct HeartMonitorTests {
  private let test = ScreenTest(
    BeatingHeart(), size: CellSize(columns: 100, rows: 50), showsKeyHints: true)

  @Test func `a large screen shows the rate and the beats`() {
    #expect(test.screen.contains("╰─╯ ╰─╯ BPM   0 beats"))
    test.advance(by: .seconds(1))
    #expect(test.screen.contains("╰─╯ ╰─╯ BPM   1 beat\n"))
    test.advance(by: .seconds(1))
    #expect(test.screen.contains("╰─╯ ╰─╯ BPM   2 beats"))
  }

  @Test func `a small screen shows only the heart, a larger one the figures`() {
    test.resize(to: CellSize(columns: 30, rows: 12))
    #expect(!test.screen.contains("BPM"))
    test.advance(by: .seconds(5))
    test.resize(to: CellSize(columns: 80, rows: 24))
    #expect(test.screen.contains("  60 BPM\n"))
    test.resize(to: CellSize(columns: 100, rows: 50))
    #expect(test.screen.contains("BPM   5 beats"))
  }

  @Test func `on a large screen the figures are near the heart`() throws {
    test.resize(to: CellSize(columns: 200, rows: 60))
    let rows = test.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let figures = try #require(rows.firstIndex { $0.contains("╭─╴ ╭─╮") })
    let heart = try #require(rows[..<figures].lastIndex { $0.contains("█") })
    #expect(figures - heart <= 6)
  }

  @Test(arguments: [CellSize(columns: 80, rows: 24), CellSize(columns: 200, rows: 60)])
  func `the history has a caption with its scale`(size: CellSize) {
    test.resize(to: size)
    #expect(test.screen.contains(" Last 60 beats, 30 to 220 BPM\n"))
  }

  @Test func `the slider has labels at its ends if there is space`() {
    test.press("2")
    #expect(test.screen.contains(" 30 [━━━●") && test.screen.contains("─] 220\n"))
    test.resize(to: CellSize(columns: 30, rows: 12))
    #expect(test.screen.contains("━━━●") && !test.screen.contains("220"))
  }

  @Test func `the history has the rates of the last beats`() throws {
    let chart = try #require(test.view("history", as: Chart.self))
    #expect(chart.values == Array(repeating: 60, count: 60))
    test.advance(by: .seconds(1))
    test.press("2", "+", "+", "1")
    test.advance(by: .seconds(2))
    #expect(chart.values.suffix(3) == [60, 62, 62])
    #expect(chart.values.count == 60)
  }

  @Test func `a beat at a steady rate does not draw the chart`() throws {
    test.advance(by: .seconds(1))
    let chart = try #require(test.view("history", as: Chart.self))
    let counter = Counter()
    chart.backing = counter
    test.advance(by: .seconds(3))
    #expect(counter.changes == 0)
  }

  @Test func `the slider sets the rate and follows the keys`() throws {
    test.press("2", "+")
    let slider = try #require(test.view("slider", as: Slider.self))
    #expect(slider.value == 61)
    try slider.setByUser(180)
    #expect(test.view("rate", as: Label.self)?.text == "180 BPM")
    #expect(slider.scale.range == 30...220)
  }

  @Test func `hints name the arrow keys of the tab bar, but not its numbers`() {
    #expect(test.application.keyHints.map(\.name) == ["Next tab", "Keys", "Quit"])
    test.press("2", KeyPress(.tab))
    #expect(test.application.keyHints.map(\.name) == ["Slower", "Faster", "Keys", "Quit"])
  }
}

private final class Counter: ViewBacking {
  private(set) var changes = 0
  override func viewDidChange(_ change: ViewChange) { changes += 1 }
}
