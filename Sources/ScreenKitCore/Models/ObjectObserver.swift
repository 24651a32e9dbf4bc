import Observation

/// An observation of a standard observable object, which reports all writes of a turn at once.
///
/// The object calls back before the write, on the writing thread, and only once. Therefore, the
/// value is read and observed again at the end of the turn. The object keeps the callback until its
/// next write, and the callback does not retain the observer.
@MainActor
final class ObjectObserver<Object: AnyObject & Observable, Value>: AnyObjectObserver {
  private weak var object: Object?
  private let path: KeyPath<Object, Value>
  private let isSame: @MainActor (Value, Value) -> Bool
  private let body: @MainActor (Change<Value>) -> Void
  private let inbox: Inbox
  private var last: Value?
  /// Whether the object will call back; `false` means that the value may have changed.
  private var isTracking = false

  init(
    _ object: Object, _ path: KeyPath<Object, Value>, _ inbox: Inbox,
    isSame: @escaping @MainActor (Value, Value) -> Bool,
    _ body: @escaping @MainActor (Change<Value>) -> Void
  ) {
    self.object = object
    self.path = path
    self.inbox = inbox
    self.isSame = isSame
    self.body = body
    super.init(nil)
    last = read()
  }

  override func mute() {
    if isListening { state = .muted(since: 0) }
  }

  override func unmute() {
    guard case .muted(let version) = state else { return }
    state = .listening
    let owesFirst = version < 0
    guard owesFirst || !isTracking, let value = read() else { return }
    if owesFirst { last = nil }
    report(value)
  }

  override func end() {
    state = .ended
    last = nil
  }

  /// Handles a write of the value; while muted, ``unmute()`` handles it later.
  override func receive() {
    isTracking = false
    if isListening, let value = read() { report(value) }
  }

  private func report(_ value: Value) {
    let old = last
    if let old, isSame(old, value) { return }
    last = value
    body(Change(new: value, old: old))
  }

  private func read() -> Value? {
    guard let object else { return nil }
    if isTracking { return object[keyPath: path] }
    isTracking = true
    return withObservationTracking {
      object[keyPath: path]
    } onChange: { [weak observer = self as AnyObjectObserver, inbox] in
      inbox.post { [weak observer] in observer?.receive() }
    }
  }
}

/// An ``ObjectObserver`` with its type erased, for closures that cross threads.
@MainActor
class AnyObjectObserver: AnyObserver {
  func receive() {}
}
