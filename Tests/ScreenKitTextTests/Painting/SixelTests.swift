import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Images that the terminal draws by the sixel protocol.
@MainActor
@Suite(.leakFree) struct SixelTests {
  private static let cell = SurfaceSize(width: 8, height: 16)
  private let clock = ManualClock()

  private func image(_ shade: UInt8 = 200, width: Int = 80, height: Int = 64) throws -> PixelImage {
    var rgba: [UInt8] = []
    for index in 0..<width * height {
      rgba += [UInt8(index / width * 3 & 0xFF), shade, UInt8(index % width * 2 & 0xFF), 255]
    }
    return try #require(PixelImage(width: width, height: height, rgba: rgba))
  }

  /// Returns a stage whose terminal reports that it has sixels, with `above` and an image below.
  private func stage(
    _ view: View, columns: Int = 30, rows: Int = 10, options: TextOptions = TextOptions(),
    cell: SurfaceSize? = cell, attributes: [Int] = [62, 4, 22], isForbidden: Bool = false
  ) -> Stage {
    let stage = Stage(view, columns: columns, rows: rows, options: options, clock: clock)
    stage.sixels = SixelScreen(CellSize(columns: columns, rows: rows), cell: Self.cell)
    if isForbidden { stage.surface.forbidImages() }
    stage.surface.use(cellPixels: cell)
    stage.surface.apply(.primaryAttributes(attributes), after: .zero)
    stage.change {}
    return stage
  }

  private func marks(_ stage: Stage) -> Int {
    stage.terminal.rows.joined().count { $0.text == SixelScreen.mark }
  }

  private func drawn(_ stage: Stage) -> Int { stage.sixels?.drawn ?? 0 }

  /// Returns the text of the first difference between the terminal and the wanted screen.
  private func difference(_ stage: Stage, _ image: PixelImage) -> String? {
    let wanted = stage.surface.snapshot.places(colors: .full)
    for (row, places) in stage.terminal.rows.enumerated() {
      for (column, place) in places.enumerated() {
        guard let part = Placeholder(wanted[row][column].text) else {
          if place == wanted[row][column] { continue }
          return "\(place.text) in \(column), \(row)"
        }
        guard place.text == SixelScreen.mark else { return "no pixels in \(column), \(row)" }
        if let text = difference(stage, column, row, part, image) { return text }
      }
    }
    return nil
  }

  private func difference(
    _ stage: Stage, _ column: Int, _ row: Int, _ part: Placeholder, _ image: PixelImage
  ) -> String? {
    for y in 0..<16 {
      for x in 0..<8 {
        let place = ((part.row * 16 + y) * image.width + part.column * 8 + x) * 4
        let wanted = (0..<3).map { Int(image.rgba[place + $0]) }
        let shown = stage.sixels?.pixels[row * 16 + y][column * 8 + x] ?? SIMD3(999, 0, 0)
        if (0..<3).contains(where: { abs(shown[$0] * 255 / 100 - wanted[$0]) > 10 }) {
          return "\(shown) for \(wanted) in pixel \(x), \(y) of \(column), \(row)"
        }
      }
    }
    return nil
  }

  @Test func `an image is drawn once, above blank cells`() throws {
    let (image, label) = (try image(), Label("a"))
    let stage = stage(
      Column {
        label
        Row { ImageView(image, name: "Grey") }
      })
    #expect(marks(stage) == 40 && drawn(stage) == 1)
    #expect(difference(stage, image) == nil)
    #expect(stage.change {} == 0)
    #expect(1...20 ~= stage.change { label.text = "b" })
    #expect(marks(stage) == 40 && drawn(stage) == 1)
  }

  @Test(arguments: [ColorDepth.palette, .sixteen, .full])
  func `the terminal's colours do not matter`(colors: ColorDepth) throws {
    let image = try image()
    let stage = stage(
      Column { Row { ImageView(image, name: "Grey") } }, options: TextOptions(colors: colors))
    #expect(marks(stage) == 40 && drawn(stage) == 1)
  }

