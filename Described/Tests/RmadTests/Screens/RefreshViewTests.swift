import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import ScreenKitRmad

/// The image, the indicator and the text of a refresh view above the rows of its table.
@MainActor
@Suite("Refresh views", .leakFree)
struct RefreshViewTests {
  private static let feed = "https://e.org/feed.xml"
  private static let arrow = "https://e.org/arrow.png"

  /// Returns a table whose refresh view has an image at `imageX`, an indicator at 16 and a text at
  /// 60.
  private func app(imageX: Int, alignment: String = "center", tableWidth: Int = 320) -> String {
    func part(_ type: String, _ id: Int, _ x: Int, _ width: Int, _ members: String = "") -> String {
      """
      { "component_type": "\(type)", "id": \(id), "x": \(x), "y": 60, "width": \(width),
        "height": 32, "bg_color": "clear_color", "alpha": 1\(members.isEmpty ? "" : ", " + members) }
      """
    }
    let parts = [
      part("RMADImageView", 11, imageX, 32, PageText.data(Self.arrow)),
      part("UIActivityIndicatorView", 12, 16, 32),
      part(
        "ReleaseToRefreshStatusLabel", 13, 60, 200,
        """
        "text_aligment": "\(alignment)", "release_text": "Let go", "refresh_text": "Pull",
        "loading_text": "Wait"
        """),
    ].joined(separator: ", ")
    let refreshView = """
      { "component_type": "RMADReleaseToRefreshView", "id": 10, "y": -100, "arrow_color": "red",
        "components": [\(parts)] }
      """
    let cell = """
      { "component_type": "UITableViewCell", "id": 9, "data_source": "parent_node",
        "data_type": "xml_node", "data": "item", "row_height": 16, "components": [
        { "component_type": "UILabel", "id": 4, "x": 0, "y": 0, "width": 320, "height": 16,
          "bg_color": "clear_color", "alpha": 1, "data_source": "parent_node",
          "data_type": "xml_node", "data": "title" }] }
      """
    let table = """
      { "component_type": "RMADTableView", "id": 2, "x": 0, "y": 0, "width": \(tableWidth),
        "height": 416, "bg_color": "clear_color", "alpha": 1, "data_source": "data_array",
        "data_type": "xml", "data": "rss.channel.item", "has_releasetorefresh_view": true,
        "release_to_refresh_view_id": 10, "has_loadmore": false,
        "components": [\(refreshView), \(cell)] }
      """
    return PageText.app(PageText.page(table, view: "\"all_data\": { \"url\": \"\(Self.feed)\" }"))
  }

  private func stage(_ text: String, images: Bool = true) async throws -> DescribedStage {
    let rows = (0..<40).map { "<item><title>Row \($0)</title></item>" }.joined()
    let stage = try DescribedStage(
      text, feeds: [Self.feed: Array("<rss><channel>\(rows)</channel></rss>".utf8)],
      size: CellSize(columns: 42, rows: 14),
      images: images ? StubImages([Self.arrow: StubImage.file(4, 4)]) : nil)
    await stage.settle()
    return stage
  }

  private func list(_ stage: DescribedStage) throws -> ListView {
    try #require(stage.test.view("component-2") as? ListView)
  }

  /// Pulls the list down by `rows` from its first row.
  private func pull(_ stage: DescribedStage, by rows: Int) throws {
    let start = SurfacePoint(x: 5, y: try #require(stage.row("Row 0")))
    stage.test.send(
      .pointer(PointerEvent(.down(.left), at: start)),
      .pointer(PointerEvent(.drag(.left), at: SurfacePoint(x: start.x, y: start.y + rows))))
  }

  @Test(.proves("R-115", "R-116", "R-117", "R-118", "R-119"))
  func `the image and the text have positions while pulling`() async throws {
    let stage = try await stage(app(imageX: 16))
    let before = try #require(stage.row("Row 0"))
    try pull(stage, by: 3)
    let image = try #require(list(stage).backend.first { $0 is ImageView } as? ImageView)
    #expect(image.image?.width == 4)
    #expect(!image.isHidden)
    // Points 16 to 48 and 60 to 92 are columns 2 to 6 and rows 4 to 6, cut out of the view.
    #expect(image.layout.x == 2 && image.layout.y == 0)
    #expect(image.layout.width == .fixed(4) && image.layout.height == .fixed(2))
    #expect(stage.row("↓ Pull") == before)
    #expect(stage.row("Row 0") == before + 2)
    let line = try #require(stage.screen.split(separator: "\n").first { $0.contains("Pull") })
    // The text is in the middle of 25 columns from column 8.
    #expect(line.firstRange(of: "Pull").map { line[..<$0.lowerBound].count } == 18)
    stage.test.send(
      .pointer(PointerEvent(.drag(.left), at: SurfacePoint(x: 20, y: before + 7))))
    #expect(stage.screen.contains("↑ Let go"))
  }

  @Test(.proves("R-114", "R-116"), arguments: [("left", 10), ("center", 18), ("right", 29)])
  func `the text of a refresh view has its alignment`(alignment: String, column: Int) async throws {
    let stage = try await stage(app(imageX: 16, alignment: alignment))
    try pull(stage, by: 3)
    let line = try #require(stage.screen.split(separator: "\n").first { $0.contains("Pull") })
    #expect(line.firstRange(of: "Pull").map { line[..<$0.lowerBound].count } == column)
  }

  @Test(.proves("R-116", "R-120"), arguments: [(16, true), (120, false)])
  func `the indicator runs while loading, in place of its image`(
    imageX: Int, isCovered: Bool
  ) async throws {
    let stage = try await stage(app(imageX: imageX))
    let list = try list(stage)
    stage.source.hold()
    let requests = stage.source.requests.count
    stage.test.press(.function(5))
    while stage.source.requests.count == requests { await Task.yield() }
    stage.test.application.runPosts()
    let indicator = try #require(
      list.backend.first { $0 is ActivityIndicator } as? ActivityIndicator)
    let image = try #require(list.backend.first { $0 is ImageView })
    #expect(stage.screen.contains("Wait"))
    #expect(indicator.isAnimating && !indicator.isHidden)
    #expect(image.isHidden == isCovered)
    #expect(stage.row("Row 0") == stage.row("Wait").map { $0 + 2 })
    stage.source.release()
    await stage.settle()
    #expect(!stage.screen.contains("Wait"))
    #expect(!indicator.isAnimating && !image.isHidden)
  }

  @Test(.proves("R-116"))
  func `an app without images omits that of a refresh view`() async throws {
    let stage = try await stage(app(imageX: 16), images: false)
    try pull(stage, by: 3)
    #expect(try list(stage).backend.first { $0 is ImageView } == nil)
    #expect(stage.screen.contains("↓ Pull"))
  }

  @Test(.proves("R-116"))
  func `a narrow table makes its refresh view narrower`() async throws {
    let stage = try await stage(app(imageX: 16))
    stage.test.resize(to: CellSize(columns: 20, rows: 14))
    try pull(stage, by: 3)
    let image = try #require(list(stage).backend.first { $0 is ImageView })
    #expect(image.layout.x == 1)
    #expect(image.layout.width == .fixed(2))
  }
}
