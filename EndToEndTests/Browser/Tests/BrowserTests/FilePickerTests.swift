import Testing

extension BrowserTests {
  @Suite("The file picker in a dialog")
  struct FilePickerTests {
    /// Opens the dialog of the gallery's page on a page of a size.
    private func open(_ look: String, width: Int, height: Int) async throws -> Visit {
      let visit = try await Visit("GalleryWeb", ["--look", look, "--", "--page", "File picker"])
      try await visit.page.setSize(width: width, height: height)
      try await visit.page.waitUntilLaidOut()
      try await visit.page.click("button", "Save a report")
      try await visit.page.wait(for: "document.querySelector('.panel .list [role=option]')")
      try await visit.page.waitUntilConfirmed()
      try await visit.page.waitUntilLaidOut()
      return visit
    }

    @Test(arguments: ["terminal", "cupertino", "material"])
    func `all buttons are on the page of a phone`(_ look: String) async throws {
      let visit = try await open(look, width: 390, height: 844)
      let buttons = "[...document.querySelectorAll('.panel button:not(.list *)')]"
      #expect(try await visit.page.value(of: "\(buttons).length").number ?? 0 >= 5)
      let outside = try await visit.page.value(
        of: """
          \(buttons).filter(button => {
            const {left, right, top, bottom} = button.getBoundingClientRect()
            return !button.checkVisibility()
              || left < 0 || right > innerWidth || top < 0 || bottom > innerHeight
          }).map(button => button.ariaLabel || button.innerText)
          """)
      #expect(outside.items.compactMap(\.text) == [])
      visit.expectNoProblem()
    }

    @Test(arguments: ["terminal", "cupertino", "material"], [(1_280, 800), (1_920, 1_080)])
    func `the list fills the dialog of a wide page`(
      _ look: String, _ size: (width: Int, height: Int)
    ) async throws {
      let visit = try await open(look, width: size.width, height: size.height)
      let page = visit.page
      for isShort in [false, true] {
        if isShort {
          _ = try await page.value(
            of: "document.querySelector('.panel [aria-label^=pictures]').click()")
          try await page.wait(for: "document.querySelectorAll('.panel [role=option]').length == 2")
          try await page.waitUntilConfirmed()
          try await page.waitUntilLaidOut()
        }
        // The share of the list in the height of the dialog, and the space below the last button.
        let found = try await page.value(
          of: """
            (() => {
              const box = selector => document.querySelector(selector).getBoundingClientRect()
              const last = [...document.querySelectorAll('.panel .box button')].at(-1)
              return [box('.panel .list').height / box('.panel').height,
                box('.panel .box').bottom - last.getBoundingClientRect().bottom]
            })()
            """
        ).items.compactMap(\.number)
        #expect(found.count == 2 && found[0] > 0.5 && (0...2).contains(found[1]), "\(found)")
      }
      visit.expectNoProblem()
    }
  }
}
