import ScreenKitCore
import ScreenKitTesting
import ScreenKitWebTesting
import Testing

@MainActor
@Suite("Refresh lists in a browser", .leakFree)
struct WebRefreshTests {
  /// A screen with a list that receives another row at each refresh.
  private final class News: Controller {
    let list = List(["one"])
    private let refreshes: Bool
    var count = 1

    init(refreshes: Bool) { self.refreshes = refreshes }

    override func makeView() -> View { list }

    override func connect() {
      guard refreshes else { return }
      list.onRefresh = { [weak self] in
        self?.count += 1
        self?.list.items.append("row \(self?.count ?? 0)")
      }
    }
  }

  @Test func `a button refreshes the list, once at a time`() {
    let news = News(refreshes: true)
    let test = WebTest(news)
    #expect(test.press("button", named: "Refresh"))
    #expect(news.count == 2)
    #expect(test.page.text.contains("row 2"))
    #expect(test.page.element("button", named: "Refresh")?.isDisabled == true)
    #expect(!test.press("button", named: "Refresh"))
    news.list.loading.isRefreshing = false
    test.advance(by: .seconds(1))
    #expect(test.press("button", named: "Refresh"))
    #expect(news.count == 3)
    #expect(test.page.problems.isEmpty)
  }

  @Test func `a list without a refresh has no button`() {
    let test = WebTest(News(refreshes: false))
    #expect(test.page.element("button", named: "Refresh") == nil)
    #expect(test.page.text.contains("one"))
  }
}
