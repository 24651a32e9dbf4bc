import Foundation
import Testing

extension BrowserTests {
  @Suite("Muster")
  struct MusterTests {
    /// Starts Muster with a separate folder, and opens its page.
    private func visit(_ folder: TemporaryFolder, _ options: [String] = []) async throws -> Visit {
      try await Visit("MusterWeb", options + ["--", "--folder", folder.path])
    }

    private func logIn(_ page: Page) async throws {
      try await page.click("textbox", "User name")
      try await page.type("anna")
      try await page.click("textbox", "Password")
      try await page.type("north star")
      try await page.click("button", "Log in")
    }

    /// Logs in and closes the notice.
    private func enter(_ page: Page) async throws {
      try await logIn(page)
      try await page.wait(toSee: "Welcome, anna")
      try await page.press("Enter")
      try await page.wait(toMiss: "Welcome, anna")
    }

    @Test func `a wrong password is reported and never shown again`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await visit(folder)
      let page = visit.page
      try await page.click("textbox", "User name")
      try await page.type("anna")
      try await page.press("Tab")
      try await page.type("wrong word")
      try await page.press("Enter")
      try await page.wait(toSee: "Wrong user name or password")
      let html = try await page.value(of: "document.documentElement.outerHTML").text ?? ""
      #expect(!html.contains("wrong word"))
      visit.expectNoProblem()
    }

    @Test func `tabs, list, detail and back work by the mouse`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await visit(folder)
      let page = visit.page
      try await enter(page)
      try await page.wait(for: "location.pathname == '/announcements'")
      try await page.open(named: "option", containing: "Muster every weekday")
      try await page.wait(for: "location.pathname == '/announcements/1'")
      try await page.wait(forControl: "heading", "Muster every weekday")
      try await page.travel(-1)
      try await page.wait(for: "location.pathname == '/announcements'")
      try await page.wait(forControl: "listbox", "Announcements")
      try await page.click("tab", "Intranet")
      try await page.wait(for: "location.pathname == '/intranet'")
      try await page.wait(toSee: "Safety")
      visit.expectNoProblem()
    }

    @Test func `back goes through tabs and asks at the login alone`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await visit(folder)
      let page = visit.page
      try await enter(page)
      for (tab, path) in [("Muster", "/muster"), ("Intranet", "/intranet")] {
        try await page.click("tab", tab)
        try await page.wait(for: "location.pathname == '\(path)'")
      }
      for path in ["/muster", "/announcements"] {
        try await page.travel(-1)
        try await page.wait(for: "location.pathname == '\(path)'")
        try await page.waitUntilConfirmed()
        try await page.wait(toMiss: "Log out?")
      }
      try await page.travel(-1)
      try await page.wait(toSee: "Log out?")
      try await page.wait(for: "location.pathname == '/announcements'")
      // Back closes the question.
      try await page.travel(-1)
      try await page.wait(toMiss: "Log out?")
      try await page.travel(-1)
      try await page.wait(toSee: "Log out?")
      try await page.click("button", "Log out")
      try await page.wait(forControl: "textbox", "User name")
      try await page.wait(for: "location.pathname == '/'")
      visit.expectNoProblem()
    }

    @Test func `the list works by keys`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await visit(folder)
      let page = visit.page
      try await enter(page)
      try await page.focus("listbox", "Announcements")
      for key in ["Home", "ArrowDown", "Enter"] { try await page.press(key) }
      try await page.wait(for: "location.pathname.startsWith('/announcements/')")
      try await page.press("Escape")
      try await page.wait(for: "location.pathname == '/announcements'")
      visit.expectNoProblem()
    }

    @Test func `an address is opened after the login`() async throws {
      let folder = try TemporaryFolder()
      let process = try WebProcess(
        "MusterWeb", ["--port", "0", "--quiet", "--", "--folder", folder.path])
      let page = try await browser.get().makePage()
      try await page.open(process.address + "announcements/1")
      try await page.waitUntilJoined()
      try await enter(page)
      try await page.wait(forControl: "heading", "Muster every weekday")
      #expect(page.problems == [])
    }

    @Test func `a broken connection loses no typed text`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await visit(folder)
      let page = visit.page
      try await page.focus("textbox", "User name")
      try await page.type("an")
      try await visit.process.wait(for: "sessions_connected") { $0 == 1 }
      try await page.cutLine()
      try await page.type("na")
      try await visit.process.wait(for: "joins_total") { $0 == 2 }
      try await page.waitUntilConfirmed()
      let field = "document.querySelector('input[type=text]').value"
      #expect(try await page.value(of: field) == "anna")
      try await page.focus("textbox", "Password")
      try await page.type("north star")
      try await page.press("Enter")
      try await page.wait(toSee: "Welcome, anna")
      #expect(visit.process.stop() == 0)
      visit.expectNoProblem()
    }

    @Test(arguments: [0, 300, 1_000])
    func `typing with latency loses and swaps no character`(_ latency: Int) async throws {
      let folder = try TemporaryFolder()
      let visit = try await visit(folder, ["--latency", "\(latency)"])
      let page = visit.page
      let text = "the quick brown fox jumps over the lazy dog 0123456789"
      try await page.focus("textbox", "User name")
      var expected = ""
      var seed: UInt64 = 7
      for character in text {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        try await page.type(String(character))
        expected.append(character)
        if seed >> 60 < 3 {
          try await page.press("Backspace")
          expected.removeLast()
        }
      }
      let field = "document.querySelector('input[type=text]').value"
      try await page.wait(for: "\(field) == \(Page.literal(expected))")
      // The host has the same text: it sends the whole text to a reloaded page.
      try await page.waitUntilConfirmed()
      try await page.reload()
      try await page.wait(for: "\(field) == \(Page.literal(expected))")
      visit.expectNoProblem()
    }
  }
}
