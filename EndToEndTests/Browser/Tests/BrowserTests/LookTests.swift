import Testing

extension BrowserTests {
  @Suite("Looks")
  struct LookTests {
    /// A condition for the look of the page: its class, its style sheet and a rule of it.
    private static func shows(_ look: String, rounded: String) -> String {
      """
      document.documentElement.className == 'look-\(look)'
        && getComputedStyle(document.documentElement).getPropertyValue('--round') == '\(rounded)'
        && document.querySelectorAll('link[rel=stylesheet]').length == document.styleSheets.length
      """
    }

    @Test
    func `a chosen look is shown at once, and after a reload and a restart`() async throws {
      let folder = try TemporaryFolder()
      let arguments = ["--store", folder.path + "/sessions.sqlite"]
      let first = try await Visit("GalleryWeb", arguments + ["--", "--page", "Language"])
      let page = first.page
      try await page.wait(forControl: "combobox", "Look")
      _ = try await page.value(
        of: """
          (() => {
            const menu = document.querySelector('select[aria-label=Look]')
            menu.value = '0'
            menu.dispatchEvent(new Event('change', {bubbles: true}))
          })()
          """)
      let terminal = Self.shows("terminal", rounded: "0px")
      try await page.wait(for: terminal)
      try await page.wait(for: "getComputedStyle(document.body).fontFamily.includes('monospace')")
      try await page.reload()
      try await page.waitUntilJoined()
      try await page.wait(for: terminal)
      try await page.wait(for: "document.querySelector('select[aria-label=Look]').value == '0'")
      try await folder.wait(for: #""look":"terminal""#, in: "sessions.sqlite")
      first.process.kill()
      let second = try WebProcess(
        "GalleryWeb",
        ["--quiet", "--port", first.process.port] + arguments + ["--", "--page", "Language"])
      try await second.wait(for: "restores_total") { $0 == 1 }
      try await page.wait(for: terminal)
      // Another look follows at once, also after the commands of the palette.
      try await page.press("p", control: true)
      try await page.wait(forControl: "dialog", "Commands")
      try await page.type("material")
      try await page.press("Enter")
      try await page.wait(for: Self.shows("material", rounded: "4px"))
      #expect(page.problems == [])
    }

    @Test func `each visitor has a look`() async throws {
      let first = try await Visit("GalleryWeb", ["--", "--page", "Language"])
      try await first.page.press("p", control: true)
      try await first.page.wait(forControl: "dialog", "Commands")
      try await first.page.type("material")
      try await first.page.press("Enter")
      try await first.page.wait(for: Self.shows("material", rounded: "4px"))
      let second = try await Visit(first.process)
      #expect(
        try await second.page.value(of: "document.documentElement.className") == "look-cupertino")
      first.expectNoProblem()
    }
  }
}
