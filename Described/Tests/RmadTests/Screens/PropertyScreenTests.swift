import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitRmad
@testable import ScreenKitText

/// Properties of components in the views of a running app.
@MainActor
@Suite("Properties on the screen", .leakFree)
struct PropertyScreenTests {
  private let white = TextColor(red: 255, green: 255, blue: 255)
  private let gray = TextColor(red: 128, green: 128, blue: 128)
  private let plum = TextColor(red: 0x80, green: 0, blue: 0x80)

  private func view<Shown: View>(
    _ stage: DescribedStage, _ id: Int, as type: Shown.Type = View.self
  ) throws -> Shown {
    try #require(stage.test.view(ViewID("component-\(id)"), as: type))
  }

  private func stage(_ components: String, view: String = "", style: String = "gray") async throws
    -> DescribedStage
  {
    let stage = try DescribedStage(
      PageText.app(PageText.page(components, view: view), style: style))
    await stage.settle()
    return stage
  }

  @Test(.proves("R-015", "R-058", "R-059"))
  func `an indicator has its own style, or that of the app`() async throws {
    let type = "UIActivityIndicatorView"
    let components = [
      PageText.component(type, 2), PageText.component(type, 3, "\"indicator_style\": \"white\""),
      PageText.component(
        type, 4, "\"indicator_style\": \"large_white\", \"color\": \"800080\""),
    ].joined(separator: ", ")
    let plain = try await stage(components)
    #expect(try view(plain, 2).paint?.foreground == gray)
    #expect(try view(plain, 3).paint == ViewPaint(foreground: white))
    #expect(try view(plain, 4).paint?.foreground == plum)
    #expect(try view(plain, 4).paint?.font?.isBold == true)
    let large = try await stage(components, style: "large_white")
    #expect(try view(large, 2).paint == ViewPaint(foreground: white, font: ViewFont(size: 30)))
    #expect(try view(large, 3).paint?.font == nil)
  }

  @Test(arguments: ["UITextField", "UITextView"])
  func `editable text has default colours on its own background only`(
    type: String
  ) async throws {
    let components = [
      PageText.component(type, 2), PageText.component(type, 3, "\"text_color\": \"800080\""),
    ].map { $0.replacing("\"bg_color\": \"clear_color\", ", with: "") }
    let stage = try await stage(
      (components + [PageText.component(type, 4)]).joined(separator: ", "))
    #expect(try view(stage, 2).paint?.foreground == nil)
    #expect(try view(stage, 3).paint?.foreground == plum)
    #expect(try view(stage, 4).paint?.foreground == white)
  }

  @Test(.proves("R-098", "R-099"))
  func `a button has colours for a selected title and its shadow`() async throws {
    let members = """
      "action_index": 0, "action_type": "default", "text_color": "ffffff",
      "tint_color": "800080", "title_shadow_color": "808080"
      """
    let stage = try await stage(
      PageText.component("RMADButton", 2, PageText.data("Go", members)))
    let paint = try #require(view(stage, 2).paint)
    #expect(paint.foreground == white)
    #expect(paint.activeForeground == plum)
    #expect(paint.shadow == gray)
    // The button has the focus, since no other view can have it.
    let run = stage.run("Go")
    #expect(run?.style.foreground == .rgb(0x80, 0, 0x80))
  }

  @Test(.proves("R-085", "R-090"))
  func `a label of one line shrinks to its smallest font size`() async throws {
    let stage = try await stage(
      [
        PageText.component("UILabel", 2, PageText.data("a", "\"minimum_font_size\": 9")),
        PageText.component("UILabel", 3, PageText.data("b")),
        PageText.component(
          "UILabel", 4, PageText.data("c", "\"number_of_lines\": 2, \"minimum_font_size\": 9")),
      ].joined(separator: ", "))
    #expect(try view(stage, 2).paint?.font?.smallestSize == 9)
    #expect(try view(stage, 3).paint?.font?.smallestSize == 11)
    #expect(try view(stage, 4).paint?.font?.smallestSize == nil)
  }

  @Test(.proves("R-114"))
  func `the text of a text view has its alignment`() async throws {
    let stage = try await stage(
      PageText.component("UITextView", 2, PageText.data("short", "\"text_aligment\": \"right\"")))
    #expect(try view(stage, 2, as: TextView.self).alignment == .trailing)
    let row = try #require(stage.screen.split(separator: "\n").first { $0.contains("short") })
    #expect(!row.contains("short          "))
  }

