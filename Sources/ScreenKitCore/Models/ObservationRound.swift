/// Delivers reports one round after another, never one inside another.
///
/// The order holds across all models, so the queue is shared by the whole main actor. It is
/// empty whenever no write is being reported. Its flags are plain loads and stores on that actor,
/// which is why their exclusivity needs no check.
@MainActor @usableFromInline
enum ObservationRound {
  @exclusivity(unchecked) @usableFromInline static var isRunning = false
  @exclusivity(unchecked) @usableFromInline static var hasWaiting = false
  private static var waiting: [() -> Void] = []

  static func enqueue(_ delivery: @escaping () -> Void) {
    waiting.append(delivery)
    hasWaiting = true
  }

  @inlinable
  static func end() {
    if hasWaiting { drain() }
    isRunning = false
  }

  @usableFromInline
  static func drain() {
    while !waiting.isEmpty {
      let round = waiting
      waiting = []
      for delivery in round { delivery() }
    }
    hasWaiting = false
  }

  /// Runs `body` as a round of its own, or at once within the present one.
  static func run(_ body: () -> Void) {
    if isRunning { return body() }
    isRunning = true
    body()
    end()
  }
}
