/// The part of a controller's life in which an observation, a timer or a task is active.
public enum LifecycleScope: Hashable, Sendable {
  /// The time from appear to pause; observations report missed changes at the next appear.
  case visible
  /// The time from registration to destroy.
  case lifetime
}
