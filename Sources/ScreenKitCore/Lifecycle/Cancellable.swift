/// A task or subscription of a controller, cancelled with it.
@MainActor
protocol Cancellable: AnyObject {
  /// Whether the task or subscription has ended.
  var isOver: Bool { get }
  /// Whether the task awaits the result of another screen, so that a pause does not cancel it.
  var awaitsAnswer: Bool { get }
  func cancel()
}

extension Cancellable {
  /// The value `false`.
  var awaitsAnswer: Bool { false }
}
