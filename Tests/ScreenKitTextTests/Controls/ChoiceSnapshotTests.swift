import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite(
  "Snapshots of radio groups and segmented controls", .leakFree,
  .proves("F-051", "F-052", "F-139"))
struct ChoiceSnapshotTests {
  private struct Pictures: Sendable {
    let look: Look.Name
    let glyphs: GlyphSet
    /// The rows without and with the focus.
    let below, beside, segments: [String]
  }

  private nonisolated static let pictures = [
    Pictures(
      look: .terminal, glyphs: .unicode, below: ["( ) Day\n(•) Week", "( ) Day\n‹•› Week"],
      beside: ["( ) Day  (•) Week", "( ) Day  ‹•› Week"],
      segments: ["[ Day │•Week ]", "[ Day │‹Week›]"]),
    Pictures(
      look: .cupertino, glyphs: .unicode, below: ["    Day\n ✓  Week", "    Day\n‹✓› Week"],
      beside: ["    Day   ✓  Week", "    Day  ‹✓› Week"],
      segments: ["( Day •Week )", "( Day ‹Week›)"]),
    Pictures(
      look: .material, glyphs: .unicode, below: [" ○  Day\n ◉  Week", " ○  Day\n‹◉› Week"],
      beside: [" ○  Day   ◉  Week", " ○  Day  ‹◉› Week"],
      segments: ["│ Day │•Week │", "│ Day │‹Week›│"]),
    Pictures(
      look: .terminal, glyphs: .ascii, below: ["( ) Day\n(*) Week", "( ) Day\n<*> Week"],
      beside: ["( ) Day  (*) Week", "( ) Day  <*> Week"],
      segments: ["[ Day |*Week ]", "[ Day |<Week>]"]),
    Pictures(
      look: .material, glyphs: .ascii, below: ["( ) Day\n(*) Week", "( ) Day\n<*> Week"],
      beside: ["( ) Day  (*) Week", "( ) Day  <*> Week"],
      segments: ["| Day |*Week |", "| Day |<Week>|"]),
  ]

  @Test(arguments: pictures)
  private func `by default, and with the focus`(pictures: Pictures) {
    let titles = ["Day", "Week"]
    for (index, isFocused) in [false, true].enumerated() {
      let controls: [(ChoiceControl, [String])] = [
        (RadioGroup(titles, value: 1), pictures.below),
        (RadioGroup(titles, value: 1, axis: .horizontal), pictures.beside),
        (SegmentedControl(titles, value: 1), pictures.segments),
      ]
      for (control, expected) in controls {
        let picture = ControlPicture(
          control, focused: isFocused, pictures.look, pictures.glyphs)
        #expect(picture.text == expected[index])
      }
    }
  }

  @Test func `without a choice the focus is at the first`() {
    let group = RadioGroup(["Day", "Week"])
    #expect(ControlPicture(group, focused: true).text == "‹ › Day\n( ) Week")
    let segments = SegmentedControl(["Day", "Week"])
    #expect(ControlPicture(segments, focused: true).text == "[‹Day›│ Week ]")
  }

  @Test(arguments: Look.Name.allCases)
  func `the chosen segment is reversed, and disabled ones are dim`(look: Look.Name) {
    let control = SegmentedControl(["A", "B"], value: 1)
    let picture = ControlPicture(control, look)
    #expect(picture.attributes().contains(.reverse) == (look == .terminal))
    picture.stage.change { control.items[0].isEnabled = false }
    #expect(picture.attributes().contains(.dim))
    picture.stage.change { control.isEnabled = false }
    #expect(!picture.attributes().isEmpty)
    #expect(picture.attributes().allSatisfy { $0.contains(.dim) })
  }

  @Test func `without space the chosen one stays`() {
    let rows = [0, 1, 2, 3, 5, 8, 11].map { columns in
      ControlPicture(SegmentedControl(["Monday", "Me"], value: 0), columns: columns).text
    }
    #expect(rows == ["", "[", "[…", "[•…", "[•… …", "[•Mon… …", "[•Monday …"])
  }

  @Test func `of many segments the nearest are shown, with marks`() {
    let control = SegmentedControl((1...9).map { "Part \($0)" }, value: 0)
    let picture = ControlPicture(control, columns: 26)
    #expect(picture.text == "[•Part 1 │ Part 2 …")
    for (index, expected) in [
      (1, "…•Part 2 │ Part 3 …"), (4, "…•Part 5 │ Part 6 …"), (8, "… Part 8 │•Part 9 ]"),
    ] {
      picture.stage.change { control.value = index }
      #expect(picture.text == expected)
      #expect(picture.stage.isTruthful)
    }
    picture.click(column: 3)
    #expect(control.value == 7)
  }

  @Test(arguments: [true, false])
  func `if the first choice is disabled, the next has the focus`(hasSegments: Bool) {
    let titles = ["First of all", "Second of all"]
    let control = hasSegments ? SegmentedControl(titles) : RadioGroup(titles)
    let stage = Stage(Column { control }, columns: 16, rows: 3)
    stage.change { control.items[0].isEnabled = false }
    #expect(control.items[1].showsFocus)
    #expect(stage.surface.snapshot == stage.freshSnapshot())
  }

  @Test func `rows without space are omitted`() {
    let group = RadioGroup(["One", "Two", "Three"], value: 0)
    #expect(ControlPicture(group, rows: 2).text == "(•) One\n( ) Two")
    #expect(ControlPicture(group, columns: 3, rows: 1).text == "(•)")
  }

  @Test(.proves("F-050"))
  func `a click chooses, and focuses the whole control`() {
    let control = SegmentedControl(["Day", "Week"])
    let picture = ControlPicture(control)
    picture.click(column: 9)
    #expect(control.value == 1 && control.isFocused)
    #expect(picture.text == "[ Day │‹Week›]")
    let group = RadioGroup(["Day", "Week"], value: 1)
    let other = ControlPicture(group)
    other.click(column: 20, row: 0)
    #expect(group.value == 0 && group.isFocused)
  }

  @Test func `new titles are shown at once`() {
    let control = SegmentedControl(["A"], value: 0)
    let picture = ControlPicture(control)
    picture.stage.change { control.titles = ["One", "Two"] }
    #expect(picture.text == "[•One │ Two ]")
  }
}
