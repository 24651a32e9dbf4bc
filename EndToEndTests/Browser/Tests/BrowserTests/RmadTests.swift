import Foundation
import Testing

extension BrowserTests {
  @Suite("Described apps")
  struct RmadTests {
    @Test(arguments: ["terminal", "cupertino", "material"])
    func `a story of the sample opens, and Back returns`(_ look: String) async throws {
      let folder = try TemporaryFolder()
      let visit = try await Visit("RmadWeb", ["--look", look, "--", "--folder", folder.path])
      let page = visit.page
      // The window has the size of the pictures from the start, since the host lays out described
      // pages for it.
      try await page.setSize(width: 720, height: 480)
      try await page.wait(toSee: "Ferry returns after nine years")
      try await page.waitForImages()
      // A row is as high as its views, which are aligned to lines of the page: five lines including
      // the separator.
      let line = "parseFloat(getComputedStyle(document.body).getPropertyValue('--lh'))"
      let height = "document.querySelector('[role=option]').offsetHeight"
      try await page.wait(for: "Math.abs(\(height) - 5 * \(line)) < 2")
      try await SnapshotTests.record(visit, "rmad-news", look)
      try await page.open(named: "option", containing: "Apple harvest begins early")
      // The text of a story is in a read-only field, and therefore a value.
      let story = "document.querySelector('textarea')?.value ?? ''"
      try await page.wait(for: "(\(story)).startsWith('A warm spring brought the first apples')")
      try await page.waitForImages()
      try await SnapshotTests.record(visit, "rmad-story", look)
      try await page.press("Escape")
      try await page.wait(for: "!document.querySelector('textarea')?.checkVisibility()")
      try await page.wait(toSee: "Old bridge closed for repairs")
      try await page.click("tab", "Events")
      try await page.wait(toSee: "Choir rehearsal")
      try await SnapshotTests.record(visit, "rmad-events", look)
      try await page.click("tab", "About")
      try await SnapshotTests.record(visit, "rmad-about", look)
      visit.expectNoProblem()
    }

    @Test func `a list is scrolled as before after Back`() async throws {
      let folder = try TemporaryFolder()
      let visit = try await Visit("RmadWeb", ["--", "--folder", folder.path])
      let page = visit.page
      try await page.setSize(width: 720, height: 480)
      try await page.wait(toSee: "Ferry returns after nine years")
      let list = "document.querySelector('.list')"
      try await page.wait(for: "\(list).scrollHeight > \(list).clientHeight + 200")
      _ = try await page.value(of: "\(list).focus(), \(list).scrollTop = 70")
      try await page.press("Enter")
      try await page.wait(for: "document.querySelector('textarea')?.checkVisibility()")
      try await page.press("Escape")
      try await page.wait(for: "\(list)?.checkVisibility() && \(list).scrollTop == 70")
      visit.expectNoProblem()
    }
  }
}

extension Page {
  /// Waits until the visible images are drawn, and no loading indicator is visible.
  fileprivate func waitForImages() async throws {
    try await wait(for: "document.querySelector('canvas')?.checkVisibility()")
    try await wait(
      for: "![...document.querySelectorAll('.spin')].some(spin => "
        + "spin.checkVisibility({visibilityProperty: true}))")
    try await waitUntilLaidOut()
  }
}
