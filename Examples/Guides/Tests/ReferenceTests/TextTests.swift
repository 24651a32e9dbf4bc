import Foundation
import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

/// Pages that are scrolled by a bar of their own.
private final class Pages: View, Scrollable {
  var top = 0 {
    didSet { changed(.appearance) }
  }
  var scrollTrack: ScrollTrack? { ScrollTrack(origin: SurfacePoint(x: 7, y: 0), length: 4) }
  var scrollExtent: ScrollExtent { ScrollExtent(offset: top, visible: 4, total: 40) }
  func scroll(toOffset offset: Int) { top = max(0, min(offset, scrollExtent.lastOffset)) }
  override func handle(_ input: ViewInput) -> Bool {
    if case .pointer(let pointer) = input { followScrollBar(pointer) } else { false }
  }
}

private struct PagesPainter: ViewPainter {
  func measure(_ view: Pages, in proposal: CellSize, _ layout: LayoutPass) -> CellSize { proposal }

  func paint(_ view: Pages, on canvas: inout Canvas) {
    for row in 0..<canvas.size.rows { canvas.write("\(view.top + row)", row: row, CellStyle()) }
    canvas.drawScrollBar(of: view)
  }
}

/// A heading that shows a page when it is clicked.
private final class Heading: View {}

private struct HeadingPainter: ViewPainter {
  func measure(_ view: Heading, in proposal: CellSize, _ layout: LayoutPass) -> CellSize {
    CellSize(columns: layout.columns(of: "Manual"), rows: 1).limited(to: proposal)
  }

  func paint(_ view: Heading, on canvas: inout Canvas) {
    let link: CellLink = ExternalLink("https://example.org").map { canvas.link(to: $0) } ?? .none
    let attributes: CellStyle.Attributes = [.bold, .underline]
    canvas.write("Manual", CellStyle(.standard, attributes, link: link))
  }
}

/// An app for part of the screen, which may read the clipboard of the terminal.
private struct Question: TextApp {
  var placement: TextPlacement { .inline(rows: 3, leaving: TextPlacement.Remains.nothing) }
  var clipboard: ClipboardAccess { .readAndWrite }
  func makeRoot() -> Controller { ViewScreen(Label("Continue?")) }
}

/// A screen of one view.
private final class ViewScreen: Controller {
  private let content: View
  init(_ content: View) { self.content = content }
  override func makeView() -> View { content }
}

@MainActor
@Suite("The terminal", .leakFree)
struct TextTests {
  @Test func `a painter draws a scroll bar that the pointer moves`() {
    let look = Look.named(.terminal)
    look.register(PagesPainter())
    let pages = Pages()
    let test = ScreenTest(ViewScreen(pages), size: CellSize(columns: 8, rows: 4), look: look)
    test.click(column: 7, row: 3)
    #expect(pages.top > 0)
    #expect(test.screen.hasPrefix("\(pages.top)"))
  }

  @Test func `a painter writes a link in bold`() {
    let look = Look.named(.terminal)
    look.register(HeadingPainter())
    let test = ScreenTest(
      ViewScreen(Heading()), size: CellSize(columns: 8, rows: 1), look: look)
    #expect(test.snapshot.text.hasPrefix("Manual"))
  }

  @Test func `rectangles of cells are cut and compared`() {
    let page = CellRect(column: 0, row: 0, columns: 20, rows: 10)
    let box = page.inset(columns: 2, rows: 1)
    #expect(box == CellRect(column: 2, row: 1, columns: 16, rows: 8))
    #expect(box.isWithin(page) && !page.isWithin(box))
    #expect(page.intersection(CellRect(column: 15, row: 0, columns: 9, rows: 1)).endColumn == 20)
  }

  @Test func `a surface draws for a terminal of any kind`() {
    let options = TextOptions(
      colors: ColorDepth.sixteen, ambiguousWidth: AmbiguousWidth.wide,
      bidiOrder: BidiOrder.logical, clipboard: ClipboardAccess.none)
    let surface = TextSurface(size: CellSize(columns: 20, rows: 2), options: options)
    let application = Application(
      root: ViewScreen(Label("Hello")), surface: surface, clock: ManualClock())
    application.start()
    #expect(surface.size == SurfaceSize(width: 20, height: 2))
    application.quit(force: true)
  }

  @Test func `an inline app leaves nothing behind`() {
    #expect(Question().placement == .inline(rows: 3, leaving: .nothing))
    #expect(Question().clipboard == .readAndWrite)
  }

  @Test func `a thread of the app survives a deep recursion`() async {
    await withCheckedContinuation { done in
      Thread {
        CrashStack.addToCurrentThread()
        done.resume()
      }.start()
    }
  }

  @Test func `fields with a popup open it, and judge the whole text`() {
    let genre = ComboBox("Genre", ["Novel", "Poetry"], itemsOnly: true)
    let field: PopupField = genre
    let test = ScreenTest(ViewScreen(field))
    test.application.run { field.open() }
    #expect(field.isOpen)
    test.application.run { field.close() }
    #expect(!field.isOpen && field.validate() == nil)
    test.application.run { genre.value = "Nov" }
    #expect(field.validate() != nil)
  }

  @Test func `commands of an editor name steps and directions`() throws {
    let field = TextField()
    let test = ScreenTest(ViewScreen(field))
    test.type("one two three")
    let commands: [TextCommand] = [
      .move(.text, TextCommand.Direction.backward), .delete(.word, .forward), .type("1"),
    ]
    for command in commands { _ = try field.perform(command) }
    #expect(field.value.hasPrefix("1"))
    #expect(try !field.perform(.moveRows(TextCommand.RowStep.page, .forward)) || true)
  }
}
