import ScreenKitCore
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import StudioScreens
import Testing

@MainActor
@Suite("The studio on the screen", .leakFree)
struct StudioScreenTests {
  @Test(.proves("R-006")) func `a new app is built by the keyboard alone`() async throws {
    let stage = try StudioStage()
    await stage.settle()
    try await stage.add("Label")
    let path = stage.model.selection
    #expect(stage.model.document.componentType(at: path) == .label)
    stage.test.press("F4")
    stage.test.press("Home", "Shift-End")
    stage.test.type("Hello")
    await stage.settle()
    #expect(stage.model.document[path]?["data"] == .string("Hello"))
    #expect(stage.test.screen.contains("││"))
    #expect(stage.test.view("component-3", as: Label.self)?.text == "Hello")
    stage.test.press("F3")
    stage.test.press(.right)
    stage.test.press(.down)
    stage.test.press("Shift-Left")
    await stage.settle()
    #expect(
      stage.model.document.frame(at: path) == StudioFrame(x: 24, y: 32, width: 280, height: 32))
    stage.test.press("Ctrl-S")
    await stage.settle()
    #expect(try StudioDocument(json: try #require(stage.fileText)) == stage.model.document)
    #expect(!stage.model.isChanged)
    let again = try StudioModel(
      opening: stage.model.file, feeds: EmbeddedFeedSource(RmadSample.files))
    #expect(again.document == stage.model.document)
    #expect(AppDescription.read(try #require(stage.fileText)).findings.isEmpty)
  }

  @Test(.proves("R-006")) func `a new app is built by the mouse alone`() async throws {
    let stage = try StudioStage()
    await stage.settle()
    stage.test.click(try #require(stage.test.view(.button, named: "Add")))
    await stage.settle()
    let choice = try stage.place(of: "Button")
    stage.test.click(column: choice.x, row: choice.y)
    await stage.settle()
    let path = stage.model.selection
    #expect(stage.model.document.componentType(at: path) == .button)
    let old = try #require(stage.model.document.frame(at: path))
    let corner = try stage.place(of: "◢")
    await stage.drag(from: corner, x: 2, y: 1)
    let resized = old.resized(width: 16, height: 16)
    #expect(stage.model.document.frame(at: path) == resized)
    var start = try stage.place(of: "◢")
    start.x -= 5
    await stage.drag(from: start, x: 3, y: 2)
    #expect(stage.model.document.frame(at: path) == resized.moved(x: 24, y: 32))
    stage.test.click(try #require(stage.test.view(.button, named: "Undo")))
    await stage.settle()
    #expect(stage.model.document.frame(at: path) == resized)
    stage.test.click(try #require(stage.test.view(.button, named: "Redo")))
    await stage.settle()
    #expect(stage.model.document.frame(at: path) == resized.moved(x: 24, y: 32))
    stage.test.click(try #require(stage.test.view(.button, named: "Delete")))
    stage.test.click(try #require(stage.test.view(.button, named: "Save")))
    await stage.settle()
    #expect(stage.fileText == stage.model.document.text)
    #expect(stage.model.document == .newApp)
  }

  @Test(.proves("R-006")) func `the page in the preview has no commands`() async throws {
    let stage = try StudioStage.news()
    await stage.settle()
    let refresh = { stage.test.application.hasCommand(for: "F5") }
    #expect(!refresh())
    #expect(!stage.test.application.keyHints.contains { $0.name == "Refresh" })
    stage.test.press("Ctrl-R")
    await stage.settle()
    #expect(refresh())
  }

  @Test(.proves("R-006")) func `steps are undone and redone by keys`() async throws {
    let stage = try StudioStage()
    await stage.settle()
    let start = stage.model.document
    #expect(stage.test.application.focus.view === stage.test.view("outline"))
    try await stage.add("Label")
    try await stage.add("Button")
    stage.test.press("F2")
    stage.test.press("Ctrl-D")
    stage.test.press("Alt-Up")
    await stage.settle()
    let end = stage.model.document
    for _ in 0..<4 { stage.test.press("Ctrl-Z") }
    await stage.settle()
    #expect(stage.model.document == start)
    for _ in 0..<4 { stage.test.press("Ctrl-Y") }
    await stage.settle()
    #expect(stage.model.document == end)
    #expect(stage.model.check.findings.isEmpty)
  }

  @Test(.proves("R-006")) func `a mistake is shown beside its field until it is corrected`()
    async throws
  {
    let stage = try StudioStage()
    await stage.settle()
    try await stage.add("Label")
    let path = stage.model.selection
    stage.test.fill("width", with: "wide")
    await stage.settle()
    #expect(stage.model.check.findings.map(\.path) == [path])
    #expect(stage.test.view(.textField, named: "width")?.accessibleValue.contains("wide") == true)
    #expect(stage.test.screen.contains("is \"wide\", and not"))
    #expect(stage.test.screen.contains("1 mistake"))
    // The outline marks the component; F8 moves from elsewhere to the field.
    #expect(stage.test.screen.contains("! Label"))
    stage.model.select(.root)
    await stage.settle()
    stage.test.press("F8")
    await stage.settle()
    #expect(stage.model.selection == path)
    stage.test.press("Home", "Shift-End")
    stage.test.type("128")
    await stage.settle()
    #expect(stage.model.check.findings.isEmpty)
    #expect(stage.model.document.frame(at: path)?.width == 128)
    #expect(stage.test.screen.contains("no mistakes"))
  }

  @Test(.proves("R-006")) func `quitting with unsaved changes asks`() async throws {
    let stage = try StudioStage()
    await stage.settle()
    try await stage.add("Label")
    stage.test.application.quit()
    await stage.settle()
    #expect(stage.test.outcome == nil)
    #expect(stage.test.screen.contains("Save the changes?"))
    stage.test.press(.escape)
    await stage.settle()
    #expect(stage.test.outcome == nil)
    stage.test.application.quit()
    await stage.settle()
    stage.test.press(.button, named: "Save")
    await stage.settle()
    #expect(stage.test.outcome != nil)
    #expect(stage.fileText == stage.model.document.text)
  }

  @Test(.proves("R-006")) func `changes are restored after a kill`() async throws {
    let keeper = MemoryKeeper()
    let first = try StudioStage(keeper: keeper)
    await first.settle()
    try await first.add("Label")
    first.test.advance(by: .seconds(2))
    await first.settle()
    let second = try StudioStage(keeper: keeper, in: first.folder)
    await second.settle()
    #expect(second.model.document == first.model.document)
    #expect(second.model.selection == first.model.selection)
    #expect(second.model.isChanged)
    second.test.press("F2", "Ctrl-Z")
    await second.settle()
    #expect(second.model.document == .newApp)
  }

  @Test(.proves("R-006"))
  func `changes of a large document are restored after a kill`() async throws {
    let keeper = MemoryKeeper()
    let first = try StudioStage(keeper: keeper)
    await first.settle()
    let large = StudioDocument.newApp.setting(
      "data_version", .string(String(repeating: "1", count: 100_000)), at: .root)
    first.model.edit("Change", large)
    await first.settle()
    first.test.advance(by: .seconds(2))
    await first.settle()
    let second = try StudioStage(keeper: keeper, in: first.folder)
    await second.settle()
    #expect(second.model.document == large)
    #expect(second.model.isChanged)
  }

  @Test(.proves("R-006")) func `a file that changed on disk is not overwritten`() async throws {
    let stage = try StudioStage()
    await stage.settle()
    stage.test.press("F2", "Ctrl-S")
    try await stage.add("Label")
    let other = StudioDocument.newApp.setting("data_version", .string("other"), at: .root)
    try stage.write(other.text)
    stage.test.press("Ctrl-S")
    await stage.settle()
    #expect(stage.fileText == other.text)
    #expect(stage.test.screen.contains("The file has changed"))
    stage.test.press(.button, named: "Reload")
    await stage.settle()
    #expect(stage.model.document == other)
    #expect(!stage.model.isChanged)
    // The author's own changes are one step back.
    stage.test.press("F2", "Ctrl-Z")
    await stage.settle()
    #expect(stage.model.document.path(ofComponent: 3) != nil)
  }

  @Test(.proves("R-006")) func `the app runs within the studio and returns`() async throws {
    let stage = try StudioStage(try StudioDocument(json: RmadSample.description))
    await stage.settle()
    stage.test.press("Ctrl-R")
    await stage.settle()
    #expect(stage.test.screen.contains("Back to the studio"))
    #expect(stage.test.screen.contains("About"))
    stage.test.click(try #require(stage.test.view(.button, named: "Back to the studio")))
    await stage.settle()
    #expect(!stage.test.screen.contains("Back to the studio"))
    #expect(stage.test.screen.contains("Tabs 1"))
  }

  @Test func `the buttons and the last line begin at the margin`() async throws {
    let stage = try StudioStage()
    await stage.settle()
    #expect(try stage.place(of: "[ Add ]").x == 1)
    #expect(try stage.place(of: "app.json · new").x == 1)
  }

  @Test(.proves("R-006"), arguments: [Look.Name.terminal, .cupertino, .material])
  func `the studio matches the snapshots`(look: Look.Name) async throws {
    let stage = try StudioStage(try StudioDocument(json: RmadSample.description), look: look)
    await stage.settle()
    stage.model.select(try #require(stage.model.document.path(ofComponent: 405)))
    await stage.settle()
    expectSnapshot(of: stage.test.snapshot, "studio", look)
    let narrow = try StudioStage(size: CellSize(columns: 80, rows: 24), look: look)
    await narrow.settle()
    try await narrow.add("Label")
    narrow.test.press("F3")
    await narrow.settle()
    expectSnapshot(of: narrow.test.snapshot, "studio", look)
  }

  @Test func `a file without a description is refused with its position`() throws {
    let stage = try StudioStage()
    try stage.write("{ \"controllers\": [ }")
    #expect {
      try StudioModel(opening: stage.model.file, feeds: EmbeddedFeedSource([:]))
    } throws: { error in
      "\(error)".contains("line 1, column 20")
    }
  }
}
