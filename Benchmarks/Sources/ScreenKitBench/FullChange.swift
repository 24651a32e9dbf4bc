import ScreenKitCore

/// The workload in which every cell of 200×60 changes in each frame.
final class FullChange: FrameScreen {
  private let field = Field(width: 200, height: 60)

  override func makeView() -> View { field }

  override func advance(to frame: Int) {
    field.fill { x, y in
      Field.Spot(
        character: UInt8(33 + (x * 7 + y * 13 + frame * 5) % 94),
        color: UInt8((x / 8 + y + frame) % 6 + 1))
    }
  }
}
