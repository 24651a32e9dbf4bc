/// Where a reader of linked pages has been, for going back and forward.
struct Trail<Page> {
  private var pages: [Page] = []
  private var index = 0

  /// The page in front; `nil` before the first.
  var current: Page? { pages.indices.contains(index) ? pages[index] : nil }
  var canGoBack: Bool { index > 0 }
  var canGoForward: Bool { index + 1 < pages.count }

  /// Goes to a new page; those that were ahead are forgotten.
  mutating func visit(_ page: Page) {
    pages = pages.prefix(index + 1) + [page]
    index = pages.count - 1
  }

  /// Goes back, and says whether there was a page before.
  mutating func goBack() -> Bool {
    guard canGoBack else { return false }
    index -= 1
    return true
  }

  /// Goes forward, and says whether there was a page ahead.
  mutating func goForward() -> Bool {
    guard canGoForward else { return false }
    index += 1
    return true
  }
}
