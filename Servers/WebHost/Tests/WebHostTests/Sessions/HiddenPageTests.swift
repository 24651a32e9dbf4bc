import Testing

@testable import WebHost

@Suite("Pages that are hidden for long")
@MainActor
struct HiddenPageTests {
  private let browser = TestBrowser()

  /// Returns the page of a session that fell asleep while its tab was hidden.
  private func hiddenPage(_ stage: HubStage) async throws -> TestPage {
    let page = try stage.page(browser)
    try await page.join()
    await page.act(try page.press("Add"))
    await page.act("[\"H\",1]")
    stage.time.pass(.seconds(400))
    await page.settle()
    #expect(stage.hub.sessions.isEmpty)
    #expect(page.isOpen)
    return page
  }

  @Test func `a page that is shown again wakes its session`() async throws {
    let stage = HubStage()
    let page = try await hiddenPage(stage)
    await page.act("[\"H\",0]")
    #expect(page.closeCode == 1_012)
    try await page.join(lastFrame: 2)
    #expect(page.isOpen)
    #expect(page.frames.last?.contains("Count 1") == true)
    #expect(stage.metrics.count(.restores) == 1)
  }

  @Test func `a stop closes the sockets of sleeping sessions`() async throws {
    let stage = HubStage()
    let page = try await hiddenPage(stage)
    stage.hub.drain()
    #expect(await stage.hub.saveAll())
    stage.hub.closeSockets()
    await page.settle()
    #expect(page.closeCode == 1_012)
  }
}
