import Testing

@testable import WebHost

@Suite("The joining of sockets that wait")
@MainActor
struct JoiningTests {
  private let browser = TestBrowser()
  private let gate = HeldGate()

  @Test func `few messages wait for the session of their socket`() async throws {
    let stage = HubStage(gate: gate)
    let page = try stage.page(browser)
    try page.beginJoin()
    for _ in 0...SocketTable.waitingLimit { page.arrive("[0,[\"a\",0]]") }
    await gate.open()
    await page.settle()
    #expect(page.closeCode == 1_013)
    #expect(page.frames.isEmpty)
  }

  @Test func `a socket that broke before its join replaces no later one`() async throws {
    let stage = HubStage(gate: gate)
    let page = try stage.page(browser)
    try page.beginJoin()
    page.disconnect()
    let again = TestPage(stage, browser, html: page.html, ticket: page.ticket)
    // The gate still decides about the first socket.
    try await again.joinBeforeOthers()
    #expect(again.isOpen)
    await gate.open()
    await again.settle()
    #expect(again.isOpen)
    #expect(stage.metrics.count(.joins) == 1)
  }

  @Test func `no page joins a host that has closed its sockets`() async throws {
    let stage = HubStage()
    let page = try stage.page(browser)
    try await page.join()
    stage.hub.drain()
    stage.hub.closeSockets()
    await page.settle()
    #expect(page.closeCode == 1_012)
    try await page.join(lastFrame: 1)
    #expect(page.closeCode == 1_012)
    #expect(stage.metrics.count(.joins) == 1)
  }
}
