import ScreenKitCore
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import StudioScreens
import Testing

@MainActor
@Suite("Random steps in the studio", .leakFree)
struct StudioWalkTests {
  @Test(.proves("R-006"), arguments: CaseSample.every(3, of: [1, 2, 3, 4]))
  func `the screen follows each step and each undo`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let start = seed % 2 == 0 ? .newApp : try StudioDocument(json: RmadSample.description)
    let stage = try StudioStage(start)
    await stage.settle()
    let steps = CaseSample.count(8, of: 25)
    for _ in 0..<steps {
      let (document, path) = RandomEdit.change(stage.model.document, &random)
      stage.model.edit("Step", document, select: path)
      stage.test.press(["F2", "F3", "F4", "F8"].randomElement(using: &random) ?? "F2")
      await stage.settle()
      #expect(stage.model.document[stage.model.selection] != nil)
      let title = stage.model.document.title(of: stage.model.selection)
      #expect(stage.test.screen.contains(title), "\(title)")
    }
    stage.test.press("F2")
    for _ in 0..<steps + 15 { stage.test.press("Ctrl-Z") }
    await stage.settle()
    #expect(stage.model.document == start)
  }

  @Test(.proves("R-006")) func `an app without controllers gets new ones`() async throws {
    let stage = try StudioStage()
    await stage.settle()
    stage.model.select(NodePath([.controller(0)]))
    await stage.settle()
    stage.test.press("F2", "Delete")
    await stage.settle()
    #expect(stage.model.document.children(of: .root).isEmpty)
    #expect(stage.test.screen.contains("There is no page here."))
    stage.test.press("Ctrl-R")
    await stage.settle()
    try await stage.add("Page")
    #expect(stage.model.check.findings.isEmpty)
    #expect(!stage.test.screen.contains("There is no page here."))
  }
}
