/// The frames that were sent and are not acknowledged yet.
///
/// While the window is full nothing is encoded, so a slow client costs no memory: the next frame
/// has the sum of all changes.
struct FrameWindow: Sendable {
  /// The number of the last frame that was sent; 0 before the first one.
  private(set) var last = 0
  private var waiting: [(number: Int, bytes: Int)] = []
  private let limits: WebLimits

  init(_ limits: WebLimits) { self.limits = limits }

  /// Whether no frame may be sent.
  var isFull: Bool {
    waiting.count >= limits.framesInFlight
      || waiting.reduce(0) { $0 + $1.bytes } >= limits.bytesInFlight
  }

  /// The number of the next frame.
  mutating func next() -> Int {
    last += 1
    return last
  }

  /// Records that the frame `number` was sent.
  mutating func didSend(_ number: Int, bytes: Int) { waiting.append((number, bytes)) }

  /// Removes the frame `number` and all before it; returns `false` for a frame that was never sent.
  mutating func acknowledge(_ number: Int) -> Bool {
    guard 0...last ~= number else { return false }
    waiting.removeAll { $0.number <= number }
    return true
  }

  /// Forgets the frames of a connection that is gone.
  mutating func clear() { waiting = [] }
}
