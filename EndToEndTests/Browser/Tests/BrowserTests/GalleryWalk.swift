/// A walk through all pages of the gallery in a browser, by the keys of its list.
struct GalleryWalk {
  static let list = "document.querySelector('[role=listbox][aria-label=Controls]')"
  private static let highlighted =
    "document.getElementById(\(list).getAttribute('aria-activedescendant'))"
  let page: Page
  /// The number of pages.
  let count: Int

  /// Begins with the first page.
  init(_ page: Page) async throws {
    self.page = page
    try await page.wait(for: "\(Self.list)?.querySelectorAll('[role=option]').length > 3")
    _ = try await page.value(of: "\(Self.list).focus()")
    try await page.press("Home")
    let size = "\(Self.list).querySelector('[role=option]').getAttribute('aria-setsize')"
    count = Int(try await page.value(of: size).text ?? "") ?? 0
    guard count > 30 else { throw BrowserError(description: "the gallery has \(count) pages") }
  }

  /// Waits until the page with a number, counted from 1, is highlighted and shown.
  func waitUntilHighlighted(_ number: Int) async throws {
    try await page.wait(for: "\(Self.highlighted)?.getAttribute('aria-posinset') == '\(number)'")
    try await page.waitUntilConfirmed()
  }

  /// Returns the name of the highlighted page.
  func name() async throws -> String {
    try await page.value(of: "\(Self.highlighted)?.innerText").text ?? ""
  }

  /// Highlights the next page.
  func showNext() async throws {
    _ = try await page.value(of: "\(Self.list).focus()")
    try await page.press("ArrowDown")
  }
}
