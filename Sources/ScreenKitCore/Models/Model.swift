/// Application data and logic, observable by key path and ignorant of every screen.
///
/// Subclass it and mark what can change with ``Observed``. A model never refers to a view or a
/// controller (F-002); controllers observe it and it does not know them.
@MainActor
open class Model: KeyPathObservable {
  @usableFromInline final let life = ModelLife()

  /// Makes a model; called by subclasses.
  public init() {}

  isolated deinit { life.end() }

  /// Observations of this model's own properties that have not ended.
  public final var observerCount: Int { life.observerCount }
}

/// What ``Model`` is seen as where its concrete type matters, as in a key path from it.
@MainActor
public protocol KeyPathObservable: AnyObject {}
