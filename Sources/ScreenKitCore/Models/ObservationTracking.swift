/// Notes which observed properties are read while a key path is evaluated.
///
/// It is shared by the whole main actor because a getter has no other way to know who asks.
/// It is empty except within ``record(_:)``, which is synchronous and restores what it found.
@MainActor @usableFromInline
enum ObservationTracking {
  @usableFromInline static var isRecording = false
  private static var lists: [AnyObserverList] = []
  /// The same as `lists`, once they are too many to look through.
  private static var known: Set<ObjectIdentifier> = []

  @usableFromInline
  static func note(_ list: AnyObserverList?) {
    guard let list else { return }
    if lists.count < 16 {
      if lists.contains(where: { $0 === list }) { return }
    } else {
      if known.isEmpty { known = Set(lists.map { ObjectIdentifier($0) }) }
      if !known.insert(ObjectIdentifier(list)).inserted { return }
    }
    lists.append(list)
  }

  /// The value of `read` and the lists of all properties that it touched.
  @usableFromInline
  static func record<Value>(_ read: () -> Value) -> (value: Value, touched: [AnyObserverList]) {
    let outer = (isRecording, lists, known)
    defer { (isRecording, lists, known) = outer }
    (isRecording, lists, known) = (true, [], [])
    let value = read()
    return (value, lists)
  }
}
