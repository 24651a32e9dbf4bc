import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Every page of the gallery, used in plain lines.
@MainActor
@Suite("The gallery in plain lines", .leakFree)
struct LinearGalleryTests {
  @Test(arguments: CaseSample.every(3, of: PageExample.all, from: 2))
  func `each page writes all of its events`(example: PageExample) {
    let stage = LinearStage(GalleryScreen(page: example.page))
    #expect(stage.isTruthful)
    #expect(stage.heard().contains { $0.hasPrefix("Focus, line") })
    _ = stage.press(KeyPress(.tab))
    for key in example.keys {
      _ = stage.press(key)
      #expect(stage.isTruthful, "\(key)")
    }
    stage.clock.advance(by: .seconds(2))
    for key in [Key.tab, .enter, .down, .escape, .function(2)] { _ = stage.press(KeyPress(key)) }
    #expect(stage.isTruthful && stage.isPlain)
  }

  @Test func `with ASCII only, the framework's lines are ASCII`() {
    let stage = LinearStage(GalleryScreen(page: "Button"), glyphs: .ascii)
    _ = stage.press(KeyPress(.tab), KeyPress(.enter))
    #expect(stage.transcript.utf8.allSatisfy { $0 < 0x80 })
  }
}
