import ScreenKitCore
import ScreenKitTesting
import ScreenKitText
import Testing

@testable import GuideSnippets

@MainActor
@Suite("The guide to pictures", .leakFree)
struct PictureTests {
  @Test func `a portrait is loaded, or its name is shown`() async throws {
    let album = Album()
    let rgba: [UInt8] = [200, 0, 0, 255, 0, 0, 200, 255]
    let image = try #require(PixelImage(width: 1, height: 2, rgba: rgba))
    album.add(image, named: "austen")
    let screen = PortraitScreen(album)
    let test = ScreenTest(screen, size: .init(columns: 24, rows: 4))
    await test.settle()
    #expect(screen.portrait.image == image)
    #expect(test.screen.contains("▀"))
    let other = PortraitScreen(Album())
    let failed = ScreenTest(other, size: .init(columns: 24, rows: 4))
    await failed.settle()
    #expect(failed.screen.contains("Portrait of the author"))
  }
}
