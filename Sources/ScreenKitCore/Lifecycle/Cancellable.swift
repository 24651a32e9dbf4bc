/// Something that a controller began and that is called off with it.
@MainActor
protocol Cancellable: AnyObject {
  /// Whether there is nothing left to call off.
  var isOver: Bool { get }
  /// Whether it waits for a screen that covers its own, and so outlives the pause of that.
  var awaitsAnswer: Bool { get }
  func cancel()
}

extension Cancellable {
  /// It waits for nothing.
  var awaitsAnswer: Bool { false }
}
