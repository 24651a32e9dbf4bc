/// The visited pages, with the scroll position and the last link of each.
struct DocumentHistory {
  struct Page {
    var document: Document
    /// The position of the text in the top row.
    var position = 0
    /// The number of the link followed last; `nil` for none.
    var link: Int?
  }

  /// The maximum number of pages to go back to; older ones are dropped.
  static let limit = 100

  var page: Page
  private var past: [Page] = []
  private var future: [Page] = []

  init(_ page: Page) { self.page = page }

  var canGoBack: Bool { !past.isEmpty }
  var canGoForward: Bool { !future.isEmpty }

  /// Makes `page` the current one, and drops the pages after the previous one.
  mutating func visit(_ page: Page) {
    past.append(self.page)
    if past.count > DocumentHistory.limit { past.removeFirst() }
    future = []
    self.page = page
  }

  mutating func goBack() {
    guard let last = past.popLast() else { return }
    future.append(page)
    page = last
  }

  mutating func goForward() {
    guard let next = future.popLast() else { return }
    past.append(page)
    page = next
  }
}
