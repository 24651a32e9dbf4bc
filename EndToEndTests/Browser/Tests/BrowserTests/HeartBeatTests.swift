import Foundation
import Testing

extension BrowserTests {
  @Suite("Beating Heart")
  struct HeartBeatTests {
    @Test func `the heart beats, and another rate is set by the mouse`() async throws {
      let visit = try await Visit("HeartBeatWeb")
      let page = visit.page
      let shown =
        "[...document.querySelectorAll('[role=img] pre > span')].findIndex(s => !s.hidden)"
      for picture in [0, 1, 0] { try await page.wait(for: "\(shown) == \(picture)") }
      try await page.click("tab", "Settings")
      try await page.wait(toSee: "60 BPM")
      try await page.click("button", "Faster")
      try await page.wait(toSee: "61 BPM")
      try await page.click("button", "Slower")
      try await page.click("button", "Slower")
      try await page.wait(toSee: "59 BPM")
      try await page.click("tab", "Heart")
      try await page.wait(for: "document.querySelector('[role=img]').checkVisibility()")
      visit.expectNoProblem()
    }

    @Test func `a page shown again without a connection is not hidden`() async throws {
      let visit = try await Visit("HeartBeatWeb")
      let page = visit.page
      try await page.wait(for: "document.querySelector('[role=img]')")
      // The line loses the report that the page is hidden, and breaks. The page is visible again
      // before the next connection, which gets the report once more.
      _ = try await page.value(
        of: """
          (() => {
            const { prototype } = window.WebSocket, { send } = prototype
            const line = window.lines.at(-1)
            window.told = []
            prototype.send = function (text) {
              window.told.push(text)
              send.call(this, text)
            }
            const setHidden = (value) => {
              Object.defineProperty(document, "hidden", { value, configurable: true })
              document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
            }
            line.send = () => 0
            line.addEventListener("close", () => setHidden(false))
            setHidden(true)
            setTimeout(() => line.close())
          })()
          """)
      try await page.wait(
        for: "window.told.filter(text => text.includes('\"H\"')).at(-1)?.includes('\"H\",0')")
      visit.expectNoProblem()
    }

    @Test func `keys set the rate, and Tab and Enter press`() async throws {
      let visit = try await Visit("HeartBeatWeb", path: "/settings")
      let page = visit.page
      try await page.wait(toSee: "60 BPM")
      try await page.type("++-")
      try await page.wait(toSee: "61 BPM")
      try await page.focus("button", "Faster")
      try await page.press("Enter")
      try await page.wait(toSee: "62 BPM")
      visit.expectNoProblem()
    }

    @Test func `Back, Forward and the address move through the tabs`() async throws {
      let visit = try await Visit("HeartBeatWeb")
      let page = visit.page
      try await page.click("tab", "Settings")
      try await page.wait(toSee: "60 BPM")
      try await page.wait(for: "location.pathname == '/settings'")
      try await page.travel(-1)
      try await page.wait(for: "location.pathname == '/'")
      try await page.wait(toMiss: "60 BPM")
      try await page.travel(1)
      try await page.wait(toSee: "60 BPM")
      visit.expectNoProblem()
    }

    @Test func `a reloaded duplicate of a tab keeps its address`() async throws {
      let visit = try await Visit("HeartBeatWeb")
      try await visit.page.click("tab", "Settings")
      try await visit.page.wait(toSee: "60 BPM")
      try await visit.page.type("+++")
      try await visit.page.wait(toSee: "63 BPM")
      try await visit.page.wait(for: "location.pathname == '/settings'")
      let tab = try await visit.page.duplicate()
      try await tab.wait(toSee: "63 BPM")
      for _ in 0..<5 {
        try await tab.reloadFully()
        try await tab.wait(toSee: "63 BPM")
        try await tab.wait(for: "location.pathname == '/settings'")
      }
      let isHeart = "document.querySelector('[role=img]')?.checkVisibility()"
      try await tab.click("tab", "Heart")
      try await tab.wait(for: "\(isHeart) && location.pathname == '/'")
      try await tab.reloadFully()
      try await tab.wait(for: "sessionStorage.length > 0 && \(isHeart) && location.pathname == '/'")
      try await tab.travel(-1)
      try await tab.wait(for: "location.pathname == '/settings'")
      try await tab.wait(toSee: "63 BPM")
      try await tab.reloadFully()
      try await tab.wait(toSee: "63 BPM")
      // Back within the app works where the browser has no earlier entry.
      try await tab.click("tab", "Heart")
      try await tab.wait(for: "\(isHeart) && location.pathname == '/'")
      try await tab.click("tab", "Settings")
      try await tab.wait(toSee: "63 BPM")
      try await tab.wait(for: "location.pathname == '/settings'")
      visit.expectNoProblem()
      #expect(tab.problems == [])
    }

    @Test func `a finger sets the rate`() async throws {
      let visit = try await Visit("HeartBeatWeb")
      let page = visit.page
      try await page.tap("tab", "Settings")
      try await page.wait(toSee: "60 BPM")
      try await page.tap("button", "Faster")
      try await page.wait(toSee: "61 BPM")
      visit.expectNoProblem()
    }

    @Test func `a killed host and a stopped one lose no session`() async throws {
      let folder = try TemporaryFolder()
      let store = ["--store", folder.path + "/sessions.sqlite"]
      let first = try await Visit("HeartBeatWeb", store, path: "/settings")
      let page = first.page
      try await page.wait(toSee: "60 BPM")
      try await page.type("+++")
      try await page.wait(toSee: "63 BPM")
      try await folder.wait(for: #""rate":["int",63]"#, in: "sessions.sqlite")
      first.process.kill()
      let port = ["--quiet", "--port", first.process.port]
      let second = try WebProcess("HeartBeatWeb", port + store)
      try await second.wait(for: "restores_total") { $0 == 1 }
      try await page.type("+")
      try await page.wait(toSee: "64 BPM")
      // A stop saves at once, without the usual delay of up to a second.
      try await page.waitUntilConfirmed()
      #expect(second.stop() == 0)
      let third = try WebProcess("HeartBeatWeb", port + store)
      try await third.wait(for: "restores_total") { $0 == 1 }
      try await page.type("+")
      try await page.wait(toSee: "65 BPM")
      #expect(page.problems == [])
    }
  }
}
