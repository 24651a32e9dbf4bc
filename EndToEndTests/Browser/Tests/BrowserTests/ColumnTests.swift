import Testing

extension BrowserTests {
  /// The widths of a table's columns.
  @Suite("Widths of columns")
  struct ColumnTests {
    /// The width of the title of a column in units, rounded, and whether each row has the same.
    private static func width(of column: Int) -> String {
      """
      (() => {
        const probe = document.createElement('div')
        probe.className = 'probe'
        document.body.append(probe)
        const unit = probe.getBoundingClientRect().width / 10
        probe.remove()
        const title = document.querySelector('[data-w="\(column)"]').getBoundingClientRect()
        const isEven = [...document.querySelectorAll('.table .r .cells')].every(row =>
          Math.abs(row.children[\(column)].getBoundingClientRect().width - title.width) < 1)
        return isEven ? Math.round(title.width / unit) : -1
      })()
      """
    }

    private func open(_ language: String = "en") async throws -> Visit {
      let visit = try await Visit(
        "GalleryWeb", ["--", "--page", "Cells of a table", "--language", language])
      try await visit.page.setSize(width: 1600, height: 700)
      try await visit.page.wait(for: "document.querySelector('.grip')?.offsetWidth > 0")
      // The host lays out the columns anew for the new size, which moves their edges.
      try await visit.page.waitUntilLaidOut()
      try await visit.page.waitUntilConfirmed()
      try await visit.page.waitUntilLaidOut()
      return visit
    }

    /// Returns the middle of the edge of a column.
    private func edge(_ column: Int, _ page: Page) async throws -> (x: Double, y: Double) {
      let place = try await page.value(
        of: """
          (() => {
            const {left, right, top, bottom} = document.querySelector('[data-w="\(column)"] .grip')
              .getBoundingClientRect()
            return [(left + right) / 2, (top + bottom) / 2]
          })()
          """
      ).items.compactMap(\.number)
      guard place.count == 2 else { throw BrowserError(description: "no edge of column \(column)") }
      return (place[0], place[1])
    }

    @Test(arguments: ["en", "ar"])
    func `a drag of a title edge changes the width of its column`(
      _ language: String
    ) async throws {
      let visit = try await open(language)
      let page = visit.page
      let old = Int(try await page.value(of: Self.width(of: 3)).number ?? 0)
      #expect(old == 8)
      let start = try await edge(3, page)
      let unit = try await page.value(
        of: "document.querySelector('[data-w=\"3\"]').offsetWidth / 8")
      let distance = 6 * (unit.number ?? 0) * (language == "ar" ? -1 : 1)
      try await page.drag(from: start, to: (start.x + distance, start.y))
      try await page.wait(for: "Math.abs(\(Self.width(of: 3)) - 14) <= 1")
      // Nothing was sorted, and no other column changed.
      #expect(try await page.value(of: Self.width(of: 0)) == 5)
      #expect(try await page.value(of: "document.querySelectorAll('[aria-sort]').length") == 0)
      visit.expectNoProblem()
    }

    @Test(arguments: ["en", "ar"])
    func `keys on a title change the width of its column`(_ language: String) async throws {
      let visit = try await open(language)
      let page = visit.page
      let (wider, narrower) = language == "ar" ? ("<", ">") : (">", "<")
      // Tab leads to the titles.
      _ = try await page.value(of: "document.querySelector('[data-w=\"2\"] button').focus()")
      try await page.press("Tab")
      try await page.wait(for: "document.activeElement.dataset.w === '3'")
      for width in [9, 10] {
        try await page.press(wider, alt: true, shift: true)
        try await page.wait(for: "\(Self.width(of: 3)) === \(width)")
      }
      try await page.press(narrower, alt: true, shift: true)
      try await page.wait(for: "\(Self.width(of: 3)) === 9")
      #expect(try await page.value(of: "document.activeElement.dataset.w") == "3")
      visit.expectNoProblem()
    }
  }
}
