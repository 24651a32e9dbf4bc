import Testing

extension BrowserTests {
  @Suite("Lists")
  struct ListTests {
    @Test func `a long list in the first page scrolls to its rows`() async throws {
      // The page has a button for the following lines, for browsers without script.
      let visit = try await Visit("GalleryWeb", ["--", "--page", "Huge list"])
      let page = visit.page
      let list = "document.querySelector('.list[aria-label=\"A million rows\"]')"
      try await page.wait(for: list)
      _ = try await page.value(
        of: """
          (() => {
            const list = \(list), lines = list.querySelector(':scope>.lines')
            list.scrollTop = 200 * lines.offsetHeight / list.dataset.n
          })()
          """)
      let isShown = """
        (() => {
          const list = \(list), box = list.getBoundingClientRect()
          const row = [...list.querySelectorAll('.r')].find((row) => row.textContent === 'Row 203')
          const { top, bottom } = row.getBoundingClientRect()
          return top >= box.top && bottom <= box.bottom
        })()
        """
      try await page.wait(for: isShown)
      visit.expectNoProblem()
    }

    @Test func `keys and the scroll bar lead to each row of a list higher than browsers draw`()
      async throws
    {
      let visit = try await Visit("GalleryWeb", ["--", "--page", "Huge list"])
      let page = visit.page
      let list = "document.querySelector('.list[aria-label=\"A million rows\"]')"
      try await page.wait(for: list)
      try await page.setSize(width: 1600, height: 1000)
      try await page.waitUntilLaidOut()
      _ = try await page.value(of: "\(list).focus()")
      func isVisible(_ pattern: String) -> String {
        """
        (() => {
          const list = \(list), box = list.getBoundingClientRect()
          return [...list.querySelectorAll('.r')].some((row) => {
            const { top, bottom } = row.getBoundingClientRect()
            return /^Row (\(pattern))$/.test(row.textContent)
              && top > box.top - 2 && bottom < box.bottom + 2
          })
        })()
        """
      }
      let highlighted = "\(list).querySelector('.r.hi').textContent"
      // The title of a section can be highlighted, too.
      try await page.press("Home")
      for _ in 0..<30 { try await page.press("ArrowDown") }
      try await page.wait(for: "/^Row (29|30|31)$/.test(\(highlighted))")
      try await page.waitUntilConfirmed()
      let row = try await page.value(of: "\(highlighted).slice(4)").text ?? ""
      try await page.wait(for: isVisible(row))
      try await page.press("End")
      try await page.wait(for: "\(highlighted) === 'Row 1000000' && \(isVisible("1000000"))")
      for _ in 0..<30 { try await page.press("ArrowUp") }
      try await page.wait(for: "\(highlighted) === 'Row 999970' && \(isVisible("999970"))")
      _ = try await page.value(
        of: "\(list).scrollTop = (\(list).scrollHeight - \(list).clientHeight) / 2")
      try await page.wait(for: isVisible("(499|500).*"))
      _ = try await page.value(of: "\(list).scrollTop = \(list).scrollHeight")
      try await page.wait(for: isVisible("1000000"))
      visit.expectNoProblem()
    }

    @Test func `an empty list reports no height of its lines`() async throws {
      let visit = try await Visit("GalleryWeb", ["--", "--page", "Log"])
      let page = visit.page
      let list = "document.querySelector('.list[aria-label=Log]')"
      try await page.wait(for: list)
      // Phones show no scroll bar that takes space, so the width of a list does not change.
      _ = try await page.value(
        of: """
          (() => {
            const rules = new CSSStyleSheet()
            rules.replaceSync(".list{scrollbar-width:none}")
            document.adoptedStyleSheets.push(rules)
          })()
          """)
      try await page.click("button", "Append 1000")
      try await page.wait(for: "\(list).dataset.n > 500 && \(list).scrollTop > 1000")
      try await page.focus("searchbox", "Search the log")
      try await page.type("zzz")
      try await page.wait(for: "\(list).dataset.n == 0 && \(list).scrollTop == 0")
      try await page.waitUntilLaidOut()
      #expect(try await page.value(of: "\(list).told[1] < 100").isTrue)
      visit.expectNoProblem()
    }
  }
}
