import Foundation
import Testing

extension BrowserTests {
  @Suite("The gallery")
  struct GalleryTests {
    @Test func `no gallery page reports a problem`() async throws {
      let visit = try await Visit("GalleryWeb")
      let page = visit.page
      let list = "document.querySelector('[role=listbox]')"
      try await page.wait(for: "\(list)?.querySelectorAll('[role=option]').length > 3")
      _ = try await page.value(of: "\(list).focus()")
      try await page.press("Home")
      let highlighted =
        "(document.getElementById(\(list).getAttribute('aria-activedescendant'))?.getAttribute('aria-posinset') ?? '')"
      let count =
        Int(
          try await page.value(
            of: "\(list).querySelector('[role=option]').getAttribute('aria-setsize')"
          )
          .text ?? "") ?? 0
      #expect(count > 30)
      for number in 1...max(count, 1) {
        try await page.wait(for: "\(highlighted) == '\(number)'")
        try await page.press("ArrowDown")
      }
      try await page.waitUntilConfirmed()
      visit.expectNoProblem()
    }
  }
}
