import ScreenKitCore
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import ScreenKitWeb
import ScreenKitWebTesting
import Testing

/// One description in a terminal and in a browser, which show the same app after the same steps.
@MainActor
@Suite("A described app in a terminal and in a browser", .leakFree)
struct DescribedPageTests {
  @Test(.proves("R-007"))
  func `one description is the same app on both platforms`() async throws {
    // All rows are visible, so both load the same pages.
    let terminal = ScreenTest(try makeApp(), size: CellSize(columns: 60, rows: 52))
    let browser = WebTest(try makeApp())
    await settle(terminal, browser)
    var seen: Set<String> = []
    for key in [nil, "Enter", "Esc", "2", "3"] as [String?] {
      if let key {
        terminal.press(key)
        browser.send("[\"k\",\"\(key)\"]")
        await settle(terminal, browser)
      }
      let step = key ?? "start"
      let components = components(in: terminal.application.root)
      #expect(!components.isEmpty, "\(step)")
      #expect(self.components(in: browser.session.application.root) == components, "\(step)")
      let texts = components.compactMapValues(\.text)
      for text in texts.values where !text.isEmpty {
        // A terminal breaks long texts into lines.
        #expect(terminal.screen.contains(text.prefix { $0 != " " }), "\(text)")
        #expect(browser.page.text.contains(text), "\(text)")
      }
      seen.formUnion(texts.values)
      if key == nil {
        #expect(terminal.screen.contains("Ferry returns"))
        #expect(browser.page.text.contains("Ferry returns"))
      }
    }
    #expect(seen.contains("Read this first"))
    let patched = browser.page.text
    _ = browser.reload()
    #expect(browser.page.text == patched)
    #expect(browser.page.problems == [] && browser.closeReason == nil)
    browser.end()
  }

  private func makeApp() throws -> Controller {
    let description = try #require(AppDescription.read(RmadSample.description).description)
    return DescribedModel(description, feeds: EmbeddedFeedSource(RmadSample.files)).makeApp()
  }

  private func settle(_ terminal: ScreenTest, _ browser: WebTest) async {
    await terminal.settle()
    await browser.settle()
  }

  /// The part of a component that does not depend on the platform.
  private struct Component: Hashable {
    var text: String?
    /// The number of rows of a list.
    var rows: Int?
  }

  /// Returns the front components by their ids; the rows of a list have no ids.
  private func components(in root: Controller) -> [String: Component] {
    guard let front = Array(root.frontPath).last else { return [:] }
    var found: [String: Component] = [:]
    var waiting = [front.view].compactMap { $0 }
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      if let id = view.id?.name, id.hasPrefix("component-") {
        found[id] = Component(
          text: (view as? Label)?.text ?? (view as? Button)?.title,
          rows: (view as? ListView)?.rowCount)
      }
      if !(view is ListView) { waiting += view.children }
    }
    return found
  }
}
