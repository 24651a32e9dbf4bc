import ScreenKitRmad
import ScreenKitTestSupport
import Testing

@Suite struct FeedRequestTests {
  @Test(
    .proves("R-150"),
    arguments: [
      ("https://e.org/feed", 1, "https://e.org/feed"),
      ("https://e.org/feed", 2, "https://e.org/feed?page=2"),
      ("https://e.org/feed?a=b", 2, "https://e.org/feed?a=b&page=2"),
      ("https://e.org/feed?page=1&a=b#top", 3, "https://e.org/feed?a=b&page=3"),
      ("https://e.org/feed?page=0", 1, "https://e.org/feed?page=0"),
      ("https://e.org/feed?pages=9&page", 2, "https://e.org/feed?pages=9&page=2"),
      ("embedded://news", 2, "embedded://news?page=2"),
    ])
  func `The page is a parameter of the query`(address: String, page: Int, expected: String) {
    #expect(FeedRequest(address, page: page).pageAddress == expected)
  }

  @Test func `Another name of the parameter can be chosen`() {
    #expect(
      FeedRequest("https://e.org/", page: 2, parameter: "p").pageAddress
        == "https://e.org/?p=2")
  }
}
