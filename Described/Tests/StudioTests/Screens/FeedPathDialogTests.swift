import ScreenKitCore
import ScreenKitFetch
import ScreenKitRmad
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import StudioScreens
import Testing

@MainActor
@Suite("A path from the feed in the studio", .leakFree)
struct FeedPathDialogTests {
  /// Returns the studio with the sample, and with the component `id` selected.
  private func show(
    _ id: Int, feeds: (any FeedSource)? = nil
  ) async throws -> StudioStage {
    let stage = try StudioStage(StudioDocument(json: RmadSample.description), feeds: feeds)
    stage.model.select(try #require(stage.model.document.path(ofComponent: id)))
    await stage.settle()
    return stage
  }

  private func text(_ key: String, in stage: StudioStage) -> String? {
    stage.model.document[stage.model.selection]?[key]?.text
  }

  private func tree(in stage: StudioStage) throws -> ListView {
    try #require(stage.test.view(.list, named: "Feed") as? ListView)
  }

  /// Returns the button beside the field of the data.
  private func opener(in stage: StudioStage) throws -> View {
    let field = stage.test.application.window.backend.first {
      ($0 as? FieldControl)?.accessibleName == "data"
    }
    return try #require((field as? FieldControl)?.accessories.first)
  }

  private func clickNode(_ text: String, in stage: StudioStage) async throws {
    let row = stage.test.application.window.backend.first { ($0 as? TreeRow)?.text == text }
    stage.test.click(try #require(row))
    await stage.settle()
  }

  @Test(.proves("R-006"))
  func `a path is chosen by the keyboard alone, and undone`() async throws {
    let stage = try await show(122)
    stage.test.press("F4")
    stage.test.press(.down)
    await stage.settle()
    // The row of the sample is opened at the node of the label's present text.
    #expect(try tree(in: stage).isFocused && stage.test.screen.contains("Path: title"))
    stage.test.press(.down, .right, .down)
    await stage.settle()
    #expect(stage.test.screen.contains("Path: guid-isPermaLink"))
    stage.test.press(.enter)
    await stage.settle()
    #expect(text("data", in: stage) == "guid-isPermaLink" && stage.model.check.findings.isEmpty)
    #expect(stage.test.screen.contains("false"))
    stage.test.press("F2", "Ctrl-Z")
    await stage.settle()
    #expect(text("data", in: stage) == "title")
  }

  @Test(.proves("R-006"))
  func `a path is chosen by the mouse alone`() async throws {
    let stage = try await show(101)
    stage.test.click(try opener(in: stage))
    await stage.settle()
    #expect(stage.test.screen.contains("https://news.example/feed.xml"))
    try await clickNode("channel", in: stage)
    #expect(stage.test.screen.contains("Path: rss.channel"))
    stage.test.click(try #require(stage.test.view(.button, named: "Choose")))
    await stage.settle()
    #expect(text("data", in: stage) == "rss.channel" && text("data_type", in: stage) == "xml")
  }

  @Test func `a component outside of rows gets the type of a path`() async throws {
    let stage = try await show(102)
    stage.model.add(try #require(stage.model.additions.first { $0.title == "Label" }))
    await stage.settle()
    let old = stage.model.document
    stage.test.click(try opener(in: stage))
    await stage.settle()
    stage.test.press(.down, .down, .down, .right, .right)
    stage.test.press(.enter)
    await stage.settle()
    #expect(text("data", in: stage) == "rss.channel.title")
    #expect(text("data_type", in: stage) == "xml_node")
    stage.test.press("F2", "Ctrl-Z")
    await stage.settle()
    #expect(stage.model.document == old)
  }

  @Test func `a node that the component cannot show leaves the dialog open`() async throws {
    let stage = try await show(101)
    stage.test.click(try opener(in: stage))
    await stage.settle()
    stage.test.press(.home)
    stage.test.press(.down)
    await stage.settle()
    #expect(stage.test.screen.contains("A row must be a node, not an attribute."))
    stage.test.press(.enter)
    await stage.settle()
    #expect(stage.test.view(.list, named: "Feed") != nil)
    stage.test.press(.escape)
    await stage.settle()
    #expect(stage.test.view(.list, named: "Feed") == nil)
    #expect(text("data", in: stage) == "rss.channel.item" && stage.model.history.undoName == nil)
  }

  @Test func `a failure is shown, and retried`() async throws {
    let source = SometimesSource()
    let stage = try await show(122, feeds: source)
    await source.fail(.status(503))
    stage.test.click(try opener(in: stage))
    await stage.settle()
    #expect(stage.test.screen.contains("The server answered with status 503."))
    await source.fail(nil)
    stage.test.press(.button, named: "Try again")
    await stage.settle()
    #expect(stage.test.screen.contains("Path: title"))
    #expect(!stage.test.screen.contains("503"))
  }

  @Test func `a load is cancelled with the dialog`() async throws {
    let source = SometimesSource()
    let stage = try await show(122, feeds: source)
    await source.block()
    stage.test.click(try opener(in: stage))
    await source.waitForRequest()
    #expect(stage.test.screen.contains("Loading the feed…"))
    stage.test.press(.escape)
    await source.waitForCancellation()
    await stage.settle()
    #expect(!stage.test.screen.contains("Path in the feed"))
    #expect(text("data", in: stage) == "title")
  }

  @Test(.proves("R-006"), arguments: [Look.Name.terminal, .cupertino, .material])
  func `the dialog matches the snapshots`(look: Look.Name) async throws {
    let document = try StudioDocument(json: RmadSample.description)
    let stage = try StudioStage(document, look: look)
    stage.model.select(try #require(stage.model.document.path(ofComponent: 101)))
    await stage.settle()
    stage.test.click(try opener(in: stage))
    await stage.settle()
    #expect(stage.test.view(.list, named: "Feed") != nil)
    expectSnapshot(of: stage.test.snapshot, "feed-path", look)
  }

  @Test func `an object without a feed reports the missing part`() async throws {
    let stage = try await show(402)
    stage.test.click(try opener(in: stage))
    await stage.settle()
    #expect(stage.test.screen.contains("The page has no feed."))
    #expect(stage.test.view(.list, named: "Feed") == nil)
  }
}

/// The feeds of the sample, which fail or wait as requested by a test.
private actor SometimesSource: FeedSource {
  private var failure: FeedFailure?
  private var isBlocked = false
  /// A stream that ends with the task that reads it.
  private let (never, source) = AsyncStream<Void>.makeStream()
  private let (requests, request) = AsyncStream<Void>.makeStream()
  private let (cancellations, cancellation) = AsyncStream<Void>.makeStream()

  func fail(_ failure: FeedFailure?) { self.failure = failure }
  func block() { isBlocked = true }
  func waitForRequest() async { for await _ in requests { return } }
  func waitForCancellation() async { for await _ in cancellations { return } }

  func load(_ request: FeedRequest) async throws(FeedFailure) -> FeedContent {
    if isBlocked {
      self.request.yield()
      for await _ in never {}
      cancellation.yield()
      throw .fetch(.cancelled)
    }
    if let failure { throw failure }
    return try await EmbeddedFeedSource(RmadSample.files).load(request)
  }
}
