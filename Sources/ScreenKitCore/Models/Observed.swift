/// Reports every write of a model's property to those who observe it.
///
/// The observers of a property sit in its own storage, so a write never looks up a key path and
/// an unobserved write costs one comparison with `nil`.
@propertyWrapper
public struct Observed<Value> {
  @usableFromInline var value: Value
  /// Made at the first observation and never replaced, so that the model keeps it alive.
  @usableFromInline var observers: ObserverList<Value>?
  /// Set where the value is a model.
  @usableFromInline let anchor: ModelAnchor?

  /// Makes the storage; called by the compiler for `@Observed var x = value`.
  @inlinable @_disfavoredOverload
  public init(wrappedValue: Value) {
    value = wrappedValue
    observers = nil
    anchor = nil
  }

  /// Makes the storage of a model; called by the compiler for `@Observed var x = model`.
  @inlinable
  public init(wrappedValue: Value) where Value: Model {
    value = wrappedValue
    observers = nil
    anchor = ModelAnchor(wrappedValue)
  }

  /// Makes the storage of a model or nothing; called by the compiler for `@Observed var x: X?`.
  @inlinable
  public init<Submodel: Model>(wrappedValue: Value) where Value == Submodel? {
    value = wrappedValue
    observers = nil
    anchor = ModelAnchor(wrappedValue)
  }

  /// Unavailable: only a property of a ``Model`` can be observed.
  @available(*, unavailable, message: "@Observed belongs to a property of a Model subclass")
  public var wrappedValue: Value {
    get { fatalError("unreachable") }
    set { fatalError("unreachable: \(newValue)") }
  }

  /// Reads and writes the property of `owner`; called by the compiler for every access.
  ///
  /// The one `yield` and the `defer` are what lets the optimiser see through to a plain store,
  /// and a mutation that throws half-way still reports.
  @MainActor @inlinable
  public static subscript<Owner: Model>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Observed<Value>>
  ) -> Value {
    @inline(__always)
    get {
      if ObservationTracking.isRecording {
        // Named by no key path, which would have to be made before every read.
        if owner[keyPath: storage].observers == nil {
          owner[keyPath: storage].observers = ObserverList(in: owner.life)
        }
        ObservationTracking.note(owner[keyPath: storage].observers)
      }
      return owner[keyPath: storage].value
    }
    @inline(__always)
    set {
      let list = owner[keyPath: storage].observersIfAny
      if let list, let isSame = list.look({ $0.isSame }),
        isSame(owner[keyPath: storage].value, newValue)
      {
        return
      }
      owner[keyPath: storage].value = newValue
      if !_isPOD(Value.self) { owner[keyPath: storage].anchor?.hold(newValue) }
      list?.look(keptBy: owner) { $0.report(of: owner) }
    }
    @inline(__always)
    _modify {
      // An optimizer that finds more to do in the `defer` leaves the key paths to run time.
      if !_isPOD(Value.self) { owner[keyPath: storage].anchor?.letGo() }
      ObservationRound.state.bits &+= RoundState.change
      defer {
        ObservationRound.state.bits &-= RoundState.change
        owner[keyPath: storage].observersIfAny?.look(keptBy: owner) { $0.report(of: owner) }
        if ObservationRound.state.canReportDeferred { ObservationRound.reportDeferred() }
      }
      yield &owner[keyPath: storage].value
      if !_isPOD(Value.self) { owner[keyPath: storage].anchor?.hold(owner[keyPath: storage].value) }
    }
  }

  /// The list of observers, which the model keeps, unless nobody observes.
  @MainActor @inlinable @inline(__always)
  var observersIfAny: Unmanaged<ObserverList<Value>>? {
    let list = observers.map(Unmanaged.passUnretained)
    return list?.look { $0.isEmpty } == false ? list : nil
  }
}
