/// A task or subscription that a controller began and that is cancelled with it.
@MainActor
protocol Cancellable: AnyObject {
  /// Whether it has ended, so that there is nothing left to cancel.
  var isOver: Bool { get }
  /// Whether it awaits the result of a screen that covers its own, and so survives a pause.
  var awaitsAnswer: Bool { get }
  func cancel()
}

extension Cancellable {
  /// `false`.
  var awaitsAnswer: Bool { false }
}
