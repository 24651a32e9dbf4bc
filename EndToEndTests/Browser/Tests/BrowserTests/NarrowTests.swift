import Testing

extension BrowserTests {
  @Suite("Narrow pages")
  struct NarrowTests {
    /// The width of a phone, and that of a window of 1,280 pixels at a zoom of 400 %.
    private static let widths = [360, 320]

    /// The pages that still scroll sideways: long lines that are not wrapped, ten keys beside each other, a row of
    /// buttons, views at fixed places, and in a terminal's font the trail of a navigation bar.
    private static let known: Set = ["Text view", "Keyboard", "Button", "Frame", "Navigation bar"]

    /// What scrolls sideways but tables, whose columns have to stand beside each other, and the texts and controls
    /// that end beyond the right edge.
    private static let problems = """
      [...document.querySelectorAll('html, body, #sk, #sk *')].filter(element => {
        if (!element.checkVisibility() || element.closest('[inert], [aria-hidden=true]')) return false
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
          || element === document.scrollingElement
        const isTable = element.classList.contains('table')
        if (scrolls && !isTable && element.scrollWidth > element.clientWidth + 1) return true
        const {right, left, width, height} = element.getBoundingClientRect()
        if (element.childElementCount || right <= innerWidth + 1 || width < 2 || height < 2) return false
        for (let around = element; around; around = around.parentElement)
          if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false
        return true
      }).map(element => `${element.tagName} ${element.className}, ${element.scrollWidth} of \
      ${element.clientWidth}: ${element.textContent.slice(0, 30)}`).slice(0, 3)
      """

    @Test(arguments: ["terminal", "cupertino", "material"])
    func `no gallery page scrolls sideways, and nothing is beyond the edge`(
      _ look: String
    ) async throws {
      let visit = try await Visit("GalleryWeb", ["--look", look])
      let page = visit.page
      var problems: [String] = []
      let walk = try await GalleryWalk(page)
      for number in 1...walk.count {
        try await walk.waitUntilHighlighted(number)
        let name = try await walk.name()
        // The page has the focus then; a narrow window shows that part of the split view alone.
        try await page.press("Enter")
        try await page.waitUntilConfirmed()
        for width in Self.widths {
          try await page.setSize(width: width, height: 640)
          try await page.waitUntilLaidOut()
          try await page.waitUntilConfirmed()
          if try await page.value(of: "\(GalleryWalk.list) != null").isTrue {
            problems.append("\(name) at \(width): the list of all pages is shown")
          }
          let found = try await page.value(of: Self.problems).items.compactMap(\.text)
          if !Self.known.contains(name) { problems += found.map { "\(name) at \(width): \($0)" } }
        }
        try await page.setSize(width: 1_160, height: 800)
        try await page.waitUntilLaidOut()
        try await page.waitUntilConfirmed()
        try await walk.showNext()
      }
      #expect(problems == [])
      visit.expectNoProblem()
    }
  }
}
