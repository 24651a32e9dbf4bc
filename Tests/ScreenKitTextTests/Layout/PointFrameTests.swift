import ScreenKitCore
import ScreenKitTestSupport
import ScreenKitTesting
@testable import ScreenKitText
import Testing

/// Frames, in cells, whose children have positions in points.
@MainActor
@Suite(.leakFree) struct PointFrameTests {
  private func label(_ text: String, x: Int, y: Int, width: Int? = nil, height: Int? = nil) -> Label
  {
    let label = Label(text)
    (label.layout.x, label.layout.y) = (x, y)
    if let width { label.layout.width = .fixed(width) }
    if let height { label.layout.height = .fixed(height) }
    return label
  }

  @Test func `children are at the nearest cells`() {
    let frame = Frame(pointsPerUnit: .standard) {
      label("aaaaaaaa", x: 0, y: 0, width: 20, height: 20)
      label("bbbbbbbb", x: 20, y: 0, width: 20, height: 20)
      label("cc", x: 12, y: 36)
    }
    let stage = Stage(Column(cross: .fill) { frame }, columns: 8, rows: 4)
    #expect(stage.framed == "|aa…b…   |\n|        |\n|  cc    |\n|        |")
    #expect(stage.surface.bounds(of: frame)?.size == SurfaceSize(width: 8, height: 3))
  }

  @Test func `a row of 44 points takes three lines`() {
    let list = List(["one", "two"])
    list.layout.height = .fixed(44)
    let frame = Frame(pointsPerUnit: .standard) { list }
    let stage = Stage(Column(cross: .fill) { frame }, columns: 8, rows: 4)
    #expect(stage.surface.bounds(of: list)?.size.height == 3)
  }

  @Test func `another scale lays out the children again`() {
    let one = label("text", x: 16, y: 16, width: 32, height: 16)
    let frame = Frame { one }
    frame.layout.flex = 1
    let stage = Stage(Column(cross: .fill) { frame }, columns: 50, rows: 20)
    #expect(stage.surface.bounds(of: one) == SurfaceRect(x: 16, y: 16, width: 32, height: 16))
    stage.change { frame.pointsPerUnit = .standard }
    #expect(stage.surface.bounds(of: one) == SurfaceRect(x: 2, y: 1, width: 4, height: 1))
    stage.change { frame.pointsPerUnit = nil }
    #expect(stage.surface.bounds(of: one) == SurfaceRect(x: 16, y: 16, width: 32, height: 16))
    stage.change { frame.pointsPerUnit = PointScale(width: 4, height: 4) }
    #expect(stage.surface.bounds(of: one) == SurfaceRect(x: 4, y: 4, width: 8, height: 4))
  }

  @Test func `a child that leaves the frame is measured in units again`() {
    let one = label("text", x: 0, y: 0, width: 32, height: 16)
    let frame = Frame(pointsPerUnit: .standard) { one }
    let column = Column { frame }
    let stage = Stage(column, columns: 50, rows: 20)
    #expect(stage.surface.bounds(of: one)?.size == SurfaceSize(width: 4, height: 1))
    stage.change { column.add(one) }
    #expect(stage.surface.bounds(of: one)?.size == SurfaceSize(width: 32, height: 16))
  }

  @Test func `padding stays in units`() {
    let one = label("ab", x: 0, y: 0, width: 48, height: 16)
    one.layout.padding = .init(horizontal: 1)
    let stage = Stage(Frame(pointsPerUnit: .standard) { one }, columns: 8, rows: 1)
    #expect(stage.framed == "| ab     |")
  }

  @Test func `a minimum width is in points too`() {
    let one = Label("ab")
    one.layout.width.minimum = 40
    let stage = Stage(Frame(pointsPerUnit: .standard) { one }, columns: 20, rows: 1)
    #expect(stage.surface.bounds(of: one)?.size == SurfaceSize(width: 5, height: 1))
  }
}
