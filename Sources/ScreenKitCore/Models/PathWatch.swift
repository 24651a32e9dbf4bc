/// Those who observe one path of one model, one after another: a single read serves them all.
///
/// Exclusivity is not checked where each write would pay for it: the main actor guards these
/// properties, and every access is a plain load or store.
@MainActor @usableFromInline
final class PathWatch<Value>: AnyPathWatch {
  /// Reads the value and follows the path to where it leads now; `nil` once the model is gone.
  @usableFromInline let read: @MainActor (PathWatch) -> Value?
  @usableFromInline let isSame: @MainActor (Value, Value) -> Bool
  @usableFromInline let keepsLast: Bool
  @exclusivity(unchecked) @usableFromInline var last: Value?
  /// Counts the changes, so that who was muted knows whether one was missed.
  @exclusivity(unchecked) @usableFromInline var version = 0
  /// Everyone, in order of registration.
  private var observers: [Observer<Value>] = []
  /// Those who listen; valid while ``isSettled``.
  @exclusivity(unchecked) @usableFromInline var listening = Roster<Observer<Value>>([])
  @exclusivity(unchecked) @usableFromInline var isSettled = true
  /// The change of the round that begins, and its version.
  @exclusivity(unchecked) @usableFromInline var news: Change<Value>?
  @exclusivity(unchecked) @usableFromInline var newsVersion = 0

  @usableFromInline
  init(
    _ path: AnyKeyPath, of life: ModelLife, keepsLast: Bool, last: Value?,
    isSame: @escaping @MainActor (Value, Value) -> Bool,
    read: @escaping @MainActor (PathWatch) -> Value?,
    look: @escaping @MainActor (AnyPathWatch) -> Void,
    tell: @escaping @MainActor (AnyPathWatch) -> Void
  ) {
    self.isSame = isSame
    self.read = read
    self.keepsLast = keepsLast
    self.last = keepsLast ? last : nil
    super.init(path, of: life, look: look, tell: tell)
  }

  /// What a read of `new` amounts to, or `nil` if nothing changed.
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

  /// Notes what a read of `new` amounts to for ``tellNews()``.
  @inlinable @inline(__always)
  func look(at new: Value) {
    if !isSettled { settle() }
    news = change(to: new)
    newsVersion = version
  }

  /// Calls every observer that listens, if there is news.
  @inlinable @inline(__always)
  func tellNews() {
    guard let change = news else { return }
    news = nil
    let version = newsVersion
    var called = 0
    if isSettled {
      while called < listening.count, isSettled {
        listening.with(called) { $0.body(change) }
        called &+= 1
      }
    }
    if !isSettled { tell(change, of: version, after: called) }
  }

  /// Goes on after an observer came, went or fell silent within the round.
  @usableFromInline
  func tell(_ change: Change<Value>, of version: Int, after called: Int) {
    for index in called..<listening.count {
      listening.with(index) { $0.hear(change, of: version) }
    }
  }

  @usableFromInline
  func settle() {
    listening = Roster(observers.filter(\.isListening))
    isSettled = true
  }

  override func postpone() {
    guard let value = read(self), let change = change(to: value) else { return }
    let version = version
    for observer in observers where observer.isListening {
      ObservationRound.enqueue { observer.hear(change, of: version) }
    }
  }

  @usableFromInline
  func add(_ body: @escaping @MainActor (Change<Value>) -> Void) -> AnyObserver {
    let observer = Observer(self, body)
    observers.append(observer)
    isSettled = false
    count(1)
    if observers.count == 1 {
      Census.current?.note("observer of \(type(of: path).rootType)") { [weak self] in
        self?.observers.count ?? 0
      }
    }
    return observer
  }

  func remove(_ observer: Observer<Value>) {
    guard let index = observers.firstIndex(where: { $0 === observer }) else { return }
    observers.remove(at: index)
    isSettled = false
    count(-1)
    if observers.isEmpty { attach(to: []) }
    // At once, so that what the observer holds goes with it; a round that runs needs the old list.
    if !ObservationRound.isRunning { settle() }
  }
}

/// A ``PathWatch`` of whatever type, as the properties that it reads hold it.
@MainActor @usableFromInline
class AnyPathWatch {
  /// Takes this watch, reads the value and, if it moved, notes the news.
  ///
  /// Formed where the path is a literal; called through a constant, it counts no references.
  @usableFromInline final let look: @MainActor (AnyPathWatch) -> Void
  /// Takes this watch and tells the observers the news; formed there too.
  @usableFromInline final let tell: @MainActor (AnyPathWatch) -> Void
  final let path: AnyKeyPath
  private let life: ModelLife
  @usableFromInline final private(set) var lists: [AnyObserverList] = []

  init(
    _ path: AnyKeyPath, of life: ModelLife, look: @escaping @MainActor (AnyPathWatch) -> Void,
    tell: @escaping @MainActor (AnyPathWatch) -> Void
  ) {
    self.path = path
    self.life = life
    self.look = look
    self.tell = tell
  }

  /// Reads the value now and, if it moved, puts the news in the queue of the next rounds.
  @usableFromInline func postpone() {}

  final func isWatch(of path: AnyKeyPath, in life: ModelLife) -> Bool {
    self.life === life && self.path == path
  }

  final func count(_ change: Int) { life.observerCount += change }

  /// Registers with exactly `touched`; a path through other models may lead elsewhere by now.
  @usableFromInline
  final func attach(to touched: [AnyObserverList]) {
    if touched.elementsEqual(lists, by: ===) { return }
    // Sets, since a path that counts the items of a long list touches thousands.
    let old = Set(lists.map { ObjectIdentifier($0) })
    let new = Set(touched.map { ObjectIdentifier($0) })
    for list in lists where !new.contains(ObjectIdentifier(list)) {
      list.watches.removeAll { $0 === self }
    }
    for list in touched where !old.contains(ObjectIdentifier(list)) { list.watches.append(self) }
    lists = touched
  }
}
