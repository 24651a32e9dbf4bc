import Testing

extension BrowserTests {
  /// The numbers of the lines of text views.
  @Suite("Line numbers")
  struct LineNumberTests {
    /// The numbers in sight, and the lines of the text at which they stand, by the pixels of both.
    private static let numbers = """
      (() => {
        const strip = document.querySelector('.nums'), text = strip.nextElementSibling
        const style = getComputedStyle(text)
        const height = text.scrollHeight <= text.clientHeight || text.value.length < 10000
          ? parseFloat(style.lineHeight)
          : (text.scrollHeight - 2 * parseFloat(style.paddingTop)) / text.value.split('\\n').length
        const top = text.getBoundingClientRect().top + text.clientTop + parseFloat(style.paddingTop)
        return [...strip.children].filter(label => !label.matches('.copy')).map(label =>
          [Number(label.textContent),
            (label.getBoundingClientRect().top - top + text.scrollTop) / height])
      })()
      """

    private func open(_ arguments: [String] = []) async throws -> Page {
      let visit = try await Visit(process(arguments))
      try await visit.page.wait(for: "document.querySelector('.nums')?.childElementCount > 3")
      return visit.page
    }

    private func process(_ arguments: [String]) throws -> WebProcess {
      try WebProcess(
        "GalleryWeb", ["--port", "0", "--quiet"] + arguments + ["--", "--page", "Text view"])
    }

    @Test(arguments: ["terminal", "cupertino", "material"])
    func `each line in sight has its number`(_ look: String) async throws {
      let page = try await open(["--look", look])
      for line in [0, 3, 1_000, 20_001] {
        _ = try await page.value(
          of: """
            (() => {
              const text = document.querySelector('.nums + textarea')
              text.scrollTop = \(line) * parseFloat(getComputedStyle(text).lineHeight)
            })()
            """)
        try await page.waitUntilLaidOut()
        let numbers = try await page.value(of: Self.numbers).items.map {
          $0.items.compactMap(\.number)
        }
        #expect(numbers.count >= 4)
        #expect(numbers.contains { Int($0[0]) == min(line, 20_000) + 1 }, "\(numbers)")
        for number in numbers { #expect(abs(number[0] - 1 - number[1]) < 0.05, "\(numbers)") }
      }
      #expect(page.problems == [])
    }

    @Test func `numbers follow what is typed, and wrapped lines have one number`() async throws {
      let page = try await open()
      let text = "document.querySelector('.nums + textarea')"
      _ = try await page.value(of: "\(text).select(); \(text).focus()")
      let long = String(repeating: "many words ", count: 60)
      try await page.insert("one\n\(long)\nthree")
      try await page.wait(for: "\(Self.numbers).map(item => item[0]).join() === '1,2,3'")
      _ = try await page.value(of: "\(text).parentElement.classList.remove('cut')")
      let rows = """
        (() => {
          const copy = document.createElement('div')
          const {paddingLeft, paddingRight} = getComputedStyle(\(text))
          copy.style.cssText = 'white-space:pre-wrap;overflow-wrap:break-word'
          copy.style.width = `${\(text).clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)}px`
          copy.textContent = '\(long)'
          \(text).parentElement.append(copy)
          const rows = copy.offsetHeight / parseFloat(getComputedStyle(\(text)).lineHeight)
          copy.remove()
          return rows
        })()
        """
      _ = try await page.value(of: "\(text).scrollTop = 0")
      try await page.wait(
        for: "(() => { const rows = \(rows), places = \(Self.numbers); return rows > 3 "
          + "&& Math.abs(places[1][1] - 1) < .05 && (!places[2] || Math.abs(places[2][1] - 1 - rows) < .05) })()"
      )
      _ = try await page.value(of: "\(text).scrollTop = \(text).scrollHeight")
      try await page.wait(for: "\(Self.numbers).at(-1)[0] === 3")
      #expect(page.problems == [])
    }

    @Test func `the strip stands where lines begin, and leaves room for the text`() async throws {
      let edges = """
        (() => {
          const [strip, text] = document.querySelector('.tn').children
          return [strip, text].map(element => element.getBoundingClientRect().left)
        })()
        """
      for (language, isMirrored) in [("en", false), ("ar", true)] {
        let process = try WebProcess(
          "GalleryWeb",
          ["--port", "0", "--quiet", "--", "--page", "Text view", "--language", language])
        let page = try await Visit(process).page
        try await page.wait(for: "document.querySelector('.nums')?.childElementCount > 3")
        let places = try await page.value(of: edges).items.compactMap(\.number)
        #expect((places[0] > places[1]) == isMirrored)
        _ = try await page.value(of: "document.querySelector('.tn').style.width = '10ch'")
        try await page.wait(for: "!document.querySelector('.nums').checkVisibility()")
        #expect(page.problems == [])
      }
    }
  }
}
