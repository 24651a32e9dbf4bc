import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
import Testing

/// Pixels as values, and views that load them.
@MainActor
@Suite(.leakFree) struct PixelImageTests {
  private final class Shelf: ImageSource {
    struct Missing: Error {}
    var images: [String: PixelImage] = [:]
    func image(_ name: String) async throws -> PixelImage {
      guard let image = images[name] else { throw Missing() }
      return image
    }
  }

  private static func plain(_ value: UInt8, width: Int = 2, height: Int = 2) -> PixelImage? {
    PixelImage(
      width: width, height: height, rgba: Array(repeating: value, count: width * height * 4))
  }

  @Test(arguments: [
    (0, 1, 0), (1, 0, 0), (-1, -1, 4), (2, 2, 15), (2, 2, 17), (.max, .max, 4), (.max, 2, 0),
  ])
  func `bytes of the wrong count are no image`(width: Int, height: Int, bytes: Int) {
    #expect(
      PixelImage(width: width, height: height, rgba: Array(repeating: 0, count: bytes)) == nil)
  }

  @Test func `a smaller image has the means of its areas`() throws {
    let rgba: [UInt8] = [0, 0, 0, 255, 200, 100, 50, 255, 255, 0, 0, 0, 0, 255, 0, 255]
    let image = try #require(PixelImage(width: 4, height: 1, rgba: rgba))
    // A transparent pixel does not affect the colour.
    #expect(image.scaled(width: 2, height: 1).rgba == [100, 50, 25, 255, 0, 255, 0, 127])
    #expect(image.scaled(width: 8, height: 1).rgba.prefix(8) == [0, 0, 0, 255, 0, 0, 0, 255])
    #expect(image.scaled(width: -1, height: 0).rgba.count == 4)
    #expect(image.scaled(width: 4, height: 1) == image)
  }

  @Test func `a limited image keeps its proportions`() throws {
    let image = try #require(Self.plain(9, width: 200, height: 100))
    #expect(image.limited(toPixels: 20_000) == image)
    let small = image.limited(toPixels: 1000)
    #expect(small.width * small.height <= 1000 && small.width / small.height == 2)
    #expect(image.limited(toPixels: 0).rgba.count == 4)
  }

  @Test(.proves("R-078", "R-081"))
  func `a view loads an image by its name`() async throws {
    let shelf = Shelf()
    let image = try #require(Self.plain(7))
    shelf.images["a"] = image
    let view = ImageView(nil, name: "A cat")
    #expect(view.image == nil && view.loadState == .ready && view.accessibleText == "A cat")
    await view.load("a", from: shelf)
    #expect(view.image == image && view.loadState == .ready)
    await view.load("b", from: shelf)
    #expect(view.loadState == .failed && view.image == image)
    await view.load("a", from: shelf)
    #expect(view.loadState == .ready)
  }

  @Test func `a series cycles, or stands still on request`() throws {
    let images = try (0..<3).map { try #require(Self.plain(UInt8($0))) }
    let view = ImageView(images[0], name: "Film")
    #expect(view.frameInterval == nil)
    view.images = images
    view.interval = .milliseconds(1)
    #expect(view.frameInterval == .milliseconds(50))
    let test = ScreenTest(OneView(view))
    #expect(view.image == images[0])
    test.advance(by: .milliseconds(50))
    #expect(view.image == images[1])
    test.advance(by: .milliseconds(100))
    #expect(view.image == images[0])
    test.application.window.reducesMotion = true
    #expect(view.frameInterval == nil)
    view.images = []
    view.showNextFrame()
    #expect(view.image == nil)
  }
}

private final class OneView: Controller {
  private let content: View
  init(_ content: View) { self.content = content; super.init() }
  override func makeView() -> View { content }
}
