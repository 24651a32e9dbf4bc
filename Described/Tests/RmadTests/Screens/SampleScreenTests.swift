import ScreenKitCore
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@MainActor
@Suite("The sample app on the screen", .leakFree)
struct SampleScreenTests {
  @Test(
    .proves("R-001", "R-004", "R-025", "R-026", "R-034", "R-123", "R-155"),
    arguments: [Look.Name.terminal, .cupertino, .material])
  func `all its screens match the snapshots`(look: Look.Name) async throws {
    let stage = try DescribedStage(look: look)
    await stage.settle()
    expectSnapshot(of: stage.test.snapshot, "news", look)
    stage.test.press(.enter)
    await stage.settle()
    expectSnapshot(of: stage.test.snapshot, "story", look)
    stage.test.press(.escape)
    stage.test.press("2")
    await stage.settle()
    expectSnapshot(of: stage.test.snapshot, "events", look)
    stage.test.press("3")
    await stage.settle()
    expectSnapshot(of: stage.test.snapshot, "about", look)
    stage.test.press(.button, named: "Read this first")
    await stage.settle()
    expectSnapshot(of: stage.test.snapshot, "modal", look)
  }

  @Test func `the picture in the README`() async throws {
    let stage = try DescribedStage(showsKeyHints: true)
    await stage.settle()
    // In the rows of the list, the names of the images would be cut.
    stage.test.press(.enter)
    await stage.settle()
    #expect(stage.screen.contains("Image harbour.png"))
    #expect(stage.test.application.window.hintBar != nil)
    expectFile("Docs/Snapshots/described-app.svg", toHave: stage.test.snapshot.svg)
  }

