import Testing

extension BrowserTests {
  /// Keys that open a menu or a link, and the clipboard of an app.
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
      // The position is known with the next frame of the browser at the latest.
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

    @Test func `the keys of a screen are listed`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await LayoutTests.show("Commands", in: page)
      // A focused field inserts the sign as text.
      try await page.focus("button", "Press me, too")
      try await page.press("?")
      try await page.wait(for: "document.querySelector('.panel')")
      let panel = try await page.value(of: "document.querySelector('.panel').textContent").text
      #expect(panel?.contains("Keys") == true)
      #expect(panel?.contains("F1") == true)
      try await page.press("Escape")
      try await page.wait(for: "!document.querySelector('.panel')")
      visit.expectNoProblem()
    }

    @Test func `a text that an app copies is in the browser's clipboard`() async throws {
      let visit = try await Visit("PayloadWeb")
      let page = visit.page
      try await page.allow(["clipboardReadWrite", "clipboardSanitizedWrite"])
      try await page.click("button", "Copy")
      let copied = "1 < 2 & \"Größe\"\nЂ🙂"
      var text: String?
      for _ in 0..<500 where text != copied {
        text = try await page.value(of: "navigator.clipboard.readText()").text
      }
      #expect(text == copied)
      visit.expectNoProblem()
    }

    @Test func `touching its button refreshes a list`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await LayoutTests.show("Loading", in: page)
      try await page.tap("button", "Refresh")
      try await page.wait(toSee: "Reloading")
      visit.expectNoProblem()
    }

    @Test(arguments: ["cupertino", "terminal"])
    func `a list with a refresh button reports its visible lines`(
      _ look: String
    ) async throws {
      let visit = try await Visit("GalleryWeb", ["--look", look])
      let page = visit.page
      try await LayoutTests.show("Loading", in: page)
      let list = "document.querySelector('.list:has(>.refresh)')"
      try await page.wait(for: list)
      _ = try await page.value(of: "\(list).scrollTop = \(list).scrollHeight / 2")
      // The button above the rows is not a line.
      let tellsLines = """
        (() => {
          const list = \(list), lines = list.lastElementChild
          const height = lines.offsetHeight / 31
          const first = Math.floor((list.scrollTop - lines.offsetTop + 1) / height)
          const count = Math.floor(list.clientHeight / height)
          // A scroll by less than half of the lines is not reported.
          return list.told?.[1] === count && Math.abs(list.told[0] - first) < count / 2
        })()
        """
      try await page.wait(for: tellsLines)
      visit.expectNoProblem()
    }

    @Test func `a search scrolls the text to the hit`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await LayoutTests.show("Find bar", in: page)
      let text = "document.querySelector('textarea')"
      try await page.wait(for: text)
      _ = try await page.value(of: "\(text).style.cssText = 'min-height:0;max-height:3lh'")
      try await page.click("button", "Find")
      try await page.wait(for: "document.activeElement?.type === 'text'")
      try await page.press("a", control: true)
      try await page.type("strand")
      try await page.press("Enter")
      try await page.wait(for: "\(text).scrollTop > 0")
      visit.expectNoProblem()
    }

    @Test func `a frame within another one cuts off what is beyond its edges`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await LayoutTests.show("Frame", in: page)
      try await page.wait(for: "document.querySelector('.fr .fr')")
      let inner = "document.querySelector('.fr .fr')"
      // A visitor cannot press a view outside of the frame.
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
