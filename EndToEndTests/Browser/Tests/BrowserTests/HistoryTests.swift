import Testing

extension BrowserTests {
  /// The buttons Back and Forward of the browser, pressed while the page has no connection yet.
  @Suite("History")
  struct HistoryTests {
    /// A socket that joins only on request of a test.
    private static let waitingSocket = """
      window.WebSocket = class extends WebSocket {
        set onopen(join) { super.onopen = () => { window.join = join } }
      }
      """

    /// A socket that keeps what the page sends.
    static let recordingSocket = """
      window.told = []
      window.WebSocket = class extends WebSocket {
        send(text) { window.told.push(text); super.send(text) }
      }
      """

    @Test(arguments: [-1, 1])
    func `a step before the first frame is performed`(_ step: Int) async throws {
      let visit = try await Visit("HeartBeatWeb")
      let page = visit.page
      try await page.click("tab", "Settings")
      try await see(isSettings: true, page)
      if step == 1 {
        try await page.travel(-1)
        try await see(isSettings: false, page)
      }
      try await page.send(
        "Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.waitingSocket)])
      try await page.reload()
      try await page.wait(for: "window.join")
      try await page.travel(step)
      try await page.wait(for: "location.pathname == '\(step == 1 ? "/settings" : "/")'")
      _ = try await page.value(of: "window.join()")
      try await see(isSettings: step == 1, page)
      try await page.travel(-step)
      try await see(isSettings: step == -1, page)
      visit.expectNoProblem()
    }

    @Test(arguments: [-1, 1])
    func `a step before the script has loaded is taken`(_ step: Int) async throws {
      let visit = try await Visit("HeartBeatWeb")
      let page = visit.page
      try await page.click("tab", "Settings")
      try await see(isSettings: true, page)
      if step == 1 {
        try await page.travel(-1)
        try await see(isSettings: false, page)
      }
      try await page.hold("*/client*")
      try await page.reload()
      try await page.waitUntilHeld()
      try await page.wait(for: "document.getElementById('sk-boot') && !window.lines.length")
      try await page.travel(step)
      try await page.wait(for: "location.pathname == '\(step == 1 ? "/settings" : "/")'")
      try await page.release()
      try await see(isSettings: step == 1, page)
      try await page.travel(-step)
      try await see(isSettings: step == -1, page)
      visit.expectNoProblem()
    }

    @Test(arguments: ["/settings", "/settings#part", "/settings?x=%C3%A4"])
    func `a page that is loaded reports its entry once`(_ path: String) async throws {
      let process = try WebProcess("HeartBeatWeb", ["--port", "0", "--quiet"])
      let page = try await browser.get().makePage()
      try await page.send(
        "Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.recordingSocket)])
      // The host leads to its own address.
      try await page.open("http://localhost:\(process.port)\(path)")
      try await see(isSettings: true, page)
      try await page.click("button", "Faster")
      try await page.wait(toSee: "61 BPM")
      let told = try await page.value(
        of: "window.told.filter(text => text.includes('\"u\"')).length")
      #expect(told.number == 1)
      #expect(page.problems == [])
    }

    @Test func `an address typed in an open tab is opened in its session`() async throws {
      let visit = try await Visit("HeartBeatWeb")
      let page = visit.page
      try await see(isSettings: false, page)
      try await page.open(visit.process.address + "settings")
      try await see(isSettings: true, page)
      try await page.travel(-1)
      try await see(isSettings: false, page)
      try await page.travel(1)
      try await see(isSettings: true, page)
      visit.expectNoProblem()
    }

    /// Waits until the page shows a tab, with the tab's address.
    private func see(isSettings: Bool, _ page: Page) async throws {
      if isSettings {
        try await page.wait(toSee: "60 BPM")
      } else {
        try await page.wait(toMiss: "60 BPM")
      }
      try await page.wait(for: "location.pathname == '\(isSettings ? "/settings" : "/")'")
    }
  }
}
