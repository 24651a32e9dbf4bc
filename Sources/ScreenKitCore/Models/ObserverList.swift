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
  /// Guarded by the main actor; changed only by ``AnyPathWatch/attach(to:)``, which calls nobody.
  @exclusivity(unchecked) @usableFromInline final var watches: [AnyPathWatch] = [] {
    didSet { isSettled = false }
  }
  /// The watches as the next round walks them; valid while ``isSettled``.
  @exclusivity(unchecked) @usableFromInline final var roster = Roster<AnyPathWatch>([])
  @exclusivity(unchecked) @usableFromInline final var isSettled = true
  /// The type of the property, to tell a watch of it from one of something computed from it.
  final let valueType: Any.Type
  /// The life of the model whose property this is; the list may outlive it in a token's hand.
  final let life: ModelLife

  init(_ valueType: Any.Type, in life: ModelLife) {
    self.valueType = valueType
    self.life = life
  }

  @inlinable final var isEmpty: Bool { watches.isEmpty }

  /// Tells every observer, or puts the news in the queue while another round runs.
  @inlinable
  final func report() {
    if ObservationRound.isRunning { return postpone() }
    ObservationRound.isRunning = true
    // Settled only here, so whoever is added within a round starts with the next one.
    if !isSettled { settle() }
    // Every path is read before the first observer is called, whose own writes are other news.
    for index in 0..<roster.count { roster.with(index) { $0.look($0) } }
    for index in 0..<roster.count { roster.with(index) { $0.tell($0) } }
    ObservationRound.end()
  }

  @usableFromInline
  final func settle() {
    roster = Roster(watches)
    isSettled = true
  }

  @usableFromInline
  final func postpone() {
    for watch in watches { watch.postpone() }
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
