import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Images that the terminal itself draws, in place of placeholders.
@MainActor
@Suite(.leakFree) struct GraphicsTests {
  private let clock = ManualClock()

  private func image(_ shade: UInt8 = 200, width: Int = 80, height: Int = 64) throws -> PixelImage {
    var rgba: [UInt8] = []
    for index in 0..<width * height { rgba += [UInt8(index / width * 3 & 0xFF), shade, 7, 255] }
    return try #require(PixelImage(width: width, height: height, rgba: rgba))
  }

  private func view(_ shade: UInt8 = 200) throws -> ImageView {
    ImageView(try image(shade), name: "Grey")
  }

  /// Returns a stage whose terminal identifies itself as kitty.
  private func stage(
    _ view: View, columns: Int = 30, rows: Int = 10, options: TextOptions = TextOptions(),
    name: String = "kitty(0.35.2)"
  ) -> Stage {
    let stage = Stage(view, columns: columns, rows: rows, options: options, clock: clock)
    stage.surface.apply(.version(name), after: .zero)
    stage.change {}
    return stage
  }

  private func images(_ stage: Stage) -> ScreenReplay.Images { stage.terminal.desktop.images }

  /// Returns the number of the terminal's cells that show a part of an image.
  private func placeholders(_ stage: Stage) -> Int {
    stage.terminal.rows.joined().count { Placeholder($0.text) != nil }
  }

  private func halfBlocks(_ stage: Stage) -> Int {
    stage.terminal.rows.joined().count { $0.text == "▀" }
  }

  @Test func `an image is sent once, and shown by placeholders`() throws {
    let view = ImageView(try image(), name: "Grey")
    let stage = stage(Column { Row { view } })
    let kept = try #require(images(stage).kept.first?.value)
    #expect(kept.width == 80 && kept.height == 64 && kept.depth == 3)
    #expect(kept.columns == 10 && kept.rows == 4)
    #expect(placeholders(stage) == 40 && halfBlocks(stage) == 0)
    #expect(stage.isTruthful)
  }

  @Test func `an unchanged frame has no bytes, another only its text`() throws {
    let (label, view) = (Label("a"), try view())
    let stage = stage(
      Column {
        label
        view
      })
    #expect(stage.change {} == 0)
    #expect(1...20 ~= stage.change { label.text = "b" })
    #expect(images(stage).arrived == 1 && stage.isTruthful)
  }

  @Test func `a scroll moves placeholders and sends no pixels again`() throws {
    let view = ImageView(try image(), name: "Grey")
    let scroll = Scroll(
      Column {
        for line in 0..<8 { Label("above \(line)") }
        view
        for line in 0..<20 { Label("below \(line)") }
      })
    let stage = stage(scroll)
    for offset in 1...10 {
      #expect(stage.change { scroll.offset = offset } < 2000)
      #expect(stage.isTruthful)
    }
    #expect(images(stage).arrived == 1)
    #expect(placeholders(stage) == 20)
  }

  @Test(arguments: ["kitty(0.27.1)", "tmux 3.4", "WezTerm 20240203", "foot(1.16.2)", "kitty("])
  func `other terminals get half blocks`(name: String) throws {
    let view = try view()
    let stage = stage(Column { view }, name: name)
    #expect(placeholders(stage) == 0 && halfBlocks(stage) > 0)
    #expect(images(stage).arrived == 0)
  }

  @Test func `Ghostty shows images`() throws {
    let view = try view()
    let stage = stage(Column { view }, name: "ghostty 1.1.3")
    #expect(placeholders(stage) > 0 && stage.isTruthful)
  }

  @Test func `without support or permission nothing is sent`() throws {
    let views = try [view(), view(), view()]
    let none = stage(Column { views[0] }, options: TextOptions(colors: .none))
    #expect(images(none).arrived == 0 && none.terminal.text.contains("Grey"))
    let ascii = stage(
      Column { views[1] },
      options: TextOptions(look: .named(.terminal, glyphs: .ascii)))
    #expect(images(ascii).arrived == 0)
    let off = Stage(Column { views[2] }, columns: 30, rows: 10)
    off.surface.forbidImages()
    off.surface.apply(.version("kitty(0.35.2)"), after: .zero)
    off.change {}
    #expect(images(off).arrived == 0 && halfBlocks(off) > 0)
    let inline = TextSurface(
      size: CellSize(columns: 9, rows: 4), options: TextOptions(placement: .inline(rows: 4)))
    inline.apply(.version("kitty(0.35.2)"), after: .zero)
    #expect(!inline.traits.images)
  }

