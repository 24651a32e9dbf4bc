import HeartBeat
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Whole screens under every look, compared with the files in the folder `Snapshots`.
@MainActor
@Suite("Snapshots of Beating Heart", .leakFree)
struct SnapshotTests {
  nonisolated static let sizes = [CellSize(columns: 80, rows: 24), CellSize(columns: 20, rows: 6)]

  @Test(.proves("B-006", "C-008", "F-134", "F-136", "F-139"), arguments: Look.Name.allCases, sizes)
  func `the heart at rest`(look: Look.Name, size: CellSize) {
    let test = ScreenTest(BeatingHeart(), size: size, look: .named(look))
    expectSnapshot(of: test.snapshot, "heart", look)
  }

  @Test(.proves("B-018"), arguments: Look.Name.allCases, sizes)
  func `the heart in a beat`(look: Look.Name, size: CellSize) {
    let test = ScreenTest(BeatingHeart(), size: size, look: .named(look))
    test.advance(by: .seconds(1))
    expectSnapshot(of: test.snapshot, "beat", look)
  }

  @Test(.proves("B-024"), arguments: Look.Name.allCases, sizes)
  func `the settings`(look: Look.Name, size: CellSize) {
    let test = ScreenTest(BeatingHeart(), size: size, look: .named(look))
    test.press("2", KeyPress(.tab))
    expectSnapshot(of: test.snapshot, "settings", look)
  }

  @Test(arguments: sizes)
  func `the screen in ASCII`(size: CellSize) {
    let look = Look.named(.terminal, glyphs: .ascii)
    let test = ScreenTest(BeatingHeart(), size: size, look: look)
    test.advance(by: .seconds(1))
    #expect(!test.screen.utf8.contains { $0 > 126 })
    expectSnapshot(of: test.snapshot, "beat-ascii", .terminal)
  }

  @Test(arguments: sizes)
  func `the list of keys`(size: CellSize) {
    let test = ScreenTest(BeatingHeart(), size: size)
    test.press("2", "?")
    expectSnapshot(of: test.snapshot, "keys", .terminal)
  }

  @Test(arguments: Look.Name.allCases)
  func `a large screen shows more than the heart`(look: Look.Name) {
    let test = ScreenTest(
      BeatingHeart(), size: CellSize(columns: 200, rows: 60), look: .named(look),
      showsKeyHints: true)
    test.advance(by: .seconds(3))
    expectSnapshot(of: test.snapshot, "large", look)
  }

  @Test func `the picture in the README`() throws {
    let test = ScreenTest(
      BeatingHeart(), size: CellSize(columns: 80, rows: 24), showsKeyHints: true)
    test.advance(by: .seconds(1))
    test.press("2")
    let slider = try #require(test.view("slider", as: Slider.self))
    // About sixty beats, which fill the history.
    for rate in [60, 75, 90, 120, 150, 170, 140, 110, 95, 80, 70, 64] {
      try slider.setByUser(Double(rate))
      test.advance(by: .seconds(3))
    }
    test.press("1")
    expectFile("Docs/Snapshots/beating-heart.svg", toHave: test.snapshot.svg)
  }
}

/// Beating Heart in plain lines.
@MainActor
@Suite("Beating Heart in plain lines", .leakFree)
struct LinearHeartTests {
  @Test(.proves("B-024", "B-025")) func `its tabs, its settings and each change are written`() {
    let stage = LinearStage(BeatingHeart())
    let chart =
      "chart, Rate at the last 60 beats, 60 values from 60 to 60, the last is 60."
    #expect(
      stage.heard() == [
        "Screen: Heart", "  image, Beating heart", "  60 BPM", "  \(chart)", "  tab bar",
        "    tab, Heart, selected, 1 of 2", "    tab, Settings, 2 of 2",
        "Focus, line 5:     tab, Heart, selected, 1 of 2",
      ])
    stage.clock.advance(by: .seconds(5))
    #expect(stage.heard() == [])
    #expect(stage.press("2").first == "Screen: Settings")
    #expect(stage.press("+").contains { $0.hasSuffix("  61 BPM") })
    #expect(stage.isTruthful)
  }
}