  @Test func `in other terminals there are half blocks`() throws {
    let image = try image()
    for stage in [
      stage(Column { ImageView(image, name: "Grey") }, attributes: [4, 1, 22]),
      stage(Column { ImageView(image, name: "Grey") }, cell: nil),
      stage(Column { ImageView(image, name: "Grey") }, isForbidden: true),
    ] {
      #expect(marks(stage) == 0 && drawn(stage) == 0)
      #expect(stage.terminal.rows.joined().contains { $0.text == "▀" })
    }
  }

  @Test func `a scroll draws the visible part again, never in the last row`() throws {
    let image = try image()
    let scroll = Scroll(
      Column {
        for line in 0..<8 { Label("above \(line)") }
        ImageView(image, name: "Grey")
        for line in 0..<20 { Label("below \(line)") }
      })
    let stage = stage(scroll)
    for offset in Array(1...13) + Array((0...12).reversed()) {
      stage.change { scroll.offset = offset }
      #expect(difference(stage, image) == nil, "\(offset)")
    }
    #expect(stage.terminal.rows.joined().contains { $0.text == "▀" })
  }

  @Test func `text in front of an image erases it, and later the part is drawn again`() throws {
    let (image, label) = (try image(), Label("front"))
    let stage = stage(
      Overlay {
        Row { ImageView(image, name: "Grey") }
        Column { label }
      })
    #expect(marks(stage) == 35 && difference(stage, image) == nil)
    let whole = stage.frames.last?.count ?? 0
    let part = stage.change { label.text = "" }
    #expect(marks(stage) == 40 && difference(stage, image) == nil)
    #expect(part < whole / 3)
    #expect(stage.change { label.text = "again" } < 40)
    #expect(marks(stage) == 35 && difference(stage, image) == nil)
  }

  @Test func `a glyph of uncertain width beside an image keeps it whole`() throws {
    let (image, label) = (try image(width: 80, height: 16), Label("ab"))
    let stage = stage(
      Row {
        label
        ImageView(image, name: "Grey")
      })
    stage.change { label.text = "👩‍🌾" }
    #expect(difference(stage, image) == nil)
  }

  @Test func `behind a dialog the image is dimmed as half blocks`() throws {
    let image = try image()
    let stage = stage(Column { Row { ImageView(image, name: "Grey") } })
    let panel = Panel(Label("front"))
    stage.application.run { stage.application.open(panel) }
    #expect(marks(stage) == 0 && difference(stage, image) == nil)
    stage.application.run { panel.close() }
    #expect(marks(stage) == 40 && difference(stage, image) == nil)
  }

  @Test func `a frequently changing image is drawn once it is stable`() throws {
    let view = ImageView(try image(0), name: "Grey")
    let stage = stage(Column { Row { view } })
    for shade in 1...20 {
      let next = try image(UInt8(shade))
      stage.change { view.images = [next] }
      clock.advance(by: .milliseconds(40))
      #expect(marks(stage) == 0)
    }
    #expect(drawn(stage) == 1)
    clock.advance(by: .seconds(1))
    stage.change {}
    #expect(drawn(stage) == 2 && marks(stage) == 40)
    #expect(difference(stage, try image(20)) == nil)
  }

  @Test func `after another program and at the end nothing of kitty is written`() throws {
    let image = try image()
    let stage = stage(Column { Row { ImageView(image, name: "Grey") } })
    stage.surface.finish()
    stage.surface.redraw()
    stage.change { stage.application.window.setNeedsShow() }
    #expect(drawn(stage) == 2 && difference(stage, image) == nil)
    #expect(!stage.frames.contains { String(decoding: $0, as: UTF8.self).contains("\u{1B}_") })
  }

  @Test func `cells of another size in pixels draw the image again`() throws {
    let image = try image()
    let stage = stage(
      Column { Row { ImageView(image, name: "Grey") } }, cell: SurfaceSize(width: 16, height: 32))
    #expect(drawn(stage) == 1)
    stage.surface.use(cellPixels: Self.cell)
    stage.change { stage.application.window.setNeedsShow() }
    #expect(marks(stage) == 40 && difference(stage, image) == nil)
  }
}