  @Test func `behind a dialog the image is dimmed as half blocks`() throws {
    let view = try view()
    let stage = stage(Column { Row { view } })
    let panel = Panel(Label("front"))
    stage.application.run { stage.application.open(panel) }
    #expect(placeholders(stage) == 0 && halfBlocks(stage) > 0)
    #expect(stage.isTruthful)
    stage.application.run { panel.close() }
    #expect(placeholders(stage) == 40 && images(stage).arrived == 1)
    #expect(stage.isTruthful)
  }

  @Test func `in a highlighted row the image keeps its colours`() throws {
    let small = try image(width: 16, height: 16)
    let list = List(
      ["a", "b", "c", "d"], id: { $0 }, text: { $0 }, row: { ImageView(small, name: "Icon") },
      show: { _, _ in })
    let stage = stage(list)
    stage.change { stage.application.focus.move(to: list) }
    #expect(placeholders(stage) >= 8)
    #expect(images(stage).arrived == 1)
    #expect(stage.isTruthful)
  }

  @Test func `a translucent view mixes with the image as half blocks`() throws {
    let label = Label("    ")
    label.paint = ViewPaint(background: TextColor(red: 100, green: 0, blue: 0), opacity: 0.5)
    let view = try view()
    let stage = stage(
      Overlay {
        view
        Column { label }
      }, columns: 10, rows: 4)
    #expect(halfBlocks(stage) == 4 && placeholders(stage) == 36)
    #expect(stage.isTruthful)
  }

  @Test func `a frequently changing image is sent once it is stable`() throws {
    let view = ImageView(try image(0), name: "Grey")
    let stage = stage(Column { Row { view } })
    #expect(images(stage).arrived == 1)
    for shade in 1...50 {
      let next = try image(UInt8(shade))
      #expect(stage.change { view.images = [next] } < 3000)
      clock.advance(by: .milliseconds(40))
      #expect(halfBlocks(stage) > 0 && placeholders(stage) == 0)
    }
    #expect(images(stage).arrived == 1)
    clock.advance(by: .seconds(1))
    stage.change {}
    #expect(images(stage).arrived == 2)
    #expect(placeholders(stage) == 40 && stage.isTruthful)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `a series is sent once and then shown from the terminal's memory`() throws {
    let view = ImageView(nil, name: "Series")
    view.images = try [1, 2, 3].map { try image($0) }
    view.interval = .milliseconds(100)
    let stage = stage(Column { Row { view } })
    for _ in 0..<12 {
      clock.advance(by: .milliseconds(100))
      stage.change {}
      #expect(placeholders(stage) == 40 && stage.isTruthful)
    }
    #expect(images(stage).arrived == 3)
  }

  @Test func `too many invisible images are deleted`() throws {
    let stack = Overlay { Label("") }
    let stage = stage(Column { stack })
    for shade in 0..<100 {
      let view = ImageView(try image(UInt8(shade)), name: "Grey")
      stage.change { stack.setChildren([view]) }
      #expect(placeholders(stage) == 40)
    }
    #expect(images(stage).arrived == 100)
    #expect(images(stage).kept.count <= ImageTable.mostImages)
    #expect(stage.isTruthful)
  }

  @Test func `all images are deleted at the end, and sent again later`() throws {
    let view = try view()
    let stage = stage(Column { Row { view } })
    stage.surface.finish()
    #expect(images(stage).kept.isEmpty)
    stage.surface.redraw()
    stage.resize(columns: 30, rows: 10)
    stage.change { stage.application.window.setNeedsShow() }
    #expect(images(stage).kept.count == 1 && placeholders(stage) == 40)
    #expect(stage.isTruthful)
  }

  @Test func `a large image is scaled to the pixels of its cells`() throws {
    let view = ImageView(try image(width: 1000, height: 400), name: "Grey")
    let stage = stage(Column { view }, columns: 20, rows: 10)
    let kept = try #require(images(stage).kept.first?.value)
    #expect(kept.width == 160 && kept.height == 64)
    #expect(stage.isTruthful)
  }
}
