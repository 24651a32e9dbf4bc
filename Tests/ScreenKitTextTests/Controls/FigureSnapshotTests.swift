import ScreenKitCore
import ScreenKitTestSupport
@testable import ScreenKitText
import Testing

@MainActor
@Suite("Snapshots of gauges and large figures")
struct FigureSnapshotTests {
  @Test func `figures are drawn with joined lines`() {
    #expect(
      ControlPicture(Digits("0123456789"), columns: 40).text == """
        ╭─╮   ╷ ╶─╮ ╶─╮ ╷ ╷ ╭─╴ ╭─╴ ╶─╮ ╭─╮ ╭─╮
        │ │   │ ╭─╯ ╶─┤ ╰─┤ ╰─╮ ├─╮   │ ├─┤ ╰─┤
        ╰─╯   ╵ ╰─╴ ╶─╯   ╵ ╶─╯ ╰─╯   ╵ ╰─╯ ╶─╯
        """)
  }

  @Test func `in ASCII they are segments`() {
    #expect(
      ControlPicture(Digits("-12.8"), columns: 40, .terminal, .ascii).text == """
                 _     _
         _    |  _|   |_|
              | |_  . |_|
        """)
  }

  @Test func `without space the text has its normal size`() {
    #expect(ControlPicture(Digits("12345"), columns: 18).text == "12345")
    #expect(ControlPicture(Digits("12345"), columns: 4).text == "123…")
    #expect(ControlPicture(Digits("12"), columns: 18, rows: 2).text == "12")
  }

  @Test func `only the segments of a figure are drawn`() {
    for raw in UInt8(0)..<128 {
      let figure = SegmentFigure(rawValue: raw)
      let rows = figure.rows(isUnicode: true).map(Array.init)
      #expect(rows.allSatisfy { $0.count == 3 })
      let across: [SegmentFigure] = [.top, .middle, .bottom]
      for (row, segment) in across.enumerated() {
        #expect((rows[row][1] == "─") == figure.contains(segment))
      }
      #expect((rows[0] + rows[1] + rows[2]).allSatisfy { $0 == " " } == (raw == 0))
      #expect(figure.rows(isUnicode: false).joined().allSatisfy { $0.isASCII })
    }
  }

  @Test(arguments: [
    (Look.Name.terminal, "[█████░░░░░] 0.50"), (.cupertino, "━━━━━━●───── 0.50"),
    (.material, "━━━━━━┃───── 0.50"),
  ])
  func `a gauge is a bar with its value`(look: Look.Name, expected: String) {
    #expect(ControlPicture(Gauge(value: 0.5), columns: 18, look).text == expected)
  }

  @Test func `a warning has a sign, and two rows show the limits`() {
    let gauge = Gauge(0...100, step: 1, value: 90, zones: [.init(from: 80, .warning)])
    gauge.layout.height = .fixed(2)
    #expect(
      ControlPicture(gauge, columns: 17).text == """
        [█████████░] 90!
        0        100
        """)
  }

  @Test func `without space only the bar remains, empty without a value`() {
    #expect(ControlPicture(Gauge(value: 1), columns: 8).text == "[██████]")
    #expect(ControlPicture(Gauge(), columns: 8).text == "[░░░░░░]")
  }
}
