import Foundation
import Testing

extension BrowserTests {
  @Suite("Status bars, tooltips and narrow tabs")
  struct StatusTests {
    private static let looks = ["terminal", "cupertino", "material"]
    private static let bar = "[...document.querySelectorAll('.win > [role=status]')].at(-1)"

    /// Whether the bar is at the lower edge of the window, and the button above it can be pressed.
    private static let isBelow = """
      (() => {
        const bar = \(bar).getBoundingClientRect()
        const button = document.activeElement.getBoundingClientRect()
        return bar.height > 0 && Math.abs(bar.bottom - innerHeight) < 2 && button.bottom <= bar.top
      })()
      """

    @Test(arguments: looks)
    func `a status bar is at the lower edge and covers no button`(
      _ look: String
    ) async throws {
      let visit = try await Visit(
        "GalleryWeb", ["--look", look, "--", "--page", "Status bar"])
      let page = visit.page
      try await page.click("button", "Synchronize")
      try await page.wait(toSee: "Looking for changes")
      try await page.wait(for: Self.isBelow)
      #expect(try await page.value(of: "document.activeElement.innerText").text == "Synchronize")
      try await page.click("button", "Load the next file")
      try await page.wait(toSee: "1 of 4 files")
      try await page.click("button", "Lose the connection")
      try await page.wait(toSee: "Offline")
      try await page.wait(for: Self.isBelow)
      try await page.click("button", "Hide the status bar")
      try await page.wait(toMiss: "Offline")
      visit.expectNoProblem()
    }

    /// Returns the title that a browser shows when the pointer rests on a control.
    private static func title(of name: String, _ role: String, on page: Page) async throws
      -> String?
    {
      let (x, y) = try await page.center(role, name)
      return try await page.value(
        of: "document.elementFromPoint(\(x), \(y))?.closest('[title]')?.title ?? ''"
      ).text
    }

    @Test(arguments: looks)
    func `controls have tooltips for the pointer, also disabled ones`(
      _ look: String
    ) async throws {
      let visit = try await Visit("GalleryWeb", ["--look", look, "--", "--page", "Tooltip"])
      let page = visit.page
      try await page.wait(forControl: "button", "Rename")
      #expect(
        try await Self.title(of: "Rename", "button", on: page)
          == "Gives the file the name in the field.")
      #expect(
        try await Self.title(of: "Publish", "button", on: page)
          == "Only files with a name can be published.")
      #expect(
        try await Self.title(of: "Name of the file", "textbox", on: page)
          == "Letters, digits and hyphens; at most 40 characters.")
      #expect(try await Self.title(of: "Delete", "button", on: page) == "")
      visit.expectNoProblem()
    }

    /// Whether the whole selected tab is within its bar and the window.
    private static let isSelectedTabSeen = """
      (() => {
        const tab = document.querySelector('.tab[aria-selected=true]')
        const {left, right} = tab.getBoundingClientRect()
        const strip = tab.closest('.strip').getBoundingClientRect()
        return left >= strip.left - 1 && right <= strip.right + 1 && right <= innerWidth + 1
      })()
      """

    @Test(arguments: looks)
    func `the selected tab is wholly visible in twenty columns`(_ look: String) async throws {
      let visit = try await Visit("HeartBeatWeb", ["--look", look])
      let page = visit.page
      try await page.setSize(width: 190, height: 300)
      try await page.waitUntilLaidOut()
      try await page.wait(for: Self.isSelectedTabSeen)
      let tab = "document.querySelector('.tab[aria-selected=true]')"
      for (name, key) in [("Settings", "ArrowRight"), ("Heart", "ArrowLeft")] {
        _ = try await page.value(of: "\(tab).focus()")
        try await page.press(key)
        try await page.wait(for: "\(tab).innerText.includes('\(name)')")
        try await page.wait(for: Self.isSelectedTabSeen)
      }
      visit.expectNoProblem()
    }

    @Test func `a key shows the tooltip of the focused control within the window`() async throws {
      let visit = try await Visit("GalleryWeb", ["--", "--page", "Tooltip"])
      let page = visit.page
      try await page.focus("button", "Rename")
      try await page.waitUntilConfirmed()
      try await page.press("h", alt: true)
      try await page.wait(toSee: "Gives the file the name")
      let isInside = """
        (() => {
          const {left, right, bottom} = document.querySelector('.win > .popup').getBoundingClientRect()
          return left >= 0 && right <= innerWidth && bottom <= innerHeight
        })()
        """
      #expect(try await page.value(of: isInside).isTrue)
      try await page.press("Escape")
      try await page.wait(toMiss: "Gives the file the name")
      #expect(try await page.value(of: "document.activeElement.innerText").text == "Rename")
      visit.expectNoProblem()
    }
  }
}
