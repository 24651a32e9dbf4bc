/// The observations whose paths read one property, in order of registration.
@MainActor @usableFromInline
final class ObserverList<Value>: AnyObserverList {
  /// The `==` of values with references, which are too costly to keep for a later comparison.
  @usableFromInline let isSame: (@MainActor (Value, Value) -> Bool)?

  @usableFromInline
  init(in life: ModelLife) {
    isSame = _isPOD(Value.self) ? nil : equality(of: Value.self)
    super.init(Value.self, in: life)
  }
}

/// An ``ObserverList`` with its type erased.
@MainActor @usableFromInline
class AnyObserverList {
  /// The observations of the property.
  ///
  /// They are used only on the main actor. Only ``AnyKeyPathObservation/attach(to:)`` changes them.
  private final var observations = RegistrationOrder<AnyKeyPathObservation>()
  /// The observations in the form that rounds iterate; valid while ``isCurrent``.
  ///
  /// Exclusivity is unchecked, as for the next two properties, since each write reads them
  /// (benchmark W7).
  @exclusivity(unchecked) @usableFromInline final var iterated = UnretainedArray<
    AnyKeyPathObservation
  >([])
  @exclusivity(unchecked) @usableFromInline final var isCurrent = true
  /// Whether the property has no observations.
  @exclusivity(unchecked) @usableFromInline final private(set) var isEmpty = true
  /// Whether the report of the property waits for a change in place to end.
  final var isDeferred = false
  /// The type of the property, which distinguishes its own observations from observations of
  /// computed values.
  final let valueType: Any.Type
  /// The life of the property's model; a token may keep the list alive after the model.
  final let life: ModelLife

  init(_ valueType: Any.Type, in life: ModelLife) {
    self.valueType = valueType
    self.life = life
  }

  /// The observation that registered last.
  final var last: AnyKeyPathObservation? { observations.last }

  /// The number of steps spent on adding, removing and ordering observations, for tests.
  final var work: Int { observations.work }

  final func add(_ watch: AnyKeyPathObservation) {
    observations.insert(watch, watch.number)
    isEmpty = false
    isCurrent = false
  }

  final func remove(_ watch: AnyKeyPathObservation) {
    observations.remove(watch.number)
    isEmpty = observations.isEmpty
    isCurrent = false
    // Emptied once per filling, so that many consecutive removals cost as much as one write.
    if !ObservationRound.state.isRunning, iterated.count > 0 { iterated = UnretainedArray([]) }
  }

  /// Calls every observer of the property of `model`, or queues the report during another round or
  /// a change in place.
  @inlinable
  final func report(of model: AnyObject) {
    guard ObservationRound.state.isFree else { return postpone(of: model) }
    ObservationRound.begin()
    // The list is updated only here, so observers added within a round take part from the next
    // round.
    if !isCurrent { rebuild() }
    // All paths are read before the first observer is called. The observers' own writes belong to
    // the next round.
    for index in 0..<iterated.count { iterated.with(index) { $0.readChange($0) } }
    for index in 0..<iterated.count { iterated.with(index) { $0.deliver($0) } }
    ObservationRound.end()
  }

  @usableFromInline
  final func rebuild() {
    AnyKeyPathObservation.separate(observations.members())
    iterated = UnretainedArray(observations.members())
    isCurrent = true
  }

  @usableFromInline
  final func postpone(of model: AnyObject) {
    // A property that is being changed in place cannot be read.
    let state = ObservationRound.state
    if state.hasOpenChanges || state.hasDeferred {
      return ObservationRound.defer(self, of: model)
    }
    ObservationRound.enqueueReports(of: [self])
  }

  /// Reads every path now and adds the reports of the changed values.
  final func postpone(into deliveries: inout [ObservationRound.Delivery]) {
    for watch in observations.members() { watch.postpone(into: &deliveries) }
  }
}

/// Returns the `==` of `type`, or `nil` if it has none.
@MainActor
private func equality<Value>(of type: Value.Type) -> (@MainActor (Value, Value) -> Bool)? {
  func open<E: Equatable>(_: E.Type) -> @MainActor (Value, Value) -> Bool {
    { ($0 as? E) == ($1 as? E) }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return open(equatable)
}
