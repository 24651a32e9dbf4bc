import GalleryScreens
import LineApps
import PlainLines
import ScreenKitCore
import Testing

/// Every page of the gallery, and therefore every control, on lines.
@MainActor
@Suite("The gallery on lines")
struct GalleryTests {
  @Test func `the list opens every page`() throws {
    let stage = try Stage(.gallery)
    var seen: Set<[String]> = []
    for row in 1...GalleryScreen.pageNames.count {
      let list = try stage.number(of: "list, Controls")
      let lines = stage.read("open \(list) \(row)")
      #expect(lines.first?.hasPrefix("Error") == false, "row \(row)")
      seen.insert(stage.screen)
    }
    #expect(seen.count == GalleryScreen.pageNames.count)
  }

  /// Uses each view of each page by several commands, and expects that the app continues.
  @Test func `every view of every page can be used`() throws {
    for page in GalleryScreen.pageNames {
      let stage = Stage(GalleryScreen(page: page))
      #expect(stage.lines.count > 2, "\(page)")
      var answers: [String] = []
      for number in 1...60 {
        for line in lines(for: number) { answers += stage.read(line).prefix(1) }
        closePanels(of: stage)
        stage.clock.advance(by: .seconds(1))
        try #require(stage.session.outcome == nil, "\(page), \(number)")
      }
      // A view may refuse commands, but not all of them.
      #expect(answers.contains { !$0.hasPrefix("Error") }, "\(page)")
    }
  }

  private func lines(for number: Int) -> [String] {
    ["focus \(number)", "\(number)", "step \(number) 1", "type \(number) abc", "key Down"]
  }

  /// Goes back until a screen is in front, so that numbers refer to its views again.
  private func closePanels(of stage: Stage) {
    for _ in 0..<5 where stage.screen.first?.hasPrefix("== screen") == false { stage.read("back") }
  }
}
