import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Rules for every page, independent of its content.
@MainActor
@Suite("Pages of the gallery")
struct PageTests {
  private static let nothing = "Nothing has happened yet."

  @Test func `each page is tested, in the order of the list`() {
    #expect(PageExample.all.map(\.page) == GalleryPage.all.map(\.name))
    #expect(Set(PageExample.all.map(\.page)).count == PageExample.all.count)
  }

  @Test(.proves("F-060"), arguments: PageExample.all)
  func `each page works with the keyboard alone`(example: PageExample) {
    let open = OpenGallery(example.page)
    #expect(open.gallery.front?.title == example.page)
    #expect(open.event == PageTests.nothing)
    for key in example.keys { open.test.press(key) }
    #expect(open.event == example.saysByKeys)
  }

  @Test(.proves("F-011", "F-032"), arguments: PageExample.all)
  func `each page works with the pointer`(example: PageExample) throws {
    let open = OpenGallery(example.page)
    let before = open.test.snapshot
    open.test.click(try #require(open.test.view(example.clicked)))
    #expect(open.event == (example.saysByClick.isEmpty ? PageTests.nothing : example.saysByClick))
    // A click without any other effect moves the focus or opens something.
    #expect(open.test.snapshot != before)
  }

  @Test(arguments: PageExample.all)
  func `a screen reader has a name and a value`(example: PageExample) {
    let open = OpenGallery(example.page)
    for (id, expected) in example.reads { #expect(open.reads(id) == expected) }
    let nameless = open.nameless
    #expect(nameless.isEmpty, "\(nameless)")
  }

  @Test(.proves("F-105", "F-109"), arguments: CaseSample.every(2, of: PageExample.all))
  func `a relaunch restores the page and its input`(example: PageExample) {
    let keeper = MemoryKeeper()
    let open = OpenGallery(example.page, keeper: keeper)
    for key in example.keys { open.test.press(key) }
    let kept = open.kept
    open.test.send(.application(.enterBackground))
    let again = OpenGallery(example.page, keeper: keeper)
    #expect(again.gallery.front?.title == example.page)
    #expect(again.kept == kept)
  }

  @Test(arguments: CaseSample.every(2, of: PageExample.all, from: 1))
  func `the smallest screen opens and leaves the page`(example: PageExample) {
    let open = OpenGallery(
      example.page, isSearched: true, size: CellSize(columns: 20, rows: 6))
    let page = open.test.screen
    open.test.press(KeyPress(.escape))
    #expect(open.test.screen != page)
    #expect(open.test.application.focus.view === open.test.view("pages"))
    open.test.resize(to: CellSize(columns: 80, rows: 24))
    open.test.resize(to: CellSize(columns: 1, rows: 1))
    open.test.resize(to: CellSize(columns: 20, rows: 6))
    open.test.press(KeyPress(.enter))
    #expect(open.test.screen == page)
  }

  @Test(arguments: PageExample.all.map(\.page))
  func `the code shown is the source of the page`(page: String) throws {
    let page = try #require(GalleryPage.all.first { $0.name == page })
    let open = OpenGallery(page.name)
    open.test.press(KeyPress(.function(2)))
    let code = try #require(open.test.view("code", as: TextView.self))
    #expect(code.value == page.code)
    #expect(open.test.screen.contains("import ScreenKitCore"))
    let screen = try #require(open.gallery.front)
    #expect(code.value.contains("final class \(type(of: screen)): Page {"))
  }

  @Test func `a page has a margin beside the list, and none without it`() {
    let open = OpenGallery("Button")
    #expect(open.test.screen.contains("│ [ Publish ]"))
    #expect(open.test.screen.contains("│ Nothing has happened yet."))
    open.test.resize(to: CellSize(columns: 40, rows: 20))
    #expect(open.test.screen.contains("\n[ Publish ]"))
    open.test.resize(to: CellSize(columns: 80, rows: 24))
    #expect(open.test.screen.contains("│ [ Publish ]"))
  }

  @Test func `the line below a page describes what was read after an event`() async throws {
    let open = OpenGallery("File picker")
    await open.test.settle()
    let picker = try #require(open.test.view("files"))
    let target = try #require(open.test.application.window.target(of: picker))
    open.test.send(.action(.setValue(.string("/notes")), on: target))
    await open.test.settle()
    let facts = try #require(open.test.view("facts", as: Label.self))
    #expect(facts.text == "list, /notes, 1 of 2")
  }

  @Test func `Escape shows the list, and the gallery has no warnings`() {
    let open = OpenGallery("Button", size: CellSize(columns: 40, rows: 20))
    let list = open.test.view("pages")
    #expect(list?.isFocused == false && !open.test.screen.contains("Column and row"))
    open.test.press(KeyPress(.function(2)), KeyPress(.escape))
    #expect(list?.isFocused == false)
    open.test.press(KeyPress(.escape))
    #expect(list?.isFocused == true)
    open.test.press(KeyPress("/"), KeyPress(.escape))
    #expect(list?.isFocused == true && open.test.view("search")?.isFocused != true)
    open.test.press(KeyPress(.escape))
    open.test.terminate()
    #expect(open.test.warnings == [])
  }
}
