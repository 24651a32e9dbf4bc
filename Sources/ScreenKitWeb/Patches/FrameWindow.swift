/// The frames that were sent and are not acknowledged yet.
///
/// While the window is full, nothing is encoded, so a slow client costs no memory. The next frame
/// contains all changes since then.
struct FrameWindow: Sendable {
  /// The number of the last frame that was sent; 0 before the first one.
  private(set) var last = 0
  private var waiting: [(number: Int, bytes: Int)] = []
  private let limits: WebLimits

  init(_ limits: WebLimits) { self.limits = limits }

  /// Whether the window has no space for another frame.
  var isFull: Bool {
    waiting.count >= limits.framesInFlight
      || waiting.reduce(0) { $0 + $1.bytes } >= limits.bytesInFlight
  }

  /// Returns the number of the next frame, and counts it.
  mutating func next() -> Int {
    last += 1
    return last
  }

  /// Records that the frame `number` was sent.
  mutating func didSend(_ number: Int, bytes: Int) { waiting.append((number, bytes)) }

  /// Removes the frame `number` and all previous ones; returns `false` if it was never sent.
  mutating func acknowledge(_ number: Int) -> Bool {
    guard 0...last ~= number else { return false }
    waiting.removeAll { $0.number <= number }
    return true
  }

  /// Removes the frames of a closed connection.
  mutating func clear() { waiting = [] }
}