  @Test(.proves("R-046", "R-048", "R-049", "R-072", "R-073", "R-077", "R-151", "R-153"))
  func `a row opens its story with the sent values`() async throws {
    let stage = try DescribedStage()
    await stage.settle()
    stage.test.press(.down)
    stage.test.press(.enter)
    await stage.settle()
    #expect(stage.screen.contains("Apple harvest begins early"))
    #expect(stage.screen.contains("Wed, 14 Sep 2011 03:08:24 +0000"))
    #expect(stage.screen.contains("Esc / News") || stage.screen.contains("News /"))
    #expect(
      stage.test.view("component-205", as: TextView.self)?.value.contains("warm spring") == true)
  }

  @Test(.proves("R-021")) func `a screen that hides the tabs is above them`() async throws {
    let stage = try DescribedStage()
    await stage.settle()
    #expect(stage.screen.contains("3 … About"))
    stage.test.press(.enter)
    await stage.settle()
    #expect(!stage.screen.contains("3 … About"))
    stage.test.press(.escape)
    await stage.settle()
    #expect(stage.screen.contains("3 … About"))
  }

  @Test(.proves("R-022")) func `the described tab is selected at first`() async throws {
    let text = RmadSample.description.replacing(
      "\"selectedIndex\": 0", with: "\"selectedIndex\": 2")
    let stage = try DescribedStage(text)
    await stage.settle()
    #expect(stage.screen.contains("The Harbour Gazette"))
    stage.test.press(.tab, named: "News")
    await stage.settle()
    #expect(stage.screen.contains("Ferry returns"))
  }

  @Test(.proves("R-067", "R-068", "R-150")) func `more news is appended until there is none`()
    async throws
  {
    let stage = try DescribedStage()
    await stage.settle()
    let list = try #require(stage.test.view("component-101") as? ListView)
    #expect(list.loading.moreText == "Show more news")
    let first = list.rowCount
    stage.test.press(.end)
    await stage.settle()
    #expect(stage.source.requests.last == "https://news.example/feed.xml?page=2")
    #expect(list.rowCount > first)
    // The third page is empty, so the feed ends and the button disappears.
    for _ in 0..<3 {
      stage.test.press(.end)
      await stage.settle()
    }
    #expect(stage.source.requests.last == "https://news.example/feed.xml?page=3")
    #expect(list.loading.more == .none)
    #expect(!stage.screen.contains("Show more news"))
  }

  /// Returns a page of the feed.
  private func page(_ titles: String...) -> String {
    let items = titles.map { "<item><title>\($0)</title></item>" }.joined()
    return "<rss><channel>\(items)</channel></rss>"
  }

  @Test(.proves("R-067"))
  func `the highlight stays in its row when more rows arrive`() async throws {
    let stage = try DescribedStage()
    stage.source.set(page("Tea", "Rain", "Tea"), at: RmadSample.feedAddress)
    stage.source.set(page("Wind"), at: RmadSample.feedAddress + "?page=2")
    await stage.settle()
    let list = try #require(stage.test.view("component-101") as? ListView)
    stage.test.application.focus.move(to: list)
    for _ in 0..<2 { stage.test.press(.down) }
    #expect(list.highlightedRow == RowIndex(2))
    stage.test.application.run { try list.onLoadMore?() }
    await stage.settle()
    #expect(list.rowCount == 4)
    #expect(list.highlightedRow == RowIndex(2))
  }

  @Test func `the highlight follows its row among equal rows`() async throws {
    let stage = try DescribedStage()
    stage.source.set(page("Tea", "Rain", "Tea"), at: RmadSample.feedAddress)
    await stage.settle()
    let list = try #require(stage.test.view("component-101") as? ListView)
    stage.test.application.focus.move(to: list)
    for _ in 0..<2 { stage.test.press(.down) }
    #expect(list.highlightedRow == RowIndex(2))
    stage.source.set(page("Wind", "Tea", "Rain", "Tea"), at: RmadSample.feedAddress)
    stage.test.press(.function(5))
    await stage.settle()
    #expect(list.highlightedRow == RowIndex(3))
  }

  @Test(.proves("R-065", "R-066", "R-115", "R-116", "R-118", "R-119", "R-120", "R-149"))
  func `the refresh view passes its texts on, and F5 reloads`() async throws {
    let stage = try DescribedStage()
    await stage.settle()
    let list = try #require(stage.test.view("component-101") as? ListView)
    #expect(list.loading.pullText == "Pull down to update")
    #expect(list.loading.releaseText == "Release to update")
    #expect(list.loading.loadingText == "Loading")
    stage.source.set(
      "<rss><channel><item><title>Fresh</title></item></channel></rss>", at: RmadSample.feedAddress)
    stage.test.press(.function(5))
    await stage.settle()
    #expect(stage.screen.contains("Fresh"))
    #expect(!stage.screen.contains("Ferry returns"))
  }

  @Test func `a failed load reports the reason and can be retried`() async throws {
    let stage = try DescribedStage()
    stage.source.fail(.status(503))
    await stage.settle()
    #expect(stage.screen.contains("The server answered with status 503."))
    stage.source.fail(nil)
    stage.test.press(.button, named: "Try again")
    await stage.settle()
    #expect(stage.screen.contains("Ferry returns"))
    #expect(!stage.screen.contains("503"))
    stage.source.fail(.status(503))
    stage.test.press(.function(5))
    await stage.settle()
    #expect(stage.screen.contains("Data from 2 hours ago."))
    #expect(stage.screen.contains("Ferry returns"))
  }

  @Test func `a page retries a failed refresh when it appears again`() async throws {
    let stage = try DescribedStage()
    await stage.settle()
    stage.source.fail(.status(503))
    stage.test.press(.function(5))
    await stage.settle()
    #expect(stage.screen.contains("503"))
    stage.test.press(.enter)
    await stage.settle()
    stage.source.fail(nil)
    stage.test.press(.escape)
    await stage.settle()
    #expect(stage.screen.contains("Ferry returns"))
    #expect(!stage.screen.contains("503"))
  }

  @Test(.proves("R-096", "R-102")) func `a button opens a modal screen that can be closed`()
    async throws
  {
    let stage = try DescribedStage()
    stage.test.press("3")
    await stage.settle()
    stage.test.press(.button, named: "Read this first")
    await stage.settle()
    // The button sends the first value of its page.
    #expect(stage.screen.contains("The Harbour Gazette"))
    #expect(stage.screen.contains("built without a"))
    stage.test.press(.button, named: "Close")
    await stage.settle()
    #expect(stage.screen.contains("3 … About"))
  }

  @Test(.proves("R-033", "R-103", "R-106", "R-110"))
  func `a restart restores typed text`() async throws {
    let keeper = MemoryKeeper()
    let stage = try DescribedStage(keeper: keeper)
    stage.test.press("3")
    await stage.settle()
    #expect(stage.screen.contains("Your name"))
    let field = try #require(stage.test.view("component-403"))
    stage.test.application.focus.move(to: field)
    stage.test.type("Anna")
    stage.test.send(.application(.enterBackground))
    let again = try DescribedStage(keeper: keeper)
    await again.settle()
    #expect(again.test.view("component-403", as: TextField.self)?.value == "Anna")
  }

  @Test(.proves("R-033")) func `Return in a field sends its text to the app`() async throws {
    let stage = try DescribedStage()
    var told: [String] = []
    stage.model.onSubmit = { told.append("\($0.id) \($1)") }
    stage.test.press("3")
    await stage.settle()
    stage.test.application.focus.move(to: try #require(stage.test.view("component-403")))
    stage.test.type("Anna")
    stage.test.press(.enter)
    #expect(told == ["403 Anna"])
  }

  @Test(.proves("R-036")) func `a button in the bar opens a controller`() async throws {
    let bar = """
      "components": [
        { "component_type": "UINavigationBar", "id": 90, "components": [
          { "component_type": "RMADButton", "id": 91, "x": 240, "y": 0, "width": 80, "height": 32,
            "bg_color": "clear_color", "alpha": 1, "data_source": "data_array",
            "data_type": "xml", "data": "Help", "action_index": 1, "action_type": "default" } ] },
        {
          "component_type": "UIView", "id": 400,
      """
    let text = RmadSample.description.replacing(
      #/"components": \[\s*\{\s*"component_type": "UIView", "id": 400,/#, with: bar)
    try #require(text != RmadSample.description)
    let stage = try DescribedStage(text)
    stage.test.press("3")
    await stage.settle()
    stage.test.press(.button, named: "Help")
    await stage.settle()
    #expect(stage.screen.contains("built without a"))
  }

  @Test(.proves("R-146", "R-147")) func `bars and indicators have the described colours`()
    async throws
  {
    let text = RmadSample.description.replacing("1d3557", with: "123456")
    let stage = try DescribedStage(text)
    await stage.settle()
    let blue = TextColor(red: 0x12, green: 0x34, blue: 0x56)
    let indicator = try #require(stage.test.view("component-102"))
    #expect(indicator.paint?.foreground == blue)
    #expect(bars(in: stage.test.application.window).map { $0.paint?.background } == [blue, blue])
  }

  /// Returns the tab bar and the navigation bar of the screen in front.
  private func bars(in view: View) -> [View] {
    let inner = view.children.filter { !$0.isHidden }.flatMap(bars)
    return (view is TabBar || view is NavigationBar ? [view] : []) + inner
  }
}