  @Test(.proves("R-141"))
  func `components in a component without children are in front`() async throws {
    let stage = try await stage(
      PageText.component(
        "UILabel", 2, PageText.data("Behind"),
        components: PageText.component("UIActivityIndicatorView", 3)))
    let label = try view(stage, 2, as: Label.self)
    let frame = try #require(label.parent as? Frame)
    #expect(frame.children.count == 2)
    #expect(label.layout.width == frame.layout.width)
    _ = try view(stage, 3, as: ActivityIndicator.self)
    #expect(stage.screen.contains("Behind"))
  }

  @Test(.proves("R-044"))
  func `an indicator runs while the tables of its view load`() async throws {
    let cell = """
      { "component_type": "UITableViewCell", "id": 9, \
      \(PageText.data("item")), "row_height": 16 }
      """
    let table = PageText.component(
      "RMADTableView", 5,
      PageText.data(
        "rss.channel.item", "\"has_releasetorefresh_view\": false, \"has_loadmore\": false"),
      components: cell)
    let loading = PageText.component(
      "UIView", 2, "\"all_data\": { \"url\": \"\(Self.feed)\" }, \"indicator_id\": 3",
      components: [table, PageText.component("UIActivityIndicatorView", 3)].joined(separator: ", "))
    let other = PageText.component(
      "UIView", 6, "\"all_data\": {}, \"indicator_id\": 7",
      components: PageText.component("UIActivityIndicatorView", 7))
    let text = PageText.app(PageText.page(loading + ", " + other))
    let stage = try DescribedStage(text, feeds: [Self.feed: Array("<rss/>".utf8)], holdsFeeds: true)
    while stage.source.requests.isEmpty { await Task.yield() }
    stage.test.application.runPosts()
    #expect(try view(stage, 3, as: ActivityIndicator.self).isAnimating)
    #expect(try !view(stage, 7, as: ActivityIndicator.self).isAnimating)
    stage.source.release()
    await stage.settle()
    #expect(try !view(stage, 3, as: ActivityIndicator.self).isAnimating)
  }

  private static let feed = "https://e.org/feed.xml"

  @Test(.proves("R-115", "R-116", "R-117"))
  func `the refresh view passes its appearance to the list`() async throws {
    let stage = try DescribedStage(
      RmadSample.description.replacing(
        "\"arrow_color\": \"gray\"", with: "\"arrow_color\": \"red\""))
    await stage.settle()
    let list = try #require(stage.test.view("component-101") as? ListView)
    #expect(list.loading.arrowColor == TextColor(red: 255, green: 0, blue: 0))
    #expect(list.loading.paint?.foreground == TextColor(hex: "57606a"))
    #expect(list.loading.pullDistance == 6)
    let start = SurfacePoint(x: 20, y: try #require(stage.row("Ferry returns")))
    stage.test.send(.pointer(PointerEvent(.down(.left), at: start)))
    stage.test.send(
      .pointer(PointerEvent(.drag(.left), at: SurfacePoint(x: start.x, y: start.y + 3))))
    #expect(stage.screen.contains("↓ Pull down to update"))
    stage.test.send(
      .pointer(PointerEvent(.drag(.left), at: SurfacePoint(x: start.x, y: start.y + 6))))
    #expect(stage.screen.contains("↑ Release to update"))
  }

  @Test(arguments: [40, 41, 60, 80], [8, 24])
  func `the last column of a page is visible beside the scroll bar`(
    columns: Int, rows: Int
  ) async throws {
    let label = """
      { "component_type": "UILabel", "id": 2, "x": 160, "y": 0, "width": 160, "height": 16,
        "bg_color": "clear_color", "alpha": 1, "text_alignment": "right",
        \(PageText.data("9")) }
      """
    let low = PageText.component("UILabel", 3).replacing("\"y\": 0", with: "\"y\": 160")
    let stage = try DescribedStage(
      PageText.app(PageText.page("\(label), \(low)")),
      size: CellSize(columns: columns, rows: rows))
    await stage.settle()
    let bounds = try #require(stage.test.application.window.view(ViewID("component-2")))
    let page = try #require(
      sequence(first: bounds, next: \.parent).lazy.compactMap { $0 as? Scroll }.first)
    let hasBar = page.scrollBar != nil
    let text = stage.test.snapshot.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(hasBar == (rows == 8))
    #expect(text.contains { $0.count >= columns - 1 && $0.contains("9") }, "\(stage.test.screen)")
  }
}
