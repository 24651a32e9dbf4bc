import Testing

extension BrowserTests {
  /// Keys that open something, and what an app copies.
  @Suite("Keys")
  struct KeyTests {
    private static func box(_ element: String) -> String {
      "(({left, top, bottom}) => [left, top, bottom])(\(element).getBoundingClientRect())"
    }

    @Test func `a menu that a key opens is below the focused view`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await LayoutTests.show("Commands", in: page)
      try await page.focus("button", "Press me, too")
      let button = try await page.value(of: Self.box("document.activeElement")).items
        .compactMap(\.number)
      try await page.press("ContextMenu")
      try await page.wait(for: "document.querySelector('.beside>.panel')")
      let panel = Self.box("document.querySelector('.beside>.panel')")
      // The place comes with the next frame of the browser at the latest.
      try await page.wait(
        for: "Math.abs(\(panel)[0] - \(button[0])) < 2 && Math.abs(\(panel)[1] - \(button[2])) < 2")
      visit.expectNoProblem()
    }

    @Test(arguments: ["F1", "k"])
    func `the commands are searched by the keys of web pages`(_ key: String) async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await LayoutTests.show("Text field", in: page)
      for field in [false, true] {
        if field { try await page.focus("textbox", "Your name") }
        try await page.press(key, control: key == "k")
        try await page.wait(for: "document.querySelector('.panel input:focus')")
        try await page.press("Escape")
        try await page.wait(for: "!document.querySelector('.panel')")
      }
      visit.expectNoProblem()
    }

    @Test func `a frame within another one cuts off what is beyond its edges`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await LayoutTests.show("Frame", in: page)
      try await page.wait(for: "document.querySelector('.fr .fr')")
      let inner = "document.querySelector('.fr .fr')"
      // A view that is moved out of the frame is not where a visitor could press it.
      let isSeen = """
        (() => {
          const box = \(inner).firstElementChild
          box.style.top = '9lh'
          const {left, top} = box.getBoundingClientRect()
          return box.contains(document.elementFromPoint(left + 5, top + 5))
        })()
        """
      #expect(try await page.value(of: isSeen) == .bool(false))
      visit.expectNoProblem()
    }
  }
}
