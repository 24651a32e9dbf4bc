/// The watched paths that read one property, in order of registration.
@MainActor @usableFromInline
final class ObserverList<Value>: AnyObserverList {
  /// The `==` of values that are too costly to keep for a later comparison.
  @usableFromInline let isSame: (@MainActor (Value, Value) -> Bool)?

  @usableFromInline
  init(in life: ModelLife) {
    isSame = _isPOD(Value.self) ? nil : equality(of: Value.self)
    super.init(Value.self, in: life)
  }
}

/// An ``ObserverList`` of whatever type.
@MainActor @usableFromInline
class AnyObserverList {
  /// Guarded by the main actor; changed only by ``AnyKeyPathObservation/attach(to:)``, which calls nobody.
  @exclusivity(unchecked) private final var watches = RegistrationOrder<AnyKeyPathObservation>()
  /// The watches as the next round walks them; valid while ``isSettled``.
  @exclusivity(unchecked) @usableFromInline final var roster = UnretainedArray<
    AnyKeyPathObservation
  >([])
  @exclusivity(unchecked) @usableFromInline final var isSettled = true
  /// Whether nobody watches the property.
  @exclusivity(unchecked) @usableFromInline final private(set) var isEmpty = true
  /// Whether the property waits for a change in place to end before it is reported.
  final var isDeferred = false
  /// The type of the property, to tell a watch of it from one of something computed from it.
  final let valueType: Any.Type
  /// The life of the model whose property this is; the list may outlive it in a token's hand.
  final let life: ModelLife

  init(_ valueType: Any.Type, in life: ModelLife) {
    self.valueType = valueType
    self.life = life
  }

  /// The watch that was registered last.
  final var last: AnyKeyPathObservation? { watches.last }

  /// The steps taken so far to add, remove and order watches; counted for tests.
  final var work: Int { watches.work }

  final func add(_ watch: AnyKeyPathObservation) {
    watches.insert(watch, watch.number)
    isEmpty = false
    isSettled = false
  }

  final func remove(_ watch: AnyKeyPathObservation) {
    watches.remove(watch.number)
    isEmpty = watches.isEmpty
    isSettled = false
    // Once for each time it is filled, so that many removals in a row cost no more than one write.
    if !ObservationRound.state.isRunning, roster.count > 0 { roster = UnretainedArray([]) }
  }

  /// Calls every observer of the property of `model`, or puts the news in the queue while another
  /// round runs, or waits for changes in place to end.
  @inlinable
  final func report(of model: AnyObject) {
    guard ObservationRound.state.isFree else { return postpone(of: model) }
    ObservationRound.begin()
    // Settled only here, so whoever is added within a round starts with the next one.
    if !isSettled { settle() }
    // Every path is read before the first observer is called, whose own writes are other news.
    for index in 0..<roster.count { roster.with(index) { $0.look($0) } }
    for index in 0..<roster.count { roster.with(index) { $0.tell($0) } }
    ObservationRound.end()
  }

  @usableFromInline
  final func settle() {
    AnyKeyPathObservation.separate(watches.members())
    roster = UnretainedArray(watches.members())
    isSettled = true
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

  /// Reads every path now and adds the reports of those that moved.
  final func postpone(into deliveries: inout [ObservationRound.Delivery]) {
    for watch in watches.members() { watch.postpone(into: &deliveries) }
  }
}

/// The `==` of `type`, or `nil` where it has none.
@MainActor
private func equality<Value>(of type: Value.Type) -> (@MainActor (Value, Value) -> Bool)? {
  func open<E: Equatable>(_: E.Type) -> @MainActor (Value, Value) -> Bool {
    { ($0 as? E) == ($1 as? E) }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return open(equatable)
}
