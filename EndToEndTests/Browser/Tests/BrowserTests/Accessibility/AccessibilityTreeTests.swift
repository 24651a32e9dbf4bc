import Testing

extension BrowserTests {
  /// A comparison of each page's accessibility tree in the browser with the framework's tree in a
  /// terminal.
  @Suite("Accessibility trees")
  struct AccessibilityTreeTests {
    @Test func `browser and framework describe each gallery page alike`() async throws {
      let visit = try await Visit("GalleryTreesWeb", ["--look", "terminal"])
      let page = visit.page
      try await page.setSize(width: 1_160, height: 800)
      let walk = try await GalleryWalk(page)
      var problems: [String] = []
      for number in 1...walk.count {
        try await walk.waitUntilHighlighted(number)
        let name = try await walk.name()
        // The page has the focus after this key.
        try await page.press("Enter")
        problems += try await Self.differences(visit, name).map { "\(name): \($0)" }
        try await walk.showNext()
      }
      #expect(problems == [])
      visit.expectNoProblem()
    }

    /// Returns the differences once both trees are stable; a page may still be loading.
    private static func differences(_ visit: Visit, _ title: String) async throws -> [String] {
      var last: [String] = []
      for _ in 0..<5 {
        try await visit.page.waitUntilConfirmed()
        try await visit.page.waitUntilLaidOut()
        let own = OwnTree(try visit.process.answer(to: "semantics")).nodes
        let browser = try await BrowserTree(of: visit.page, title: title).nodes
        last = AccessibleNode.differences(own, browser)
        if last.isEmpty { break }
      }
      return last
    }
  }
}
