internal import ScreenKitLooks

/// A writer of one Select Graphic Rendition sequence (ECMA-48 §8.3.117), parameter by parameter.
@MainActor
struct SgrParameters {
  private let buffer: ByteBuffer
  private let start: Int
  private var isReset = false

  init(_ buffer: ByteBuffer) {
    self.buffer = buffer
    start = buffer.count
  }

  /// Begins with a reset to the default style; must be called first.
  mutating func reset() { isReset = true }

  mutating func change(
    from old: CellStyle.Attributes, to new: CellStyle.Attributes
  ) {
    guard new != old else { return }
    var missing = new.subtracting(old)
    // One code ends both bold and dim.
    let ended = old.subtracting(new)
    if !ended.isDisjoint(with: [.bold, .dim]) {
      add(22)
      missing.formUnion(new.intersection([.bold, .dim]))
    }
    for (attribute, _, off) in SgrParameters.codes.dropFirst(2) where ended.contains(attribute) {
      add(off)
    }
    for (attribute, on, _) in SgrParameters.codes where missing.contains(attribute) { add(on) }
  }

  /// Sets a colour; `base` is 30 for the text and 40 for the background.
  mutating func color(_ color: LookColor, base: Int) {
    switch color.kind {
    case .standard: add(base + 9)
    case .ansi(let index): add(index < 8 ? base + index : base + 52 + index)
    case .palette(let index):
      add(base + 8)
      add(5)
      add(index)
    case .rgb(let red, let green, let blue):
      add(base + 8)
      add(2)
      add(red)
      add(green)
      add(blue)
    }
  }

  /// Ends the sequence; writes nothing if there were no parameters and no reset.
  func finish() {
    if buffer.count == start {
      guard isReset else { return }
      buffer.append("\u{1B}[m")
    } else {
      buffer.reserve(1)
      buffer.put(0x6D)
    }
  }

  private func add(_ code: Int) {
    buffer.reserve(8)
    let isFirst = buffer.count == start
    if isFirst {
      buffer.put(0x1B)
      buffer.put(0x5B)
    }
    // An empty first parameter is the reset.
    if !isFirst || isReset { buffer.put(0x3B) }
    buffer.put(number: code)
  }

  private static let codes: [(CellStyle.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]
}
