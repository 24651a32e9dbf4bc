import ScreenKitCore

/// The workload in which twenty cells of 200×60 change in each frame.
final class SparseChange: FrameScreen {
  private let field = Field(width: 200, height: 60)
  private var seed: UInt32 = 12345

  override func makeView() -> View {
    field.fill { x, y in Field.Spot(character: UInt8(33 + (x * 31 + y * 17) % 94)) }
    return field
  }

  override func advance(to frame: Int) {
    for _ in 0..<20 {
      let place = random() % (field.width * field.height)
      field[place % field.width, place / field.width].character = UInt8(33 + random() % 94)
    }
  }

  private func random() -> Int {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    return Int(seed >> 8)
  }
}
