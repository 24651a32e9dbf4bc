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

    @Test func `rows of a list that is too high for a browser are in their places`() async throws {
      let arguments = ["--look", "material", "--", "--page", "Huge list"]
      let visit = try await Visit("GalleryWeb", arguments)
      let page = visit.page
      let list = "document.querySelector('.list[aria-label=\"A million rows\"]')"
      func row(_ number: Int) -> String {
        "[...\(list).querySelectorAll('.r')].find(row => row.textContent === 'Row \(number)')"
      }
      // Large numbers of pixels are not exact.
      func isVisible(_ number: Int) -> String {
        """
        (() => {
          const box = \(list).getBoundingClientRect()
          const { top, bottom } = \(row(number)).getBoundingClientRect()
          return top >= box.top - 4 && bottom <= box.bottom + 4
        })()
        """
      }
      try await page.wait(for: "\(row(3)).offsetHeight * \(list).dataset.n > 34e6")
      // Ten headers are above row 900,001.
      let place = "900010 * \(list).querySelector(':scope>.lines').offsetHeight / \(list).dataset.n"
      _ = try await page.value(of: "\(list).scrollTop = \(place)")
      try await page.wait(for: isVisible(900_001))
      // The height of the last rows is known only after they are shown.
      let isAtEnd = "(\(list).scrollTop = \(list).scrollHeight, \(isVisible(1_000_000)))"
      try await page.wait(for: isAtEnd)
      try await page.wait(for: isVisible(999_999))
      let (above, below) = (row(999_999), row(1_000_000))
      let distance = try await page.value(
        of: "\(below).getBoundingClientRect().top - \(above).getBoundingClientRect().bottom"
      ).number
      #expect(abs(distance ?? 99) <= 4)
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
