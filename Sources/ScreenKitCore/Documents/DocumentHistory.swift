/// The pages that were visited, and where the reader was on each.
struct DocumentHistory {
  struct Page {
    var document: Document
    /// The place of the text at the top of what is shown.
    var position = 0
    /// The number of the link that was visited last.
    var link: Int?
  }

  /// So many pages can be gone back to; older ones are forgotten.
  static let limit = 100

  var page: Page
  private var past: [Page] = []
  private var future: [Page] = []

  init(_ page: Page) { self.page = page }

  var canGoBack: Bool { !past.isEmpty }
  var canGoForward: Bool { !future.isEmpty }

  /// Goes on to `page`; what one had gone back from is forgotten.
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
