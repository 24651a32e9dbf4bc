/// A change that was made to a container's state.
public protocol ContainerChange: Hashable, Sendable {
  /// Whether the state changed.
  var isMove: Bool { get }
}

/// The change that ``ContainerController/changeContent(_:)`` made to a container's state.
public enum ContentChange: ContainerChange {
  /// The content changed.
  case changed
  /// The content is the same as before.
  case nothing

  /// Whether the state changed.
  public var isMove: Bool { self == .changed }
}
