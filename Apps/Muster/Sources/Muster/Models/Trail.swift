/// The history of visited pages, for going back and forward.
struct Trail<Page> {
  private var pages: [Page] = []
  private var index = 0

  /// The current page; `nil` before the first visit.
  var current: Page? { pages.indices.contains(index) ? pages[index] : nil }
  var canGoBack: Bool { index > 0 }
  var canGoForward: Bool { index + 1 < pages.count }

  /// Visits a new page; pages after the current one are removed.
  mutating func visit(_ page: Page) {
    pages = pages.prefix(index + 1) + [page]
    index = pages.count - 1
  }

  /// Goes back; returns whether there was a previous page.
  mutating func goBack() -> Bool {
    guard canGoBack else { return false }
    index -= 1
    return true
  }

  /// Goes forward; returns whether there was a next page.
  mutating func goForward() -> Bool {
    guard canGoForward else { return false }
    index += 1
    return true
  }
}
