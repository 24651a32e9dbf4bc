import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of charts", .leakFree)
struct ChartSnapshotTests {
  private func framed(
    _ chart: Chart, columns: Int = 30, rows: Int, _ look: Look.Name = .terminal,
    _ glyphs: GlyphSet = .unicode
  ) -> String {
    Stage(chart, columns: columns, rows: rows, look, glyphs).framed
  }

  @Test(arguments: Look.Name.allCases)
  func `bars share the width, and have names below them`(look: Look.Name) {
    let chart = Chart(.bars, [3, 1, 4, 1.5, 5], labels: ["Mon", "Tuesday", "W", "", "Fri"])
    #expect(
      framed(chart, rows: 7, look) == """
        |                        █████ |
        |            ▆▆▆▆▆       █████ |
        |▅▅▅▅▅       █████       █████ |
        |█████       █████       █████ |
        |█████ ▂▂▂▂▂ █████ ▆▆▆▆▆ █████ |
        |█████ █████ █████ █████ █████ |
        | Mon  Tues…   W          Fri  |
        """)
  }

  @Test(arguments: Look.Name.allCases)
  func `each bar has its number above it and the accent colour`(look: Look.Name) {
    let chart = Chart(.bars, [3, 1, -1.5, 12345], labels: ["a", "b", "c", "d"])
    chart.showsValues = true
    let stage = Stage(chart, columns: 15, rows: 8, look)
    let rows = stage.framed.split(separator: "\n")
    #expect(rows.contains { $0.contains(" 3 ") } && rows.contains { $0.contains(" 1 ") })
    #expect(!stage.framed.contains("12345"))
    let bar = stage.surface.snapshot.runs(row: 5).first { $0.text.contains("█") }
    #expect(bar?.style.foreground == Look.named(look).palette.accent)
  }

  @Test func `a low chart omits the numbers`() {
    let chart = Chart(.bars, [3, 1])
    chart.showsValues = true
    #expect(framed(chart, columns: 7, rows: 1) == "|███ ▃▃▃|")
  }

  @Test func `bars in ASCII`() {
    let chart = Chart(.bars, [3, 1, 4, 1.5, 5], labels: ["Mon", "Tuesday"])
    #expect(
      framed(chart, rows: 4, .cupertino, .ascii) == """
        |            -----       ##### |
        |=====       #####       ##### |
        |##### ----- ##### ##### ##### |
        | Mon  Tues~                   |
        """)
  }

  @Test func `values below zero extend downwards`() {
    let chart = Chart(.bars, [4, -2, .nan, -1, 1, 0])
    #expect(
      framed(chart, columns: 24, rows: 6) == """
        |███                     |
        |███                     |
        |███                     |
        |███             ███     |
        |    ███     ███         |
        |    ███                 |
        """)
    chart.values = [4, -1, -2]
    #expect(
      framed(chart, columns: 11, rows: 3) == """
        |███        |
        |███        |
        |    ▄▄▄ ███|
        """)
    let hanging = Stage(chart, columns: 11, rows: 3).surface.snapshot.runs(row: 2)[1]
    #expect(hanging.text == "▄▄▄" && hanging.style.attributes == .reverse)
    #expect(framed(chart, columns: 11, rows: 3, .terminal, .ascii).hasSuffix("|    --- ###|"))
  }

  @Test func `a sparkline is one line, or the given number`() {
    let chart = Chart(.sparkline, [1, 2, 3, .nan, 8, 4, .infinity])
    #expect(framed(chart, columns: 9, rows: 1) == "|▁▁▂ █▃█  |")
    #expect(framed(chart, columns: 9, rows: 1, .material, .ascii) == "|___ #-#  |")
    #expect(framed(chart, columns: 9, rows: 2) == "|    █ █  |\n|▁▂▅ █▇█  |")
  }

  @Test func `a column of several values shows the greatest`() {
    let values = (0..<1000).map { $0 == 500 ? 8 : Double($0 % 2) }
    #expect(framed(Chart(.sparkline, values), columns: 10, rows: 1) == "|▁▁▁▁▁█▁▁▁▁|")
    #expect(framed(Chart(.bars, values, labels: ["a"]), columns: 10, rows: 1) == "|▁▁▁▁▁█▁▁▁▁|")
  }

  @Test func `empty and invalid values leave the space empty`() {
    for values in [[], [.nan, .nan]] as [[Double]] {
      #expect(framed(Chart(.bars, values), columns: 3, rows: 2) == "|   |\n|   |")
      #expect(framed(Chart(.sparkline, values), columns: 3, rows: 1) == "|   |")
    }
  }

  @Test func `it requests the space for its values`() {
    let chart = Chart(.bars, [1, 2], labels: ["long label", "b"])
    let stage = Stage(
      Column {
        chart; Label("below")
      }, columns: 40, rows: 10)
    #expect(stage.surface.bounds(of: chart)?.size.height == 7)
    stage.change { chart.kind = .sparkline }
    #expect(stage.surface.bounds(of: chart)?.size.height == 1)
  }

  @Test(arguments: RandomWalks.seeds(80, of: 500))
  func `any values are painted in any space`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let special = [
      0, -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1, -1, .leastNonzeroMagnitude,
    ]
    let chart = Chart(
      Bool.random(using: &random) ? .bars : .sparkline,
      (0..<Int.random(in: 0...50, using: &random)).map { _ in
        special.randomElement(using: &random) ?? 0
      }, labels: (0..<Int.random(in: 0...4, using: &random)).map { _ in "漢\u{1B}[2J" })
    if Bool.random(using: &random) { chart.minimum = special.randomElement(using: &random) }
    if Bool.random(using: &random) { chart.maximum = special.randomElement(using: &random) }
    let stage = Stage(
      chart, columns: Int.random(in: 0...40, using: &random),
      rows: Int.random(in: 0...9, using: &random),
      Look.Name.allCases.randomElement(using: &random) ?? .terminal,
      Bool.random(using: &random) ? .unicode : .ascii)
    #expect(stage.isTruthful)
  }
}
