import Testing

extension BrowserTests {
  /// Controls that a visitor changes before the script of the page runs, as on a slow line.
  @Suite("Early choices")
  struct EarlyChoiceTests {
    /// A change of a control of a page of the gallery, and the event that the page records.
    struct Choice: Sendable {
      let page, script, event: String

      init(_ page: String, _ script: String, event: String) {
        (self.page, self.script, self.event) = (page, script, event)
      }
    }

    private static let choices = [
      Choice("Check box", "all('[type=checkbox]')[0].click()", event: "The name is not saved"),
      Choice("Check box", "all('[type=checkbox]')[1].click()", event: "The password is saved"),
      Choice("Radio group", "all('[type=radio]')[2].click()", event: "Size: Large"),
      Choice("Radio group", "all('[type=radio]')[3].click()", event: "Drink: Tea"),
      Choice("Picker", "all('select')[0].value = 4", event: "The month is May"),
      Choice("Slider", "all('[type=range]')[0].value = 31", event: "The volume is 31 %"),
    ]

    @Test(arguments: choices)
    func `a control that is changed before the script runs is changed in the app`(
      _ choice: Choice
    ) async throws {
      let process = try WebProcess(
        "GalleryWeb", ["--port", "0", "--quiet", "--", "--page", choice.page])
      let page = try await browser.get().makePage()
      try await page.hold("*/client*")
      try await page.open(process.address)
      try await page.waitUntilHeld()
      try await page.wait(for: "document.getElementById('sk-boot')")
      _ = try await page.value(
        of: "((all) => { \(choice.script) })((selector) => document.querySelectorAll(selector))")
      try await page.release()
      try await page.wait(toSee: choice.event)
      #expect(page.problems == [])
    }

    @Test(arguments: ["Check box", "Radio group", "Picker", "Slider"])
    func `a page without early choices sends none`(_ name: String) async throws {
      let process = try WebProcess("GalleryWeb", ["--port", "0", "--quiet", "--", "--page", name])
      let page = try await browser.get().makePage()
      try await page.send(
        "Page.addScriptToEvaluateOnNewDocument", ["source": .string(HistoryTests.recordingSocket)])
      try await page.open(process.address)
      // The size of the page follows the choices.
      try await page.wait(for: "window.told.some((text) => text.includes('[\"z\",'))")
      let choices = try await page.value(
        of: #"window.told.filter((text) => /\["[pv]",/.test(text)).join()"#)
      #expect(choices.text == "")
      #expect(page.problems == [])
    }
  }
}
