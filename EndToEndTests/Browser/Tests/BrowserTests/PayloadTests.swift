import Testing

extension BrowserTests {
  @Suite("Untrusted text")
  struct PayloadTests {
    /// Elements and attributes that run code and that the framework never creates.
    private static let foreign = """
      document.querySelectorAll('iframe,object,embed,base,style:not([nonce]),[srcdoc],[onerror],[onload],\
      [onmouseover],[onfocus],meta[http-equiv],[href^="javascript:"],[href^="data:"],form[action*=evil]').length
      + [...document.scripts].filter(s => !s.src && s.type != 'application/json').length
      """

    @Test func `no text runs as code in a page or a frame`() async throws {
      let visit = try await Visit("PayloadWeb", ["--sessions-per-device", "1000"])
      let page = visit.page
      for number in 0..<200 {
        if number > 0 {
          _ = try await page.value(of: "sessionStorage.clear()")
          try await page.open(visit.process.address)
        }
        // The first page is HTML; the content after the button comes as a frame.
        try await page.wait(toSee: "text \(number) of 200, set 1")
        #expect(try await page.value(of: Self.foreign) == 0, "\(number)")
        try await page.click("button", "Again")
        try await page.wait(toSee: "text \(number) of 200, set 2")
        #expect(try await page.value(of: Self.foreign) == 0, "\(number)")
      }
      #expect(page.dialogs == [])
      visit.expectNoProblem()
    }
  }
}
