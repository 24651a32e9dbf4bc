import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Images made of pixels, in cells.
@MainActor
@Suite(.leakFree) struct PixelPaintingTests {
  /// Returns an image of two by four pixels: red, green, blue and transparent lines.
  private func flag() throws -> PixelImage {
    let lines: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [9, 9, 9, 0]]
    return try #require(PixelImage(width: 2, height: 4, rgba: lines.flatMap { $0 + $0 }))
  }

  private func stage(
    _ view: ImageView, columns: Int, rows: Int, _ glyphs: GlyphSet = .unicode,
    colors: ColorDepth = .full
  ) -> Stage {
    Stage(
      Overlay { view }, columns: columns, rows: rows,
      options: TextOptions(look: .named(.terminal, glyphs: glyphs), colors: colors))
  }

  @Test(.proves("R-080"))
  func `a cell has two pixels above each other`() throws {
    let stage = stage(ImageView(try flag(), name: "Flag"), columns: 2, rows: 2)
    #expect(stage.framed == "|▀▀|\n|▀▀|")
    let picture = stage.surface.snapshot
    #expect(picture[0, 0].style == CellStyle(.rgb(255, 0, 0), on: .rgb(0, 255, 0)))
    #expect(picture[1, 1].style == CellStyle(.rgb(0, 0, 255)))
  }

  @Test func `an image keeps its proportions`() throws {
    let stage = stage(ImageView(try flag(), name: "Flag"), columns: 8, rows: 2)
    #expect(stage.framed == "|   ▀▀   |\n|   ▀▀   |")
    let tall = self.stage(ImageView(try flag(), name: "Flag"), columns: 2, rows: 6)
    #expect(tall.framed.split(separator: "\n")[2...3] == ["|▀▀|", "|▀▀|"])
  }

  @Test func `an image has a cell for 8 by 16 pixels`() {
    let rgba = [UInt8](repeating: 200, count: 80 * 40 * 4)
    let image = PixelImage(width: 80, height: 40, rgba: rgba)
    let view = ImageView(image, name: "Grey")
    let stage = Stage(Column { Row { view } }, columns: 30, rows: 9)
    #expect(stage.surface.bounds(of: view)?.size == SurfaceSize(width: 10, height: 3))
    stage.resize(columns: 4, rows: 9)
    #expect(stage.surface.bounds(of: view)?.size == SurfaceSize(width: 4, height: 1))
  }

  @Test func `without Unicode a cell has one colour`() throws {
    let stage = stage(ImageView(try flag(), name: "Flag"), columns: 2, rows: 2, .ascii)
    #expect(stage.framed == "|  |\n|  |")
    #expect(stage.surface.snapshot[0, 0].style.background == .rgb(255, 0, 0))
  }

  @Test func `without colours the name is shown`() throws {
    let view = ImageView(try flag(), name: "Flag")
    #expect(stage(view, columns: 8, rows: 1, colors: .none).framed == "|  Flag  |")
    let text = ImageView([Picture([.init(.ascii, "=#=")])])
    text.images = [try flag()]
    #expect(stage(text, columns: 5, rows: 1, colors: .none).framed == "| =#= |")
  }

  @Test(.proves("R-081"))
  func `a view shows that it loads, and its name after a failure`() async throws {
    final class Nowhere: ImageSource {
      struct Gone: Error {}
      func image(_ name: String) async throws -> PixelImage { throw Gone() }
    }
    let view = ImageView(nil, name: "Flag")
    let stage = stage(view, columns: 9, rows: 1)
    let task = Task { await view.load("x", from: Nowhere()) }
    await task.value
    stage.change {}
    #expect(view.loadState == .failed)
    #expect(stage.framed == "|  Flag   |")
  }

  @Test func `each frame equals the screen, at each colour depth`() throws {
    for depth in [ColorDepth.full, .palette, .sixteen, .none] {
      let view = ImageView(try flag(), name: "Flag")
      let stage = stage(view, columns: 5, rows: 3, colors: depth)
      #expect(stage.isTruthful)
      stage.change { view.images = [] }
      #expect(stage.isTruthful)
    }
  }
}
