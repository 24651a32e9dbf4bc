import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite(
  "Pictures of progress bars and activity indicators", .leakFree,
  .proves("F-053", "F-055", "F-139"))
struct ProgressSnapshotTests {
  @Test(arguments: [
    (
      Look.Name.terminal, GlyphSet.unicode,
      ["[░░░░░░░░]   0%", "[████░░░░]  50%", "[███████░]  99%", "[████████] 100%"]
    ),
    (
      .cupertino, .unicode,
      ["───────────────", "━━━━━━━────────", "━━━━━━━━━━━━━━─", "━━━━━━━━━━━━━━━"]
    ),
    (
      .material, .unicode,
      [" ──────────────", "━━━━━━━ ───────", "━━━━━━━━━━━━━━─", "━━━━━━━━━━━━━━━"]
    ),
    (
      .terminal, .ascii,
      ["[........]   0%", "[####....]  50%", "[#######.]  99%", "[########] 100%"]
    ),
    (
      .cupertino, .ascii,
      ["---------------", "=======--------", "==============-", "==============="]
    ),
  ])
  func `nothing, half, nearly all, and all`(look: Look.Name, glyphs: GlyphSet, expected: [String]) {
    let pictures = [0, 0.5, 0.999, 1].map {
      ControlPicture(ProgressBar($0), columns: 15, look, glyphs).text
    }
    #expect(pictures == expected)
  }

  @Test func `without a known amount a part moves`() {
    for (look, expected) in [
      (Look.Name.terminal, ["[██░░░░░░]", "[░██░░░░░]", "[░░██░░░░]"]),
      (.cupertino, ["━─────────", "━━────────", "─━━───────"]),
    ] {
      let picture = ControlPicture(ProgressBar(), columns: 10, look)
      let frames = (0..<3).map { _ in
        defer { advance(picture, .milliseconds(100)) }
        return picture.text
      }
      #expect(frames == expected)
      for _ in 0..<50 {
        advance(picture, .milliseconds(100))
        let moving = picture.text.filter { $0 == "█" || $0 == "━" }.count
        #expect((1...2).contains(moving))
      }
    }
  }

  @Test func `with little space figures disappear before brackets`() {
    let bars = [0, 1, 2, 3, 11, 12].map {
      ControlPicture(ProgressBar(0.5), columns: $0).text
    }
    #expect(bars == ["", "░", "█░", "[░]", "[████░░░░░]", "[██░░░]  50%"])
    for columns in 0...3 {
      let picture = ControlPicture(ProgressBar(), columns: columns)
      advance(picture, .seconds(1))
      #expect(picture.text.count <= columns)
    }
  }

  @Test(arguments: [
    (Look.Name.terminal, GlyphSet.unicode, ["⠋", "⠙", "⠹"]),
    (.cupertino, .unicode, ["⣷", "⣯", "⣟"]),
    (.material, .unicode, ["◜", "◠", "◝"]), (.material, .ascii, ["|", "/", "-"]),
  ])
  func `an indicator turns by the clock`(look: Look.Name, glyphs: GlyphSet, expected: [String]) {
    let indicator = ActivityIndicator()
    let picture = ControlPicture(indicator, look, glyphs)
    for frame in expected {
      #expect(picture.text == frame)
      advance(picture, .milliseconds(100))
    }
    picture.stage.change { indicator.isAnimating = false }
    #expect(picture.text.isEmpty)
  }

  @Test func `a frame writes a few bytes, and a stopped indicator none`() {
    let indicator = ActivityIndicator()
    let picture = ControlPicture(indicator)
    let before = picture.stage.frames.count
    advance(picture, .seconds(2))
    let frames = picture.stage.frames[before...]
    #expect(frames.count == 20)
    #expect(frames.allSatisfy { $0.count < 24 })
    picture.stage.change { indicator.isAnimating = false }
    let stopped = picture.stage.frames.count
    advance(picture, .seconds(2))
    #expect(picture.stage.frames.count == stopped)
    #expect(pending(picture) == 0)
  }

  @Test func `an invisible one stops, and continues when visible`() {
    let scroll = Scroll(
      Column {
        ActivityIndicator()
        for number in 1...9 { Label("\(number)") }
      })
    let picture = ControlPicture(scroll, rows: 3)
    #expect(pending(picture) == 1)
    picture.stage.change { scroll.offset = 5 }
    advance(picture, .milliseconds(100))
    #expect(pending(picture) == 0)
    picture.stage.change { scroll.offset = 0 }
    #expect(pending(picture) == 1)
  }

  @Test func `without space or in a small terminal, nothing moves`() {
    let options = TextOptions(minimumSize: CellSize(columns: 9, rows: 2))
    let stage = Stage(ActivityIndicator(), columns: 20, rows: 4, options: options)
    stage.resize(columns: 5, rows: 4)
    (stage.application.clock as? ManualClock)?.advance(by: .seconds(1))
    #expect((stage.application.clock as? ManualClock)?.pendingCount == 0)
    stage.resize(columns: 20, rows: 4)
    #expect((stage.application.clock as? ManualClock)?.pendingCount == 1)
    #expect(pending(ControlPicture(ProgressBar(), columns: 0)) == 0)
  }

  private func advance(_ picture: ControlPicture, _ duration: Duration) {
    (picture.stage.application.clock as? ManualClock)?.advance(by: duration)
  }

  private func pending(_ picture: ControlPicture) -> Int? {
    (picture.stage.application.clock as? ManualClock)?.pendingCount
  }
}
