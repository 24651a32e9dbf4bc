/// Notes which observed properties are read while a key path is evaluated.
///
/// It is shared by the whole main actor because a getter has no other way to know who asks.
/// It is empty except within ``record(_:)``, which is synchronous and restores what it found.
@MainActor @usableFromInline
enum ObservationTracking {
  @usableFromInline static var isRecording = false
  private static var lists = UniqueObjects<AnyObserverList>()

  @usableFromInline
  static func note(_ list: AnyObserverList?) {
    if let list { lists.insert(list) }
  }

  /// The value of `read` and the lists of all properties that it touched.
  @usableFromInline
  static func record<Value>(_ read: () -> Value) -> (value: Value, touched: [AnyObserverList]) {
    let outer = (isRecording, lists)
    defer { (isRecording, lists) = outer }
    (isRecording, lists) = (true, UniqueObjects())
    let value = read()
    return (value, lists.objects)
  }
}
