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
  func `every page`(look: Look.Name) throws {
    for page in GalleryPage.all {
      let open = OpenGallery(page.name, look)
      let name = page.name.lowercased().replacing(" ", with: "-")
      try expectSnapshot(of: open.test.screen, name, look, CellSize(columns: 80, rows: 24))
    }
  }

  @Test(arguments: Look.Name.allCases, [(20, 6), (80, 24), (200, 60)])
  func `the first screen`(look: Look.Name, size: (columns: Int, rows: Int)) throws {
    let size = CellSize(columns: size.columns, rows: size.rows)
    let test = ScreenTest(GalleryScreen(), size: size, look: .named(look))
    try expectSnapshot(of: test.screen, "first", look, size)
  }

  @Test(arguments: Look.Name.allCases)
  func `a page on a small screen, and its code`(look: Look.Name) throws {
    let size = CellSize(columns: 20, rows: 6)
    let open = OpenGallery("Button", size: size, look)
    try expectSnapshot(of: open.test.screen, "small", look, size)
    open.test.press(KeyPress(.function(2)))
    try expectSnapshot(of: open.test.screen, "small-code", look, size)
  }

  @Test func `the picture in the README`() throws {
    let picture = OpenGallery("Chart").test.snapshot
    try expectFile("Docs/Snapshots/gallery.svg", toHave: picture.svg)
  }
}
