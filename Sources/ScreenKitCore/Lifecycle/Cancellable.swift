/// A task or subscription of a controller, cancelled with it.
@MainActor
protocol Cancellable: AnyObject {
  /// Whether the task or subscription has ended.
  var isOver: Bool { get }
  /// Whether a task awaits the result of a screen in front of its own, so that a pause keeps the
  /// task.
  var awaitsAnswer: Bool { get }
  func cancel()
}

extension Cancellable {
  /// The value `false`.
  var awaitsAnswer: Bool { false }
}
