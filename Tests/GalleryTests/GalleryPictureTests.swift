import Foundation
import GalleryScreens
import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import ScreenKitText
import Testing

/// Every page under every look, compared with the pictures in the folder `Pictures`.
@MainActor
@Suite("Pictures of the gallery", .proves("F-134", "F-136", "F-139"), .leavesNothing)
struct GalleryPictureTests {
  @Test(arguments: Look.Name.allCases)
  func `every page`(look: Look.Name) throws {
    for page in GalleryPage.all {
      let open = OpenGallery(page.name, look)
      let name = page.name.lowercased().replacing(" ", with: "-")
      try expect(open.test, name, look, CellSize(columns: 80, rows: 24))
    }
  }

  @Test(arguments: Look.Name.allCases, [(20, 6), (80, 24), (200, 60)])
  func `the first screen`(look: Look.Name, size: (columns: Int, rows: Int)) throws {
    let size = CellSize(columns: size.columns, rows: size.rows)
    try expect(
      ScreenTest(GalleryScreen(), size: size, look: .named(look)), "first", look, size)
  }

  @Test(arguments: Look.Name.allCases)
  func `a page on a small screen, and its code`(look: Look.Name) throws {
    let size = CellSize(columns: 20, rows: 6)
    let open = OpenGallery("Button", size: size, look)
    try expect(open.test, "small", look, size)
    open.test.press(KeyPress(.function(2)))
    try expect(open.test, "small-code", look, size)
  }

  /// Set `SCREENKIT_DRAW=1` to draw the pictures anew; look at them before committing.
  private func expect(
    _ test: ScreenTest, _ name: String, _ look: Look.Name, _ size: CellSize
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Pictures/\(name)-\(look)-\(size.columns)x\(size.rows).txt")
    if ProcessInfo.processInfo.environment["SCREENKIT_DRAW"] != nil {
      try test.screen.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(test.screen == expected, "\(name)")
  }
}
