/// Where a controller is in its life (F-078 to F-102).
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
  /// Made, and not yet told anything.
  case initial
  /// Has its views and connections, and was never seen.
  case created
  /// In front, and receiving events.
  case appeared
  /// In memory with all its members, out of the way.
  case paused
  /// At its end; only its release is left.
  case destroyed
}

/// One call that moves a controller on.
public enum LifecycleStep: Hashable, Sendable {
  case create, appear, pause, destroy
}
