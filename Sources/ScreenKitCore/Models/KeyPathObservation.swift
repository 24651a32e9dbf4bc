/// The consecutively registered observers of one path of one model, which share each read of the
/// path.
///
/// Exclusivity checks are off for properties that each write accesses. These properties are used
/// only on the main actor, and every access is a plain load or store.
@MainActor @usableFromInline
final class KeyPathObservation<Value>: AnyKeyPathObservation {
  /// A closure that reads the value and registers with all properties of the path; it returns `nil`
  /// after the release of the model.
  @usableFromInline let read: @MainActor (KeyPathObservation) -> Value?
  @usableFromInline let isSame: @MainActor (Value, Value) -> Bool
  @usableFromInline let keepsLast: Bool
  @exclusivity(unchecked) @usableFromInline var last: Value?
  /// The number of changes, by which a muted observer detects missed changes.
  @exclusivity(unchecked) @usableFromInline var version = 0
  /// All observers, in order of registration.
  private var observers = RegistrationOrder<Observer<Value>>()
  /// The observers that are not muted; valid while ``isCurrent``.
  @exclusivity(unchecked) @usableFromInline var listening = UnretainedArray<Observer<Value>>([])
  @exclusivity(unchecked) @usableFromInline var isCurrent = true
  /// The change that the current round reports, with its version.
  @exclusivity(unchecked) @usableFromInline var pendingChange: Change<Value>?
  @exclusivity(unchecked) @usableFromInline var pendingVersion = 0

  @usableFromInline
  init(
    _ path: AnyKeyPath, of model: Model, keepsLast: Bool, last: Value?,
    isSame: @escaping @MainActor (Value, Value) -> Bool,
    read: @escaping @MainActor (KeyPathObservation) -> Value?,
    readChange: @escaping @MainActor (AnyKeyPathObservation) -> Void,
    deliver: @escaping @MainActor (AnyKeyPathObservation) -> Void
  ) {
    self.isSame = isSame
    self.read = read
    self.keepsLast = keepsLast
    self.last = keepsLast ? last : nil
    super.init(
      path, of: model, ObservationRound.nextRegistration(), readChange: readChange,
      deliver: deliver)
  }

  /// Creates an observation like `other` that takes over `observers`.
  private init(_ other: KeyPathObservation, takingOver observers: ArraySlice<Observer<Value>>) {
    (isSame, read, keepsLast) = (other.isSame, other.read, other.keepsLast)
    (last, version) = (other.last, other.version)
    super.init(splitFrom: other, observers[observers.startIndex].number)
    for observer in observers {
      other.observers.remove(observer.number)
      self.observers.insert(observer, observer.number)
      observer.watch = self
    }
    isCurrent = false
    joinLeakTracker()
  }

  /// Returns the change after a read of `new`, or `nil` if nothing changed.
  @inlinable @inline(__always)
  func change(to new: Value) -> Change<Value>? {
    let old = last
    if keepsLast {
      if let old, isSame(old, new) { return nil }
      last = new
    }
    version &+= 1
    return Change(new: new, old: old)
  }

  /// Stores the change after a read of `new`, for ``deliverPendingChange()``.
  @inlinable @inline(__always)
  func readChange(to new: Value) {
    if !isCurrent { rebuild() }
    pendingChange = change(to: new)
    pendingVersion = version
  }

  /// Calls every listening observer, if there is a ``pendingChange``.
  @inlinable @inline(__always)
  func deliverPendingChange() {
    guard let change = pendingChange else { return }
    pendingChange = nil
    let version = pendingVersion
    var called = 0
    if isCurrent {
      while called < listening.count, isCurrent {
        listening.with(called) { $0.body(change) }
        called &+= 1
      }
    }
    if !isCurrent { deliverRest(of: change, version, after: called) }
  }

  /// Calls the remaining observers after one was added, removed or muted during the round.
  @usableFromInline
  func deliverRest(of change: Change<Value>, _ version: Int, after called: Int) {
    for index in called..<listening.count {
      listening.with(index) { $0.receive(change, of: version) }
    }
  }

  @usableFromInline
  func rebuild() {
    listening = UnretainedArray(observers.members().filter(\.isListening))
    isCurrent = true
  }

  override func postpone(into deliveries: inout [ObservationRound.Delivery]) {
    guard let value = read(self), let change = change(to: value) else { return }
    let version = version
    for observer in observers.members() where observer.isListening {
      deliveries.append(.init(observer: observer) { observer.receive(change, of: version) })
    }
  }

