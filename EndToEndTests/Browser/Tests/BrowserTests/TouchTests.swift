import Testing

extension BrowserTests {
  @Suite("Touch")
  struct TouchTests {
    /// Returns a script that tells the width and height of a button, if it is in front.
    private static func size(of name: String) -> String {
      """
      (() => {
        const button = [...document.querySelectorAll('[aria-label="\(name)"].fb')].at(-1)
        const {x, y, width, height} = button.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === button
          ? Math.min(width, height) : 0
      })()
      """
    }

    @Test(arguments: ["terminal", "cupertino", "material"])
    func `the commands open and close by touch`(_ look: String) async throws {
      let visit = try await Visit("GalleryWeb", ["--look", look])
      let page = visit.page
      try await page.emulatePhone()
      try await page.wait(forControl: "button", "Commands")
      #expect(try await page.value(of: Self.size(of: "Commands")).number ?? 0 >= 44)
      try await page.tap("button", "Commands")
      try await page.wait(forControl: "dialog", "Commands")
      #expect(try await page.value(of: Self.size(of: "Close")).number ?? 0 >= 44)
      try await page.tap("button", "Close")
      try await page.wait(for: "!document.querySelector('[role=dialog]')")
      visit.expectNoProblem()
    }

    @Test func `one touch opens a row, and a click highlights it`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await page.emulatePhone()
      let isShown = "document.querySelector('.list[aria-label=Controls]')?.checkVisibility()"
      try await page.wait(for: isShown)
      try await page.click("option", "Badge")
      try await page.wait(for: "document.querySelector('.r.hi').textContent === 'Badge'")
      #expect(try await page.value(of: isShown).isTrue)
      try await page.tap("option", "Button")
      try await page.wait(for: "!\(isShown)")
      try await page.wait(toSee: "Button")
      visit.expectNoProblem()
    }

    @Test func `a touch opens a row where clicks name no pointer`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      try await page.emulatePhone()
      let isShown = "document.querySelector('.list[aria-label=Controls]')?.checkVisibility()"
      try await page.wait(for: isShown)
      try await page.waitUntilConfirmed()
      // Safari sends such clicks.
      _ = try await page.value(
        of: """
          (() => {
            const row = [...document.querySelectorAll('.list[aria-label=Controls] .r')]
              .find((row) => row.textContent === 'Button')
            const details = {bubbles: true, detail: 1, pointerType: 'touch'}
            row.dispatchEvent(new PointerEvent('pointerdown', details))
            row.dispatchEvent(new MouseEvent('click', details))
          })()
          """)
      try await page.wait(for: "!\(isShown)")
      visit.expectNoProblem()
    }
  }
}

extension Page {
  /// Shows the page as on a phone, whose pointer is a finger.
  fileprivate func emulatePhone() async throws {
    try await send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try await send(
      "Emulation.setDeviceMetricsOverride",
      ["width": 360, "height": 640, "deviceScaleFactor": 2, "mobile": true])
    try await waitUntilLaidOut()
  }
}
