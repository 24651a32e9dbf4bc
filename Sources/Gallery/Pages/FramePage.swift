import ScreenKitCore

final class FramePage: Page {
  private let frame = Frame()
  private let ball = Label("(o)")
  private let left = Button("Left")
  private let right = Button("Right")

  override func makeView() -> View {
    (frame.id, left.id, right.id) = ("frame", "left", "right")
    frame.add(Label("x = 2, y = 1"), in: SurfaceRect(x: 2, y: 1, width: 12, height: 1))
    frame.add(Box("At 4, 3", Label("5 high")), in: SurfaceRect(x: 4, y: 3, width: 16, height: 5))
    frame.add(ball, in: SurfaceRect(x: 10, y: 5, width: 3, height: 1))
    frame.layout.flex = 1
    // A part of the frame with positions from a design in points.
    let design = Frame(pointsPerUnit: .standard)
    design.add(Box("", Label("130 × 48")), in: SurfaceRect(x: 0, y: 0, width: 130, height: 48))
    design.add(Box("", Label("beside")), in: SurfaceRect(x: 130, y: 0, width: 100, height: 48))
    frame.add(design, in: SurfaceRect(x: 22, y: 1, width: 30, height: 3))
    return Column(spacing: 1, cross: .fill) {
      Row(spacing: 1) {
        left
        right
      }
      frame
    }
  }

  override func connect() {
    connect(left, to: FramePage.moveLeft)
    connect(right, to: FramePage.moveRight)
  }

  private func moveLeft() { move(by: -2) }
  private func moveRight() { move(by: 2) }

  private func move(by units: Int) {
    ball.layout.x = max(0, ball.layout.x + units)
    log.record("The ball is at \(ball.layout.x), \(ball.layout.y)")
  }
}
