import RmadAPI
import ScreenKitCore
import ScreenKitFetch
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import StudioConformance
import StudioScreens
import Testing

@MainActor
@Suite("Versions and drafts in the studio", .leakFree)
struct VersionScreenTests {
  @Test(.proves("R-006")) func `a draft of another author is not overwritten unseen`()
    async throws
  {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    stage.test.press("F9")
    await stage.settle()
    let other = try await service.real.sendOtherDraft()
    try stage.change("Mine")
    let mine = stage.model.document
    stage.test.press("F9")
    await stage.settle()
    #expect(stage.shows("The server has another draft"))
    #expect(try await service.real.draftText() == other)
    // Enter compares the versions; then both are loaded.
    stage.test.press(.enter)
    await stage.settle()
    #expect(stage.shows("Draft on the server → This document: 2 differences"))
    stage.test.press("F9")
    await stage.settle()
    #expect(try await service.real.draftText() == mine.text)
    #expect(try stage.server().versions.count == 3)
  }

  @Test(.proves("R-006")) func `a third draft after a conflict is not overwritten either`()
    async throws
  {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    try stage.change("Mine")
    stage.test.press("F9")
    await stage.settle()
    let third = try await service.real.sendOtherDraft()
    try await stage.click("Replace")
    #expect(try await service.real.draftText() == third)
    #expect(stage.shows("The server has another draft"))
    try await stage.click("Open")
    #expect(stage.model.document == (try StudioDocument(json: third)))
    stage.test.press(.escape)
    await stage.settle()
    stage.test.press("F2", "Ctrl-Z")
    await stage.settle()
    #expect(stage.model.document.text.contains("Mine"))
  }

  @Test(.proves("R-006")) func `a draft of a failed comparison does not count as seen`()
    async throws
  {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    stage.test.press("F9")
    await stage.settle()
    let other = try await service.real.sendOtherDraft()
    try stage.change("Mine")
    let server = try stage.server()
    let version = try #require(server.versions.first?.number)
    service.next("text", .fail(.noAnswer(.timedOut)))
    #expect(await !server.compare(.draft, .version(version)))
    #expect(await !server.publish())
    #expect(server.failure == .conflict)
    #expect(try await service.real.draftText() == other)
    // A comparison that is shown counts.
    #expect(await server.compare(.draft, .version(version)))
    #expect(await server.publish())
  }

  @Test(.proves("R-006")) func `a lost answer does no harm`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    stage.test.press("F9")
    await stage.settle()
    try stage.change("Mine")
    service.next("setDraft", .lose(.noAnswer(.timedOut)))
    stage.test.press("F9")
    await stage.settle()
    #expect(stage.shows("The server did not respond in time."))
    #expect(stage.shows("reload the versions"))
    stage.test.press("F9")
    await stage.settle()
    #expect(stage.shows("● Version 3 for 1.0"))
  }

  @Test(.proves("R-006")) func `an older version becomes the current one again`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    let first = stage.model.document
    await stage.enter()
    stage.test.press("F9")
    await stage.settle()
    let list = try #require(stage.test.view(.list, named: "Versions") as? ListView)
    stage.test.application.focus.move(to: list)
    stage.test.press(.end)
    try await stage.click("Make current")
    #expect(stage.shows("Make version 1 current?"))
    stage.test.press(.enter)
    await stage.settle()
    #expect(try stage.server().versions.map(\.isCurrent) == [false, true])
    try stage.change("Later")
    try await stage.click("Open in the studio")
    #expect(stage.model.document == first)
  }

  @Test(.proves("R-006")) func `a new app is added to the server`() async throws {
    let service = ScriptedStudioService(MemoryStudioService(hasSample: false))
    let stage = try StudioStage(size: CellSize(columns: 120, rows: 50), service: service)
    await stage.settle()
    await stage.enter()
    #expect(stage.shows("There is none yet."))
    // Publishing first asks for the name, which is the file's by default.
    stage.test.press("F9")
    await stage.settle()
    #expect((stage.test.view(.textField, named: "Name of the app") as? TextField)?.value == "app")
    stage.test.press(.enter)
    await stage.settle()
    stage.test.press("F9")
    await stage.settle()
    #expect(stage.shows("Version 1 is published."))
    #expect(try await service.real.draftText() == stage.model.document.text)
  }

  @Test(.proves("R-006")) func `an unknown number of an app is reported`() async throws {
    let stage = try StudioStage.news(app: 7)
    await stage.settle()
    await stage.enter()
    #expect(stage.shows("The server has no app 7 of demo. Choose another one, or add it."))
    #expect(try stage.server().app == nil)
  }

  @Test(.proves("R-006")) func `a description that is too long is not sent`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    let text = String(repeating: "x", count: RmadLimits.descriptionBytes)
    stage.model.edit("Set note", stage.model.document.setting("note", .string(text), at: .root))
    service.forgetCalls()
    stage.test.press("F9")
    await stage.settle()
    #expect(stage.shows("MiB; the limit is 2 MiB. Nothing was sent."))
    #expect(service.calls.isEmpty)
  }

  @Test(.proves("R-006")) func `a restart keeps the draft, and no secret`() async throws {
    let (service, keeper) = (ScriptedStudioService(), MemoryKeeper())
    let first = try StudioStage.news(service, keeper: keeper)
    await first.settle()
    await first.enter("demo")
    first.test.fill("Bundle version", with: "3.0")
    first.test.press("F9")
    await first.settle()
    first.test.advance(by: .seconds(2))
    await first.settle()
    var saved = ""
    dump(keeper.archive, to: &saved)
    #expect(saved.contains("3.0") && !saved.contains("token"))
    let second = try StudioStage.news(service, keeper: keeper, in: first.folder)
    await second.settle()
    #expect(try second.server().session == nil)
    #expect(try second.server().bundleVersion == "3.0")
    try second.change("Later")
    await second.enter("demo")
    second.test.press("F9")
    await second.settle()
    #expect(second.shows("Version 3 is published."))
  }

  @Test func `the buttons of the server begin at the margin`() async throws {
    let stage = try StudioStage(
      StudioDocument(json: RmadSample.description), size: CellSize(columns: 100, rows: 40),
      service: MemoryStudioService())
    await stage.settle()
    await stage.enter()
    for text in ["[ Back to the studio ]", "demo at ", "Bundle version", "[ Make current ]"] {
      #expect(try stage.place(of: text).x == 1, "\(text)")
    }
  }

  @Test(.proves("R-006"), arguments: [Look.Name.terminal, .cupertino, .material])
  func `the screen of the server matches the snapshots`(look: Look.Name) async throws {
    let stage = try StudioStage(
      StudioDocument(json: RmadSample.description), size: CellSize(columns: 100, rows: 40),
      look: look, service: MemoryStudioService())
    await stage.settle()
    try stage.change("Changed")
    await stage.enter()
    stage.test.press("F7")
    await stage.settle()
    expectSnapshot(of: stage.test.snapshot, "server", look)
  }
}