  @usableFromInline
  func add(
    _ body: @escaping @MainActor (Change<Value>) -> Void, at site: ObservationSite?
  ) -> AnyObserver {
    let observer = Observer(self, site, body)
    observers.insert(observer, observer.number)
    isCurrent = false
    count(1)
    if observers.count == 1 { joinLeakTracker() }
    return observer
  }

  func remove(_ observer: Observer<Value>) {
    observers.remove(observer.number)
    isCurrent = false
    count(-1)
    if observers.isEmpty { attach(to: []) }
    // The list is emptied at once to release the observer's captures, except during a round, which
    // still needs the old list. The next write fills it again, so many consecutive removals cost as
    // much as one write.
    if !ObservationRound.state.isRunning, listening.count > 0 { listening = UnretainedArray([]) }
  }

  private func joinLeakTracker() {
    LeakTracker.current?.track("observer of \(type(of: path).rootType)") { [weak self] in
      self?.observers.count ?? 0
    }
  }

  override var lastRegistration: Int { observers.last?.number ?? number }
  override var registrations: [Int] { observers.members().map(\.number) }
  override var work: Int { observers.work }

  override func split(at starts: [Int]) {
    var rest = observers.members()[...]
    var pieces: [ArraySlice<Observer<Value>>] = []
    for start in starts.reversed() {
      let index = rest.firstIndex { $0.number >= start } ?? rest.endIndex
      pieces.append(rest[index...])
      rest = rest[..<index]
    }
    for piece in pieces { KeyPathObservation(self, takingOver: piece).attach(to: lists) }
    isCurrent = false
  }
}

/// A ``KeyPathObservation`` with its type erased, for storage in the properties that it reads.
@MainActor @usableFromInline
class AnyKeyPathObservation {
  /// A closure that takes this observation, reads the value and stores a change as pending.
  ///
  /// It is created at the literal path. A constant closure is called without reference counting.
  @usableFromInline final let readChange: @MainActor (AnyKeyPathObservation) -> Void
  /// A closure that takes this observation and reports the change, created like ``readChange``.
  @usableFromInline final let deliver: @MainActor (AnyKeyPathObservation) -> Void
  final let path: AnyKeyPath
  /// The order number of the first registration, higher than the numbers of all earlier observers.
  final let number: Int
  final let life: ModelLife
  /// The model at which the path begins; used only while it is alive.
  unowned final let model: Model
  @usableFromInline final private(set) var lists: [AnyObserverList] = []

  init(
    _ path: AnyKeyPath, of model: Model, _ number: Int,
    readChange: @escaping @MainActor (AnyKeyPathObservation) -> Void,
    deliver: @escaping @MainActor (AnyKeyPathObservation) -> Void
  ) {
    self.path = path
    self.model = model
    self.number = number
    life = model.life
    self.readChange = readChange
    self.deliver = deliver
  }

  /// Creates an observation of the same path.
  init(splitFrom other: AnyKeyPathObservation, _ number: Int) {
    (path, model, life, self.number) = (other.path, other.model, other.life, number)
    (readChange, deliver) = (other.readChange, other.deliver)
  }

  /// Reads the value now and, if it changed, adds the reports to `deliveries`.
  func postpone(into deliveries: inout [ObservationRound.Delivery]) {}
  /// The number of the observer that registered last.
  var lastRegistration: Int { number }
  /// The numbers of all observers, in order.
  var registrations: [Int] { [] }
  /// The number of steps spent on adding, removing and ordering observers, for tests.
  var work: Int { 0 }
  /// Moves the observers from each of `starts` on to a new observation.
  func split(at starts: [Int]) {}

  final func isWatch(of path: AnyKeyPath, in life: ModelLife) -> Bool {
    self.life === life && self.path == path
  }

  final func count(_ change: Int) { life.observerCount += change }

  /// Registers with exactly the lists `touched`, since a path through other models may have another
  /// target now.
  @usableFromInline
  final func attach(to touched: [AnyObserverList]) {
    if touched.elementsEqual(lists, by: ===) { return }
    // Sets are used, since a path over the items of a long list touches thousands of properties.
    let old = Set(lists.map { ObjectIdentifier($0) })
    let new = Set(touched.map { ObjectIdentifier($0) })
    for list in lists where !new.contains(ObjectIdentifier(list)) {
      list.remove(self)
    }
    for list in touched where !old.contains(ObjectIdentifier(list)) { list.add(self) }
    lists = touched
  }
}
