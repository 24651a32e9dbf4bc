/// Application data and logic, observable by key path and ignorant of every screen.
///
/// Subclass it and mark what can change with ``Observed``. A model never refers to a view or a
/// controller (F-002); controllers observe it and it does not know them.
///
/// Models may refer to each other in chains of any length: a chain through properties marked with
/// ``Observed`` whose type is a model or an optional one is released without recursion. A chain
/// through arrays, structures or plain properties is released by Swift, level within level, and
/// overflows the stack beyond some ten thousand.
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
