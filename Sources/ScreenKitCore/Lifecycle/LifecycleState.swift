/// The state of a controller in its lifecycle.
///
/// ```text
///            create            appear
///  initial ─────────► created ────────► appeared
///                        │               │   ▲
///                        │         pause ▼   │ appear
///                        │ destroy      paused
///                        └──────► destroyed ◄┘ destroy
/// ```
public enum LifecycleState: Hashable, Sendable {
  /// Initialized, with no lifecycle call yet.
  case initial
  /// Created, with views and connections, but never in front.
  case created
  /// In front, and receiving events.
  case appeared
  /// In memory with all its members, but not in front.
  case paused
  /// Destroyed; it will only be released.
  case destroyed
}

/// A lifecycle call that changes the state of a controller.
public enum LifecycleStep: Hashable, Sendable {
  /// The screen is created.
  case create
  /// The screen comes to the front.
  case appear
  /// The screen is no longer in front.
  case pause
  /// The screen is released.
  case destroy
}
