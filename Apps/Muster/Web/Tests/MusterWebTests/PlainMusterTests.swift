import Muster
import ScreenKitCore
import ScreenKitOffline
import ScreenKitTestSupport
import ScreenKitWeb
import Testing

@testable import WebHost

@Suite("Muster without script")
@MainActor
struct PlainMusterTests {
  private func makeStage() -> HubStage {
    HubStage(root: {
      MusterApp(hint: LedgerService.sampleUsers, remembers: false) { clock in
        let files = MemoryFiles()
        let store = DeviceStore(folder: "/muster", memory: files)
        let service = LedgerService.embedded(
          path: "/muster/ledger.json", memory: files, notify: store.notify)
        return Profile(service: service, store: store, day: DayClock(clock: clock))
      }
    })
  }

  @Test(.proves("C-008")) func `all of it works by forms alone`() async throws {
    let stage = makeStage()
    let browser = try PlainBrowser(stage)
    stage.time.pass(.seconds(40))
    browser.fill("User name", "anna")
    browser.fill("Password", "wrong")
    try await browser.press("Log in")
    #expect(browser.text.contains("Wrong user name or password."))
    #expect(!browser.html.contains("wrong"))
    browser.fill("Password", "north star")
    try await browser.press("Log in")
    #expect(browser.text.contains("Welcome, anna"))
    try await browser.press("OK")
    let rows = browser.form.buttons.map(\.label).filter { $0.hasPrefix("Open ") }
    #expect(rows.count >= 3)
    for row in rows {
      try await browser.press(row)
      #expect(browser.html.contains("<title>Announcement</title>"))
      try await browser.press("Back to Announcements")
      #expect(browser.html.contains("<title>Announcements</title>"))
    }
    try await browser.press("Muster")
    #expect(browser.text.contains("No muster yet"))
    // The button comes before the tab of the same name.
    try await browser.press("Muster")
    #expect(browser.text.contains("Last muster: "))
    try await browser.load()
    #expect(browser.text.contains("Last muster: "))
  }
}
