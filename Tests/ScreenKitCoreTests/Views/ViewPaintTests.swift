import ScreenKitCore
import ScreenKitTesting
import Testing

/// Explicit colours, opacity and fonts of views.
@MainActor
@Suite(.leakFree) struct ViewPaintTests {
  private static let orange = TextColor(red: 255, green: 136, blue: 0)

  @Test func `a view has no paint by default`() {
    let label = Label("a")
    let backing = RecordingBacking(label)
    #expect(label.paint == nil)
    label.paint = nil
    #expect(backing.changes.isEmpty)
    label.paint = ViewPaint(foreground: Self.orange)
    #expect(backing.changes == [.appearance])
    label.paint = ViewPaint(foreground: Self.orange)
    #expect(backing.changes == [.appearance])
    label.paint?.opacity = 0.5
    #expect(label.paint == ViewPaint(foreground: Self.orange, opacity: 0.5))
    label.paint = nil
    #expect(backing.changes.count == 3)
  }

  @Test(arguments: [(-1, 0), (0, 0), (0.25, 0.25), (1, 1), (7, 1), (.infinity, 1), (.nan, 1)])
  func `an opacity is from 0 to 1`(given: Double, kept: Double) {
    #expect(ViewPaint(opacity: given).opacity == kept)
  }

  @Test func `colours are read from six hexadecimal digits`() {
    #expect(TextColor(hex: "ff8800") == Self.orange)
    #expect(TextColor(hex: "#FF8800") == Self.orange)
    #expect(TextColor(hex: "000001")?.hex == "000001")
    for wrong in [
      "", "#", "ff880", "ff88000", "#ff88", "ff88zz", "-12345", "+12345", "０９", "ff 800",
    ] {
      #expect(TextColor(hex: wrong) == nil, "\(wrong)")
    }
  }

  @Test func `large sizes and bold weights are bold text`() {
    #expect(!ViewFont().isBold && !ViewFont(size: 17).isBold && !ViewFont(weight: .medium).isBold)
    #expect(ViewFont(size: 24).isBold && ViewFont(weight: .bold).isBold)
    #expect(!ViewFont(size: 24, weight: .light).isBold)
  }

  @Test func `a stop for Tab and a number for actions need no paint`() {
    let row = Row { Button("a") }
    row.isFocusGroup = false
    #expect(!row.isFocusGroup && row.paint == nil)
    row.isFocusGroup = true
    #expect(row.isFocusGroup && row.paint == nil)
  }
}
