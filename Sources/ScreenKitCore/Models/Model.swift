/// A base class for application data and logic, observable by key path and independent of screens.
///
/// Subclass it and mark mutable properties with ``Observed``. A model never refers to a view or a
/// controller; controllers observe it.
///
/// Models may refer to each other in chains of any length: a chain through ``Observed`` properties
/// whose type is a model or an optional model is released without recursion. Swift releases a chain
/// through arrays, structures or plain properties recursively, which overflows the stack beyond
/// about ten thousand models.
@MainActor
open class Model: KeyPathObservable {
  @usableFromInline final let life = ModelLife()

  /// Creates a model; called by subclasses.
  public init() {}

  isolated deinit { life.end() }

  /// The number of active observations of this model's own properties.
  public final var observerCount: Int { life.observerCount }
}

/// The protocol whose extensions give `Self` the concrete type of a ``Model``, as key paths need
/// it.
@MainActor
public protocol KeyPathObservable: AnyObject {}
