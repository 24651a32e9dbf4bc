import Observation

/// One observation of a standard observable object: told of all of a turn's writes at once.
///
/// The object calls back before the write, on whatever thread writes, and only once: so the
/// value is read, and the next write waited for, at the end of the turn. What the object keeps
/// after the end of the observation, until its next write, holds nothing of the observer.
@MainActor
final class ObjectObserver<Object: AnyObject & Observable, Value>: AnyObjectObserver {
  private weak var object: Object?
  private let path: KeyPath<Object, Value>
  private let isSame: @MainActor (Value, Value) -> Bool
  private let body: @MainActor (Change<Value>) -> Void
  private let inbox: Inbox
  private var last: Value?
  /// Whether the object will call back; `false` means that the value may have moved.
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

  /// Takes the news that the value was written; while muted it waits for ``unmute()``.
  override func hear() {
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
      inbox.post { [weak observer] in observer?.hear() }
    }
  }
}

/// An ``ObjectObserver`` of whatever type, as the closures that cross threads hold it.
@MainActor
class AnyObjectObserver: AnyObserver {
  func hear() {}
}
