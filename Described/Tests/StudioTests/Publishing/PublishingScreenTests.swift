import RmadAPI
import ScreenKitCore
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import StudioConformance
import StudioScreens
import Testing

@MainActor
@Suite("Publishing from the studio", .leakFree)
struct PublishingScreenTests {
  private let link = "http://127.0.0.1:8082/app?version=1&app_id=1&bundle_version=1.0"

  @Test(.proves("R-006")) func `an app is published by the keyboard alone`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    #expect(stage.shows("demo at http://127.0.0.1:8082"))
    #expect(stage.shows("Version 1 for 1.0"))
    stage.test.press(.escape)
    await stage.settle()
    #expect(stage.shows("405") || stage.shows("Tabs 1"))
    try stage.change("Changed")
    stage.test.press("F6")
    await stage.settle()
    stage.test.press("F9")
    await stage.settle()
    // The draft of the sample is not this author's; Enter compares it.
    #expect(stage.shows("The server has another draft"))
    stage.test.press(.enter)
    await stage.settle()
    #expect(stage.shows("Draft on the server → This document: 1 difference"))
    stage.test.press("F9")
    await stage.settle()
    #expect(stage.shows("Version 2 is published."))
    #expect(stage.shows("Version 2: \(link)"))
    #expect(stage.shows("RmadDemo --local --url http://127.0.0.1:8082/app --app-id 1"))
    #expect(try await service.real.draftText() == stage.model.document.text)
    stage.test.press("Ctrl-L")
    await stage.settle()
    #expect(stage.test.application.window.clipboard.requestPaste() == link)
    // The previous version is compared with the document.
    stage.test.press("F7")
    await stage.settle()
    #expect(stage.shows("No differences."))
  }

  @Test(.proves("R-006")) func `an app is published by the mouse alone`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    try stage.change("Changed")
    await stage.settle()
    try await stage.click("Server")
    // A password manager fills the fields without typing.
    (stage.test.view(.textField, named: "Name") as? TextField)?.value = "demo"
    (stage.test.view(.textField, named: "Password") as? TextField)?.value = "demo"
    try await stage.click("Log in")
    try await stage.click("Compare")
    #expect(stage.shows("Version 1 → This document: 1 difference"))
    #expect(stage.shows("→ \"Changed\""))
    try await stage.click("Publish")
    #expect(stage.shows("The server has another draft"))
    try await stage.click("Replace")
    #expect(stage.shows("Version 2: \(link)"))
    try await stage.click("Copy command")
    let command = stage.test.application.window.clipboard.requestPaste()
    #expect(command?.hasPrefix("RmadDemo --local --url ") == true)
    try await stage.click("Back to the studio")
    #expect(!stage.shows("Back to the studio"))
  }

  @Test(.proves("R-006")) func `a wrong password keeps the name and asks again`() async throws {
    let stage = try StudioStage.news()
    await stage.settle()
    await stage.enter("wrong")
    #expect(stage.shows("Wrong name or password."))
    #expect((stage.test.view(.textField, named: "Name") as? TextField)?.value == "demo")
    #expect((stage.test.view(.textField, named: "Password") as? TextField)?.value == "")
    stage.test.type("demo")
    stage.test.press(.enter)
    await stage.settle()
    #expect(stage.shows("demo at http://127.0.0.1:8082"))
    #expect(!stage.shows("Wrong name"))
  }

  @Test(.proves("R-006")) func `without a network the request can be repeated`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    let bundle = try #require(stage.test.view(.textField, named: "Bundle version") as? TextField)
    stage.test.fill("Bundle version", with: "2.5")
    service.isDown = true
    stage.test.press("F9")
    await stage.settle()
    #expect(stage.shows("The server cannot be reached: no program listens at its address."))
    #expect(bundle.value == "2.5")
    service.isDown = false
    try await stage.click("Try again")
    #expect(stage.shows("Version 2 for 2.5"))
    #expect(!stage.shows("cannot be reached"))
  }

  @Test(.proves("R-006")) func `a cancelled request changes nothing here`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    let gate = AsyncStream<Void>.makeStream()
    service.next("setDraft", .first { for await _ in gate.stream {} })
    stage.test.press("F9")
    await Task.yield()
    stage.test.application.runPosts()
    #expect(try stage.server().activity == "Publishing…")
    stage.test.press(.escape)
    gate.continuation.finish()
    await stage.settle()
    #expect(try stage.server().activity == nil)
    #expect(stage.shows("The request was cancelled."))
    #expect(!service.calls.contains("publish"))
    #expect(try await service.real.versionCount() == 1)
    // The key cancelled the request, and did not close the screen.
    #expect(stage.shows("Back to the studio"))
  }

  @Test(.proves("R-006")) func `keys during a request report the running one`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    let gate = AsyncStream<Void>.makeStream()
    service.next("setDraft", .first { for await _ in gate.stream {} })
    stage.test.press("F9")
    await Task.yield()
    stage.test.application.runPosts()
    for name in ["Publish", "Reload", "New app", "Make current", "Compare"] {
      #expect(stage.test.view(.button, named: name)?.isEffectivelyEnabled == false)
    }
    #expect(stage.test.view(.button, named: "Cancel")?.isEffectivelyEnabled == true)
    let loads = { service.calls.filter { $0 == "apps" }.count }
    let before = loads()
    for key in ["F5", "F9", "Ctrl-N", "F7"] as [KeyPress] {
      stage.test.press(key)
      #expect(stage.shows("“Publishing…” is still running. Wait, or press Esc to cancel."))
      stage.test.advance(by: .seconds(5))
      #expect(!stage.shows("is not finished"))
    }
    gate.continuation.finish()
    await stage.settle()
    #expect(loads() == before)
    #expect(service.calls.filter { $0 == "setDraft" }.count == 1)
    stage.test.press("F5")
    await stage.settle()
    #expect(loads() == before + 1)
    #expect(!stage.shows("is not finished"))
  }

  @Test(.proves("R-006")) func `a logout cancels the request under way`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    let gate = AsyncStream<Void>.makeStream()
    service.next("apps", .first { for await _ in gate.stream {} })
    stage.test.press("F5")
    await Task.yield()
    stage.test.application.runPosts()
    #expect(try stage.server().activity == "Loading the apps…")
    stage.test.click(try #require(stage.test.view(.button, named: "Log out")))
    gate.continuation.finish()
    await stage.settle()
    #expect(try stage.server().apps.isEmpty && stage.server().session == nil)
    #expect(stage.shows("Not logged in"))
  }

  @Test(.proves("R-006")) func `an ended session begins again and continues`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    service.real.endSessions()
    stage.test.press("F9")
    await stage.settle()
    #expect(stage.shows("The session has ended. Log in again."))
    stage.test.press(.enter)
    stage.test.type("demo")
    stage.test.press(.enter)
    await stage.settle()
    #expect(stage.shows("Version 2 is published."))
  }

  @Test(.proves("R-006")) func `mistakes of the server are at their components`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    let path = try #require(stage.model.document.path(ofComponent: 405))
    stage.model.edit("Set x", stage.model.document.setting("x", .string("wide"), at: path))
    stage.model.select(.root)
    let text = stage.model.document.text
    await stage.enter()
    stage.test.press("F9")
    await stage.settle()
    try await stage.click("Replace")
    #expect(stage.shows("The server found a mistake, and published nothing."))
    #expect(try await service.real.versionCount() == 1)
    let list = try #require(stage.test.view(.list, named: "Mistakes on the server"))
    stage.test.application.focus.move(to: list)
    stage.test.press(.enter)
    await stage.settle()
    #expect(stage.model.selection == path && stage.model.document.text == text)
    #expect(stage.test.application.focus.view?.accessibleName == "x")
  }

  @Test(.proves("R-006")) func `a mistake found only by the server is marked`() async throws {
    let service = ScriptedStudioService()
    let stage = try StudioStage.news(service)
    await stage.settle()
    await stage.enter()
    let path = try #require(stage.model.document.path(ofComponent: 405))
    let lines = stage.model.document.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("405") }) + 1
    let entry = FindingsMessage.Entry(
      severity: "error", line: line, column: 1, id: 405, property: "data", message: "Too old")
    service.next("publish", .fail(.mistakes(FindingsMessage(isGood: false, findings: [entry]))))
    stage.test.press("F9")
    await stage.settle()
    stage.test.press(.escape)
    await stage.settle()
    #expect(stage.model.check.findings.map(\.path) == [path])
    #expect(stage.shows("Too old"))
    // The next step makes the server's response outdated.
    try stage.change("Newer")
    #expect(stage.model.check.findings.isEmpty)
  }
}
