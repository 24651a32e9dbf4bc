import Testing

extension BrowserTests {
  @Suite("Narrow pages")
  struct NarrowTests {
    /// A script that finds the elements that scroll sideways, and those that end beyond the right
    /// edge.
    ///
    /// Four kinds of elements may scroll within their own area, while the page around them may not.
    /// They are tables with columns side by side, frames with views at fixed positions, texts with
    /// unwrapped lines, and bars of many tabs, which keep the selected tab visible.
    private static let problems = """
      [...document.querySelectorAll('html, body, #sk, #sk *')].filter(element => {
        if (!element.checkVisibility() || element.closest('[inert], [aria-hidden=true]')) return false
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
          || element === document.scrollingElement
        const hasOwnArea = element.matches('.table, .fr, .ta.cut, .cut > .ta, .strip')
        if (scrolls && !hasOwnArea && element.scrollWidth > element.clientWidth + 1) return true
        const {right, left, width, height} = element.getBoundingClientRect()
        if (element.childElementCount || right <= innerWidth + 1 || width < 2 || height < 2) return false
        for (let around = element; around; around = around.parentElement)
          if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false
        return true
      }).map(element => `${element.tagName} ${element.className}, ${element.scrollWidth} of \
      ${element.clientWidth}: ${element.textContent.slice(0, 30)}`).slice(0, 3)
      """

    /// Returns the problems of the page at the sizes of a phone and of a window at a zoom of 400 %.
    private static func problems(of page: Page) async throws -> [String] {
      var problems: [String] = []
      for isZoomed in [false, true] {
        if isZoomed {
          try await page.zoomFourfold()
        } else {
          try await page.setSize(width: 360, height: 640)
        }
        try await page.waitUntilLaidOut()
        try await page.waitUntilConfirmed()
        // The host may change positions after a change of the size.
        try await page.waitUntilLaidOut()
        let size = isZoomed ? "400 %" : "360 px"
        problems += try await page.value(of: Self.problems).items.compactMap(\.text)
          .map { "\($0) at \(size)" }
      }
      return problems
    }

    @Test(arguments: ["terminal", "cupertino", "material"])
    func `no gallery page scrolls sideways or exceeds the edge`(
      _ look: String
    ) async throws {
      let visit = try await Visit("GalleryWeb", ["--look", look])
      let page = visit.page
      var problems: [String] = []
      let walk = try await GalleryWalk(page)
      for number in 1...walk.count {
        try await walk.waitUntilHighlighted(number)
        let name = try await walk.name()
        // The page has the focus after this key; a narrow window shows only that part of the split
        // view.
        try await page.press("Enter")
        try await page.waitUntilConfirmed()
        problems += try await Self.problems(of: page).map { "\(name): \($0)" }
        if try await page.value(of: "\(GalleryWalk.list) != null").isTrue {
          problems.append("\(name): the list of all pages is shown")
        }
        try await page.setSize(width: 1_160, height: 800)
        try await page.waitUntilLaidOut()
        try await page.waitUntilConfirmed()
        try await walk.showNext()
      }
      #expect(problems == [])
      visit.expectNoProblem()
    }

    @Test(arguments: ["terminal", "cupertino", "material"])
    func `described pages fit into a window of any width`(_ look: String) async throws {
      let folder = try TemporaryFolder()
      let visit = try await Visit("RmadWeb", ["--look", look, "--", "--folder", folder.path])
      let page = visit.page
      try await page.wait(toSee: "Ferry returns after nine years")
      var problems: [String] = []
      for tab in ["News", "Events", "About"] {
        try await page.setSize(width: 1_000, height: 700)
        try await page.click("tab", tab)
        try await page.wait(for: "document.querySelector('.bar h1')?.innerText == '\(tab)'")
        try await page.waitUntilConfirmed()
        try await page.waitUntilLaidOut()
        problems += try await Self.wide(page).map { "\(tab) at 1,000 px: \($0)" }
        for width in [720, 360, 320] {
          try await page.setSize(width: width, height: 640)
          try await page.wait(for: "!(\(Self.isWide))")
          problems += try await Self.problems(of: page).map { "\(tab): \($0)" }
        }
      }
      #expect(problems == [])
      visit.expectNoProblem()
    }

    /// Whether the outermost frame is wider than its area.
    private static let isWide =
      "(frame => frame.scrollWidth > frame.clientWidth + 1)(document.querySelector('.fr.top'))"

    private static func wide(_ page: Page) async throws -> [String] {
      try await page.value(of: isWide).isTrue ? ["the frame is wider than its area"] : []
    }
  }
}

extension Page {
  /// Shows the page as in a window of 1,280 by 1,024 pixels at a zoom of 400 %.
  ///
  /// Zoom divides the width in CSS pixels and multiplies the pixels of the device by the same
  /// factor. A pinch, `Emulation.setPageScaleFactor`, only magnifies a part of the page and keeps
  /// its layout.
  func zoomFourfold() async throws {
    try await send(
      "Emulation.setDeviceMetricsOverride",
      ["width": 320, "height": 256, "deviceScaleFactor": 4, "mobile": false])
  }
}
