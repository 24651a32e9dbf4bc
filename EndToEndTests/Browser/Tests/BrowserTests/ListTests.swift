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
  }
}
