/// The part of a controller's life in which an observation, a timer or a task is active.
public enum LifecycleScope: Hashable, Sendable {
  /// From appear to pause; observations report missed changes at the next appear.
  case visible
  /// From registration to destroy.
  case lifetime
}
