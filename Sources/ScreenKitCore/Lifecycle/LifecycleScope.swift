/// How long an observation or a timer of a controller lasts.
public enum LifecycleScope: Hashable, Sendable {
  /// On from appear to pause; what was missed meanwhile is made up for at the next appear.
  case visible
  /// On from registration to destroy.
  case lifetime
}
