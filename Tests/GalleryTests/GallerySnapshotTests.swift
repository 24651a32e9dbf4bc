import GalleryExamples
import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Every page under every look, compared with the files in the folder `Snapshots`.
@MainActor
@Suite("Snapshots of the gallery", .proves("F-134", "F-136", "F-139"), .leakFree)
struct GallerySnapshotTests {
  @Test(arguments: Look.Name.allCases)
  func `every page`(look: Look.Name) {
    for page in GalleryPage.all {
      let open = OpenGallery(page.name, isSearched: true, look)
      let name = page.name.lowercased().replacing(" ", with: "-")
      expectSnapshot(of: open.test.snapshot, name, look)
    }
  }

  @Test(arguments: Look.Name.allCases)
  func `every dialog, popup and state that keys lead to`(look: Look.Name) {
    for opening in PageOpening.all {
      let open = OpenGallery(opening.page, isSearched: true, look)
      let closed = open.test.snapshot
      open.test.perform(opening)
      #expect(open.test.snapshot != closed, "\(opening.page), \(opening.part)")
      let page = opening.page.lowercased().replacing(" ", with: "-")
      expectSnapshot(of: open.test.snapshot, "\(page)-\(opening.part)", look)
    }
  }

  @Test(arguments: Look.Name.allCases, [(20, 6), (80, 24), (200, 60)])
  func `the first screen`(look: Look.Name, size: (columns: Int, rows: Int)) {
    let size = CellSize(columns: size.columns, rows: size.rows)
    let test = ScreenTest(GalleryScreen(), size: size, look: .named(look))
    expectSnapshot(of: test.snapshot, "first", look)
  }

  @Test(arguments: Look.Name.allCases)
  func `a page on a small screen, and its code`(look: Look.Name) {
    let size = CellSize(columns: 20, rows: 6)
    let open = OpenGallery("Button", isSearched: true, size: size, look)
    expectSnapshot(of: open.test.snapshot, "small", look)
    open.test.press(KeyPress(.function(2)))
    expectSnapshot(of: open.test.snapshot, "small-code", look)
  }

  @Test func `the picture in the README`() {
    let open = OpenGallery("Chart", isSearched: true, showsKeyHints: true)
    #expect(open.test.application.window.hintBar != nil)
    expectFile("Docs/Snapshots/gallery.svg", toHave: open.test.snapshot.svg)
  }
}
