/// A property wrapper that reports every write of a model's property to its observers.
///
/// The observers of a property are kept in its own storage. A write therefore needs no lookup of a
/// key path, and an unobserved write costs one comparison with `nil`.
@propertyWrapper
public struct Observed<Value> {
  @usableFromInline var value: Value
  /// The list of observers, created at the first observation and never replaced.
  @usableFromInline var observers: ObserverList<Value>?
  /// The anchor of the value, if it is a model.
  @usableFromInline let anchor: ModelAnchor?

  /// Creates the storage; called by the compiler for `@Observed var x = value`.
  @inlinable @_disfavoredOverload
  public init(wrappedValue: Value) {
    value = wrappedValue
    observers = nil
    anchor = nil
  }

  /// Creates the storage of a model; called by the compiler for `@Observed var x = model`.
  @inlinable
  public init(wrappedValue: Value) where Value: Model {
    value = wrappedValue
    observers = nil
    anchor = ModelAnchor(wrappedValue)
  }

  /// Creates the storage of an optional model; called by the compiler for `@Observed var x: X?`.
  @inlinable
  public init<Submodel: Model>(wrappedValue: Value) where Value == Submodel? {
    value = wrappedValue
    observers = nil
    anchor = ModelAnchor(wrappedValue)
  }

  /// Unavailable: only a property of a ``Model`` can be observed.
  @available(
    *, unavailable,
    message: "@Observed belongs to a stored property of a Model: write `final class Name: Model`"
  )
  public var wrappedValue: Value {
    get { fatalError("unreachable (SK900)") }
    set { fatalError("unreachable: \(newValue) (SK900)") }
  }

  /// Accesses the property of `owner`; called by the compiler for every read and write.
  ///
  /// With a single `yield` and a `defer`, the optimizer can reduce an access to a plain store. A
  /// mutation that throws an error still reports its write.
  @MainActor @inlinable
  // The compiler prints these lines if a class with an @Observed property is not a Model.
  public static subscript<Owner: Model>(  // Write `class Name: Model`.
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Observed<Value>>
  ) -> Value {
    @inline(__always)
    get {
      if ObservationTracking.isRecording {
        // The list is set directly, since another key path would have to be created before every
        // read.
        if owner[keyPath: storage].observers == nil {
          owner[keyPath: storage].observers = ObserverList(in: owner.life)
        }
        ObservationTracking.record(owner[keyPath: storage].observers)
      }
      return owner[keyPath: storage].value
    }
    @inline(__always)
    set {
      let list = owner[keyPath: storage].observersIfAny
      if let list, let isSame = list.borrow({ $0.isSame }),
        isSame(owner[keyPath: storage].value, newValue)
      {
        return
      }
      owner[keyPath: storage].value = newValue
      if !_isPOD(Value.self) { owner[keyPath: storage].anchor?.hold(newValue) }
      list?.borrow(keptBy: owner) { $0.report(of: owner) }
    }
    @inline(__always)
    _modify {
      // With more work in the `defer`, the optimizer would evaluate the key paths at run time.
      if !_isPOD(Value.self) { owner[keyPath: storage].anchor?.release() }
      ObservationRound.state.bits &+= RoundState.change
      defer {
        ObservationRound.state.bits &-= RoundState.change
        owner[keyPath: storage].observersIfAny?.borrow(keptBy: owner) { $0.report(of: owner) }
        if ObservationRound.state.canReportDeferred { ObservationRound.reportDeferred() }
      }
      yield &owner[keyPath: storage].value
      if !_isPOD(Value.self) { owner[keyPath: storage].anchor?.hold(owner[keyPath: storage].value) }
    }
  }

  /// The list of observers, which the model keeps alive; `nil` if there are no observers.
  @MainActor @inlinable @inline(__always)
  var observersIfAny: Unmanaged<ObserverList<Value>>? {
    let list = observers.map(Unmanaged.passUnretained)
    return list?.borrow { $0.isEmpty } == false ? list : nil
  }
}
