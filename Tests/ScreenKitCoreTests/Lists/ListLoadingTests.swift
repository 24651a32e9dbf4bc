import ScreenKitTestSupport
import ScreenKitTesting
import Testing

@testable import ScreenKitCore

@MainActor
@Suite("List: loading", .leakFree)
struct ListLoadingTests {
  private let list = List((0..<8).map { "\($0)" })
  private let stage: ListStage
  private let log = Log<String>()

  init() {
    stage = ListStage(list)
    list.onRefresh = { [log] in log.write("refresh") }
    list.onLoadMore = { [log] in log.write("more") }
  }

  @Test(arguments: [KeyPress(.function(5)), KeyPress("r", .control)])
  func `a key reloads, and the list shows that until the end`(key: KeyPress) {
    stage.press(key, key)
    #expect(log.entries == ["refresh"])
    #expect(stage.rows == ["Loading", "0", "1", "2", "3"])
    stage.run { list.loading.isRefreshing = false }
    #expect(stage.rows == ["0", "1", "2", "3", "4"])
  }

  @Test func `pulling far enough and releasing reloads`() {
    stage.point(.down(.left), at: 0)
    stage.point(.drag(.left), at: 1)
    #expect(stage.rows.first == "Pull to refresh")
    stage.point(.drag(.left), at: 3)
    #expect(stage.rows.first == "Release to refresh")
    stage.point(.drag(.left), at: 2)
    #expect(stage.rows.first == "Pull to refresh")
    stage.point(.drag(.left), at: 4)
    stage.point(.up(.left), at: 4)
    #expect(stage.rows.first == "Loading")
    #expect(log.entries == ["refresh"])
    #expect(list.highlightedRow == RowIndex(0))
  }

  @Test(.proves("R-115"))
  func `the distance to pull can be set, within the list's height`() {
    stage.run { list.loading.pullDistance = 4 }
    stage.point(.down(.left), at: 0)
    stage.point(.drag(.left), at: 3)
    #expect(stage.rows.first == "Pull to refresh")
    stage.point(.drag(.left), at: 4)
    #expect(stage.rows.first == "Release to refresh")
    stage.point(.drag(.left), at: 0)
    stage.run { list.loading.pullDistance = 100 }
    stage.point(.drag(.left), at: 4)
    #expect(stage.rows.first == "Release to refresh")
  }

  @Test(.proves("R-116"))
  func `views around the text have positions and push rows down`() throws {
    let image = Label("image")
    (image.layout.x, image.layout.y) = (1, 0)
    (image.layout.width, image.layout.height) = (.fixed(2), .fixed(2))
    stage.run {
      list.setRefreshViews([image], around: SurfaceRect(x: 4, y: 1, width: 10, height: 1))
      list.loading.alignment = .trailing
    }
    #expect(stage.rows == ["0", "1", "2", "3", "4"])
    stage.press(KeyPress(.function(5)))
    let frame = try #require(list.children.first as? Frame)
    #expect(list.height(of: frame) == 2)
    #expect(frame.children.map(\.accessibleText) == ["image", "Loading"])
    let note = try #require(frame.children.last as? ListNote)
    #expect(note.layout.x == 4 && note.layout.y == 1 && note.alignment == .trailing)
    #expect(list.children.dropFirst().map(\.accessibleText) == ["0", "1", "2"])
    stage.click(at: 3)
    #expect(list.highlightedRow == RowIndex(1))
    stage.run { list.loading.isRefreshing = false }
    #expect(stage.rows == ["0", "1", "2", "3", "4"])
    stage.run { list.setRefreshViews([], around: SurfaceRect(x: 0, y: 0, width: 0, height: 0)) }
    stage.press(KeyPress(.function(5)))
    #expect(stage.rows == ["Loading", "0", "1", "2", "3"])
  }

  @Test(.proves("R-117")) func `an arrow and colours are before the text`() throws {
    let red = TextColor(red: 255, green: 0, blue: 0)
    stage.run {
      list.loading.arrowColor = red
      list.loading.paint = ViewPaint(foreground: red)
    }
    stage.point(.down(.left), at: 0)
    stage.point(.drag(.left), at: 1)
    let note = try #require(list.children.first as? ListNote)
    #expect(note.arrow?.pointsUp == false)
    #expect(note.arrow?.color == red)
    #expect(note.paint?.foreground == red)
    stage.point(.drag(.left), at: 4)
    #expect(note.arrow?.pointsUp == true)
    stage.point(.up(.left), at: 4)
    #expect((list.children.first as? ListNote)?.arrow == nil)
  }

  @Test func `an early release or a scroll does not reload`() {
    stage.point(.down(.left), at: 0)
    stage.point(.drag(.left), at: 2)
    stage.point(.up(.left), at: 2)
    #expect(stage.rows.first == "0")
    stage.point(.scroll(x: 0, y: 1), at: 0)
    stage.point(.down(.left), at: 0)
    stage.point(.drag(.left), at: 4)
    #expect(stage.rows.first == "3")
    stage.point(.up(.left), at: 4)
    #expect(log.isEmpty)
  }

  @Test func `a list without a reload ignores key and pull`() throws {
    list.onRefresh = nil
    #expect(try !list.handle(.key(KeyPress(.function(5)))))
    stage.point(.down(.left), at: 0)
    stage.point(.drag(.left), at: 4)
    #expect(stage.rows.first == "0")
  }

  @Test func `the visible end loads more, once`() {
    stage.run { list.loading.more = .available }
    #expect(log.isEmpty)
    stage.press(KeyPress(.end))
    #expect(log.isEmpty)
    stage.press(KeyPress(.down))
    #expect(log.entries == ["more"])
    #expect(list.loading.more == .underWay)
    stage.point(.scroll(x: 0, y: 9), at: 0)
    #expect(stage.rows.last == "Loading")
    #expect(log.entries == ["more"])
  }

  @Test func `new rows are appended, and the offer stays while there are more`() {
    stage.run { list.loading.more = .available }
    stage.point(.scroll(x: 0, y: 9), at: 0)
    #expect(log.take() == ["more"])
    stage.run {
      list.append(["8", "9"])
      list.loading.more = .available
    }
    #expect(stage.rows.first == "4")
    #expect(stage.rows.last == "8")
    #expect(log.isEmpty)
    stage.point(.scroll(x: 0, y: 9), at: 0)
    #expect(log.take() == ["more"])
    stage.run { list.loading.more = .none }
    #expect(stage.rows.last == "9")
  }

  @Test func `after a failure only the user retries`() {
    stage.run { list.loading.more = .available }
    stage.point(.scroll(x: 0, y: 9), at: 0)
    stage.run { list.loading.more = .available }
    stage.run()
    #expect(log.take() == ["more"])
    #expect(stage.rows.last == "Show more")
    stage.click(at: 4)
    #expect(log.take() == ["more"])
  }

  @Test func `an error ends a refresh and offers more rows again`() {
    list.onRefresh = { throw Refusal() }
    list.onLoadMore = { throw Refusal() }
    #expect(throws: Refusal()) { try list.refresh() }
    #expect(!list.loading.isRefreshing && stage.rows.first == "0")
    list.loading.more = .available
    #expect(throws: Refusal()) { try list.loadMore() }
    #expect(list.loading.more == .available)
  }

  @Test func `too few rows to fill the space load more at once`() {
    stage.run {
      list.items = ["a"]
      list.loading.more = .available
    }
    #expect(log.take() == ["more"])
    stage.run {
      list.append(["b"])
      list.loading.more = .available
    }
    #expect(log.take() == ["more"])
  }
}
